internal import TextLayout

/// A few values by font.
///
/// Found by comparison: a document has a handful of fonts, and to hash a font's name takes longer
/// than to compare it with theirs. At `limit` fonts all are forgotten.
nonisolated struct FontTable<Value> {
  private var fonts: [FontSpec] = []
  private var values: [Value] = []
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Calls `body` with the value of a font, which `make` makes where there is none.
  ///
  /// - Complexity: O(*n*) in the fonts.
  mutating func withValue<Result>(
    of font: FontSpec, make: () -> Value, _ body: (inout Value) -> Result
  ) -> Result {
    if let known = fonts.firstIndex(where: { $0.size == font.size && $0 == font }) {
      return body(&values[known])
    }
    if fonts.count >= limit {
      fonts = []
      values = []
    }
    fonts.append(font)
    values.append(make())
    return body(&values[values.count - 1])
  }
}

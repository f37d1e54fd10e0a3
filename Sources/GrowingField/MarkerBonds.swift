internal import LiveMarkdown

/// Where markers hold on to what they mark: a row ends neither after one that opens nor before one
/// that closes, which UAX #14 allows beside ideographs, kana and Hangul.
///
///     これは  **  「重要」  **  な事。      opens where the styles grow, closes where they shrink
///               ·        ·              a bond at each dot
struct MarkerBonds {
  /// Where the text holds together, in order.
  private(set) var offsets: [Int] = []
  /// Of the text before the marker, and where that ends.
  private var styles: StyleSet
  private var end = 0
  /// The end of the marker that the text is followed by.
  private var marker: Int?

  init(before styles: StyleSet) { self.styles = styles.subtracting(.marker) }

  /// Adds the run that ends at `upper`.
  mutating func add(_ styles: StyleSet, upTo upper: Int) {
    if styles.contains(.marker) {
      marker = upper
      return
    }
    resolve(next: styles)
    self.styles = styles
    end = upper
  }

  /// Call after the last run: what follows has the styles of none.
  mutating func finish() { resolve(next: []) }

  private mutating func resolve(next: StyleSet) {
    defer { marker = nil }
    guard let marker, next != styles else { return }
    if next.isSuperset(of: styles) { offsets.append(marker) }
    if next.isSubset(of: styles), end > 0 { offsets.append(end) }
  }
}

internal import Drawing

/// A face as runs are drawn with it, packed into a `FaceID`: which one, and whether it is made
/// bold.
///
///     bit  31       24  23             0
///         ┌───────────┬─────────────────┐
///         │ 1 = bold  │ index of a face │      -1: no face
///         └───────────┴─────────────────┘
nonisolated struct FaceStyle {
  /// An index into `FontLibrary.faces`.
  var index: Int
  /// True where bold is asked for and the family has no bold face.
  var isEmboldened: Bool

  private static let emboldened: Int32 = 1 << 24

  init(index: Int, isEmboldened: Bool) {
    self.index = index
    self.isEmboldened = isEmboldened
  }

  /// Unpacks what `id` packed; nil for `FaceID.missing`.
  init?(_ id: FaceID) {
    guard id != .missing else { return nil }
    index = Int(id.rawValue & (Self.emboldened - 1))
    isEmboldened = id.rawValue & Self.emboldened != 0
  }

  var id: FaceID {
    FaceID(rawValue: Int32(index) | (isEmboldened ? Self.emboldened : 0))
  }
}

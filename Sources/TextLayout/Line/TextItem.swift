internal import Drawing
internal import UnicodeRules

/// A stretch of a line that is shaped in one go: one attribute run, face, script and level.
struct TextItem: Sendable {
  /// Displayed bytes.
  var range: Range<Int>
  /// Indices of its cells in the line.
  var cells: Range<Int>
  /// The attribute run.
  var run: Int
  var face: FaceID
  var script: Script
  /// Embedding level; odd is right to left.
  var level: UInt8
  var isTab: Bool

  var isRightToLeft: Bool { level & 1 == 1 }
}

extension TextItem {
  /// What to ask of the fonts for the hyphen that ends a row inside the item.
  func hyphen(in font: FontSpec, fonts: inout some FontSource) -> ShapeRequest {
    let text = "-"
    let face = fonts.faces(for: Array(text.utf8), in: font).first?.face ?? self.face
    return ShapeRequest(
      text: text, face: face, size: font.size, script: .latin, isRightToLeft: isRightToLeft)
  }

  /// What to ask of the fonts for a part of the item.
  ///
  /// A cut inside a joined word, at a style edge or at a row's end, leaves its letters joined; where
  /// `continues` is true, so does the start of the bytes.
  func request(
    for part: Range<Int>, in bytes: [UInt8], size: Double, continues: Bool = false
  ) -> ShapeRequest {
    ShapeRequest(
      text: String(decoding: bytes[part], as: UTF8.self), face: face, size: size, script: script,
      isRightToLeft: isRightToLeft,
      joinsBefore: part.lowerBound == 0 ? continues : Joining.joins(at: part.lowerBound, in: bytes),
      joinsAfter: Joining.joins(at: part.upperBound, in: bytes))
  }
}

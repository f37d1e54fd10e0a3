/// One font file's face; the numbers belong to whoever opened the fonts.
package struct FaceID: Hashable, Sendable {
  package var rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// No font has the cluster: a box with its code point stands for it.
  package static let missing = FaceID(rawValue: -1)
}

/// What is open at the start of a line: all that the lines before it mean to those that follow.
///
/// Containers (quotes, list items) will stand here as a stack beside the leaf.
enum BlockState: Hashable, Sendable {
  /// No leaf block is open.
  case none
  /// A paragraph is, which the line may continue.
  case paragraph
  /// A fence of code is.
  case fence(byte: UInt8, length: Int32)
}

/// What a line is by itself.
enum LineKind: Hashable, Sendable {
  case blank
  /// Part of a paragraph: of one inline context with its neighbours of this kind.
  case paragraph
  /// An inline context by itself.
  case standalone
  case fenceOpening
  case fenceBody
  case fenceClosing
  /// Not looked at yet; also what follows a line whose state changed, beyond the watermark.
  case unscanned
}

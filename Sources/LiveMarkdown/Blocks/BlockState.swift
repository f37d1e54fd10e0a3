/// What is open at the start of a line: all that the lines before it mean to those that follow.
///
/// Containers (quotes, list items) will stand here as a stack beside the leaf.
enum BlockState: Hashable, Sendable {
  /// No leaf block is open.
  case none
  /// A paragraph is, which the line may continue, inside so many quotes.
  case paragraph(depth: UInt8)
  /// Definitions of links are all that the paragraph has so far: another one may follow, or text.
  case definitions(depth: UInt8)
  /// The line goes on with a definition.
  case definition
  /// A fence of code is.
  case fence(byte: UInt8, length: Int32)

  var isParagraph: Bool {
    if case .paragraph = self { true } else { false }
  }
}

/// What a line is by itself.
enum LineKind: Hashable, Sendable {
  case blank
  /// Part of a paragraph: of one inline context with its neighbours of this kind.
  case paragraph
  /// An inline context by itself.
  case standalone
  /// Of the definition of a link, which is what its lines are together.
  case definition
  case fenceOpening
  case fenceBody
  case fenceClosing
  /// Not looked at yet; also what follows a line whose state changed, beyond the watermark.
  case unscanned
}

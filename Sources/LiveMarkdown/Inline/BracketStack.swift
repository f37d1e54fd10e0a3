/// The brackets that may still open a link (CommonMark 0.31.2, appendix, "look for link or image").
///
/// ```
///   [a ![b [c     stack, bottom to top:  [   ![   [
///   [c](u)        a link: every `[` below it opens none any more, since no link holds another one;
///                 it still takes its `]`, and an image may hold a link:  [̶   ![
/// ```
struct BracketStack {
  private var open: [OpenBracket] = []
  /// Brackets at lower indices open images only.
  private var deadCount = 0
  private var imageCount = 0

  /// True where none can open anything any more, at a place of the text.
  func isIdle(at place: Int) -> Bool {
    guard let last = open.last else { return true }
    return place - last.range.lowerBound > InlineParser.reach
  }

  mutating func push(_ bracket: OpenBracket) {
    open.append(bracket)
    if bracket.isImage { imageCount += 1 }
  }

  /// Takes the bracket that a closing one belongs to; nil where that is text.
  mutating func pop(at place: Int) -> OpenBracket? {
    if isIdle(at: place) { removeAll() }
    guard let last = open.popLast() else { return nil }
    if last.isImage { imageCount -= 1 }
    let isDead = !last.isImage && open.count < deadCount
    deadCount = min(deadCount, open.count)
    removeUseless()
    return isDead ? nil : last
  }

  /// No bracket that is open now may open a link.
  mutating func forbidLinks() {
    deadCount = open.count
    removeUseless()
  }

  private mutating func removeUseless() {
    if imageCount == 0, deadCount == open.count { removeAll() }
  }

  private mutating func removeAll() {
    open.removeAll(keepingCapacity: true)
    (deadCount, imageCount) = (0, 0)
  }
}

/// A `[`, or a `![`.
struct OpenBracket: Sendable {
  let range: Range<Int>
  /// Its index among the tokens.
  let token: Int

  var isImage: Bool { range.count == 2 }
}

/// The delimiters that are still open, and the pairs made so far (CommonMark 0.31.2, appendix,
/// "process emphasis"), fed from left to right.
///
/// ```
///   *a **b _c        stack, bottom to top:  [*] [**] [_]
///   ... c**          looks back from the top for an opener that fits: [**]; what lies above it
///                    can pair no more and is dropped:  [*]
/// ```
///
/// A search that fails notes how far it looked (`bottoms`), so that no delimiter is looked back
/// upon twice for the same reason: linear whatever the text.
struct DelimiterStack {
  private let families: [DelimiterFamily]
  private var open: [OpenDelimiter] = []
  /// For each kind of closer, the offset before which nothing fits it.
  private var bottoms: [Int]
  private(set) var spans: [InlineSpan] = []
  private(set) var steps = 0

  /// For each link that is open, innermost last: what stood there before it.
  private var outside: [(count: Int, bottoms: [Int])] = []

  /// True where no delimiter waits for its partner.
  var isEmpty: Bool { open.isEmpty }

  private static let closerKinds = 8

  init(families: [DelimiterFamily]) {
    self.families = families
    bottoms = Array(repeating: 0, count: families.count * Self.closerKinds)
  }

  /// Takes the next delimiter run: closes what it can, and stays open with what remains.
  mutating func add(_ run: Range<Int>, family: Int, canOpen: Bool, canClose: Bool) {
    var delimiter = OpenDelimiter(
      range: run, originalLength: run.count, family: family, canClose: canClose)
    if canClose { close(&delimiter, canOpen: canOpen) }
    if canOpen, !delimiter.range.isEmpty { open.append(delimiter) }
  }

  // MARK: Links

  /// What follows, up to the end of the link, pairs with nothing before it.
  mutating func enterLink() { outside.append((open.count, bottoms)) }

  /// What is open inside the link pairs with nothing behind it.
  mutating func leaveLink() {
    guard let before = outside.popLast() else { return }
    open.removeSubrange(before.count...)
    bottoms = before.bottoms
  }

  /// Whether a run would close an open delimiter.
  mutating func closes(_ run: Range<Int>, family: Int) -> Bool {
    let closer = OpenDelimiter(
      range: run, originalLength: run.count, family: family, canClose: true)
    let kind = closerKind(closer, canOpen: false)
    return opener(for: closer, canOpen: false, downTo: bottoms[kind]) != nil
  }

  // MARK: Pairs

  private mutating func close(_ closer: inout OpenDelimiter, canOpen: Bool) {
    let kind = closerKind(closer, canOpen: canOpen)
    while !closer.range.isEmpty {
      guard let index = opener(for: closer, canOpen: canOpen, downTo: bottoms[kind]),
        let length = families[closer.family].pairedLength(
          open[index].range.count, closer.range.count)
      else {
        bottoms[kind] = closer.range.lowerBound
        return
      }
      pair(index, &closer, length)
    }
  }

  /// The innermost open delimiter that the closer may close.
  private mutating func opener(
    for closer: OpenDelimiter, canOpen: Bool, downTo bottom: Int
  ) -> Int? {
    let family = families[closer.family]
    let floor = outside.last?.count ?? 0
    var index = open.count - 1
    while index >= floor, open[index].range.lowerBound >= bottom {
      steps += 1
      let opener = open[index]
      if closer.range.upperBound - opener.range.lowerBound > InlineParser.reach { return nil }
      if opener.family == closer.family,
        family.pairedLength(opener.range.count, closer.range.count) != nil,
        !family.isDivisible || fits(opener, closer, closerOpens: canOpen)
      {
        return index
      }
      index -= 1
    }
    return nil
  }

  /// The rule of three: where one of the two can both open and close, the lengths must not add up
  /// to a multiple of three unless both are one.
  private func fits(_ opener: OpenDelimiter, _ closer: OpenDelimiter, closerOpens: Bool) -> Bool {
    guard opener.canClose || closerOpens else { return true }
    let (a, b) = (opener.originalLength, closer.originalLength)
    return (a + b) % 3 != 0 || (a % 3 == 0 && b % 3 == 0)
  }

  private mutating func pair(_ index: Int, _ closer: inout OpenDelimiter, _ length: Int) {
    open.removeSubrange((index + 1)...)
    let opener = open[index].range
    let opening = opener.upperBound - length..<opener.upperBound
    let closing = closer.range.lowerBound..<closer.range.lowerBound + length
    spans.append(
      InlineSpan(
        open: opening, close: closing, style: families[closer.family].styles[length - 1]))
    closer.range = closing.upperBound..<closer.range.upperBound
    open[index].range = opener.lowerBound..<opening.lowerBound
    if open[index].range.isEmpty { open.removeLast() }
  }

  /// Closers of one kind fit the same openers.
  private func closerKind(_ closer: OpenDelimiter, canOpen: Bool) -> Int {
    let within =
      families[closer.family].isDivisible
      ? closer.originalLength % 3 + (canOpen ? 3 : 0)
      : min(closer.originalLength, Self.closerKinds - 1)
    return closer.family * Self.closerKinds + within
  }
}

/// A delimiter run that may still be closed.
struct OpenDelimiter: Sendable, Equatable {
  /// What is left of the run.
  var range: Range<Int>
  let originalLength: Int
  let family: Int
  let canClose: Bool
}

/// Which parentheses belong together in a stretch without white space, found once for all the
/// addresses that may begin in it.
///
/// ```
///   [a](b[a](b(c)[a](d     three addresses that may begin, one stretch
/// ```
struct ParenthesisIndex {
  private var stretch = 0..<0
  private var closes: [Int: Int] = [:]
  private var firstStrayClose: Int?
  private var lastUnclosed = -1
  private(set) var steps = 0

  /// The end of a link's address that begins at an offset, as CommonMark 0.31.2, section 6.3, has
  /// it for one without angle brackets; nil where its parentheses do not match.
  ///
  /// It begins behind a parenthesis, or behind the white space that follows that.
  ///
  /// - Returns: Also the end of what was looked at.
  mutating func destinationEnd(
    from start: Int, in source: UnsafeBufferPointer<UInt8>
  ) -> (end: Int?, seen: Int) {
    let isBehindParenthesis = source[start - 1] == UInt8(ascii: "(")
    let first = isBehindParenthesis ? start - 1 : start
    if !stretch.contains(first) { read(from: first, in: source) }
    let seen = stretch.upperBound + 1
    if let close = isBehindParenthesis ? closes[first] : firstStrayClose { return (close, seen) }
    return (lastUnclosed < start ? stretch.upperBound : nil, seen)
  }

  private mutating func read(from start: Int, in source: UnsafeBufferPointer<UInt8>) {
    closes.removeAll(keepingCapacity: true)
    firstStrayClose = nil
    var open: [Int] = []
    var i = start
    while i < source.count, source[i] > ASCII.space, source[i] != 0x7F {
      switch source[i] {
      case UInt8(ascii: "("): open.append(i)
      case UInt8(ascii: ")"):
        if let partner = open.popLast() {
          closes[partner] = i
        } else if firstStrayClose == nil {
          firstStrayClose = i
        }
      case ASCII.backslash:
        if i + 1 < source.count, ASCII.isPunctuation(source[i + 1]) { i += 1 }
      default: break
      }
      i += 1
    }
    lastUnclosed = open.last ?? -1
    stretch = start..<i
    steps += i - start
  }
}

/// Finds the styled spans of one paragraph (or line, in dialects whose marks pair within a line).
///
/// ```
///   bytes ──► tokens: escape, code span, delimiter run ──► DelimiterStack ──► spans
///     └─────► the marks that are matched each by itself (IndependentMarks) ──► spans
/// ```
package struct InlineParser {
  /// Marks that are farther apart than this, in bytes of source, are text.
  package static let reach = 64 * 1024

  /// Parses a stretch that is one inline context.
  ///
  /// - Complexity: O(*n*) in the bytes of the stretch, whatever they are.
  package static func parse(_ bytes: [UInt8], _ rules: InlineRules) -> InlineParse {
    var parse = InlineParse()
    bytes.withUnsafeBufferPointer { source in
      if rules.hasTokens {
        var tokens = TokenReader(source, rules)
        tokens.readAll()
        parse = tokens.parse
      }
      for rule in rules.independent {
        IndependentMarks.match(rule, in: source, into: &parse)
      }
    }
    return parse
  }
}

/// Reads running text from left to right: escapes and code spans bind first, the rest of the marks
/// go to the delimiter stack.
struct TokenReader {
  let source: UnsafeBufferPointer<UInt8>
  let rules: InlineRules
  var parse = InlineParse()
  private var stack: DelimiterStack
  private var backticks: BacktickIndex?
  private var position = 0
  /// Where the text behind the last token begins.
  private var tokenEnd = 0
  /// Up to here an unclosed code span may still find its end.
  private var hopesUntil = 0
  private var lastCleanPoint = 0

  /// Bytes between two clean points, about.
  private static let cleanDistance = 512

  init(_ source: UnsafeBufferPointer<UInt8>, _ rules: InlineRules) {
    self.source = source
    self.rules = rules
    stack = DelimiterStack(families: rules.families)
  }

  mutating func readAll() {
    rules.roles.withUnsafeBufferPointer { roles in
      while true {
        tokenEnd = position
        skipText()
        noteCleanPoints(in: tokenEnd..<position)
        guard position < source.count else { break }
        switch roles[Int(source[position])] {
        case .text: position += 1
        case .escape: readEscape()
        case .codeSpan: readCodeSpan()
        case .delimiter(let family): readDelimiterRun(family)
        }
      }
    }
    parse.endsClean = stack.isEmpty && hopesUntil == 0 && tokenEnd < source.count
    parse.steps += source.count + stack.steps + (backticks?.steps ?? 0)
    parse.spans.append(contentsOf: stack.spans)
  }

  /// Remembers places in running text, where nothing is open there: between two characters of it,
  /// or behind a space that a token follows.
  ///
  /// Which way a run of delimiters faces depends on its neighbours, and the start of a text counts
  /// as a space.
  private mutating func noteCleanPoints(in text: Range<Int>) {
    guard text.upperBound - lastCleanPoint >= Self.cleanDistance, stack.isEmpty,
      text.lowerBound > hopesUntil || hopesUntil == 0
    else { return }
    while lastCleanPoint + Self.cleanDistance < text.upperBound {
      var point = max(text.lowerBound + 1, lastCleanPoint + Self.cleanDistance)
      while point < text.upperBound, source[point] & 0xC0 == 0x80 { point += 1 }
      if point >= text.upperBound { break }
      parse.cleanPoints.append(point)
      lastCleanPoint = point
    }
    if text.upperBound - lastCleanPoint >= Self.cleanDistance, !text.isEmpty,
      text.upperBound < source.count, source[text.upperBound - 1] == ASCII.space
    {
      parse.cleanPoints.append(text.upperBound)
      lastCleanPoint = text.upperBound
    }
  }

  /// Most bytes begin nothing: they are worth a loop of their own.
  private mutating func skipText() {
    rules.isText.withUnsafeBufferPointer { isText in
      var i = position
      while i < source.count, isText[Int(source[i])] { i += 1 }
      position = i
    }
  }

  /// CommonMark 0.31.2, section 2.4; before a newline the backslash is a hard break (section 6.7).
  private mutating func readEscape() {
    let next = position + 1
    guard next < source.count else {
      position = next
      return
    }
    if ASCII.isPunctuation(source[next]) {
      parse.loneMarkers.append(position..<next)
      position += 2
    } else {
      let isHardBreak = source[next] == ASCII.newline && next + 1 < source.count
      if isHardBreak { parse.loneMarkers.append(position..<next) }
      position = next
    }
  }

  private mutating func readCodeSpan() {
    let open = source.run(at: position)
    position = open.upperBound
    if backticks == nil { backticks = BacktickIndex(source, from: open.lowerBound) }
    guard let close = backticks?.close(of: open),
      close.upperBound - open.lowerBound <= InlineParser.reach
    else {
      hopesUntil = open.lowerBound + InlineParser.reach
      return
    }
    parse.spans.append(InlineSpan(open: open, close: close, style: .code))
    position = close.upperBound
  }

  private mutating func readDelimiterRun(_ index: Int) {
    let run = source.run(at: position)
    position = run.upperBound
    let family = rules.families[index]
    guard family.isDivisible || family.isMark(run.count) else { return }
    let flanking = Flanking(
      before: UTF8Decoding.scalar(endingAt: run.lowerBound, in: source),
      after: UTF8Decoding.scalar(at: run.upperBound, in: source),
      relaxedForCJK: rules.relaxesFlankingForCJK)
    stack.add(
      run, family: index,
      canOpen: flanking.canOpen(intraword: family.worksIntraword),
      canClose: flanking.canClose(intraword: family.worksIntraword))
  }
}

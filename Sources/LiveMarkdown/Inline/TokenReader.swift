/// The first pass over running text, from left to right: escapes, code spans and links bind first;
/// the other marks are left as tokens for `SpanResolver`.
struct TokenReader {
  let source: UnsafeBufferPointer<UInt8>
  let rules: InlineRules
  /// Where labels lead; nil where none does.
  let links: LinkResolver?
  var tokens: [InlineToken] = []
  /// Code spans and links.
  var spans: [InlineSpan] = []
  private(set) var loneMarkers: [Range<Int>] = []
  private var tags: [Range<Int>] = []
  /// The labels that were asked for.
  var lookups: [LinkUse] = []
  private(set) var endsClean = false
  var brackets = BracketStack()
  private var backticks: BacktickIndex?
  var parentheses = ParenthesisIndex()
  private var html: InlineHTML
  /// What was answered.
  var addresses: [LinkLabel: String?] = [:]
  var labelSteps = 0
  private let bareAddresses: BareAddress
  var position = 0
  /// Where the text behind the last token begins.
  private var tokenEnd = 0
  /// Up to here what has no end yet may still find it.
  var hopesUntil = 0
  private var lastCleanPoint = 0

  /// Bytes between two places that are tried as clean points, at least.
  private static let cleanDistance = 64

  init(_ source: UnsafeBufferPointer<UInt8>, _ rules: InlineRules, _ links: LinkResolver?) {
    self.source = source
    self.rules = rules
    self.links = links
    bareAddresses = BareAddress(source)
    html = InlineHTML(source)
  }

  var steps: Int {
    source.count + tokens.count + parentheses.steps + (backticks?.steps ?? 0) + html.steps
      + labelSteps
  }

  /// The stretches inside which nothing begins: code spans, links, tags, escapes; in order.
  ///
  /// Among them is what would be a link if its label were defined, where that is all it would change.
  var covered: [Range<Int>] {
    let escapes = loneMarkers.map { $0.lowerBound..<$0.upperBound + 1 }
    let references = lookups.filter(\.isLocal).map(\.range)
    return (spans.map(\.bounds) + escapes + tags + references)
      .sorted { $0.lowerBound < $1.lowerBound }
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
        case .openBracket: openBracket(length: 1)
        case .exclamation: readExclamation()
        case .closeBracket: closeBracket()
        case .angle: readAngle()
        case .webMark: readWebMark()
        case .mailMark: readMailMark()
        }
      }
    }
    endsClean =
      hopesUntil <= source.count && brackets.isIdle(at: source.count) && tokenEnd < source.count
  }

  /// Remembers places in running text, where nothing is open there: between two characters of it,
  /// or behind a space that a token follows.
  ///
  /// Which way a run of delimiters faces depends on its neighbours, and the start of a text counts
  /// as a space.
  private mutating func noteCleanPoints(in text: Range<Int>) {
    guard text.upperBound - lastCleanPoint >= Self.cleanDistance,
      brackets.isIdle(at: text.lowerBound)
    else { return }
    while lastCleanPoint + Self.cleanDistance < text.upperBound {
      var point = max(text.lowerBound + 1, lastCleanPoint + Self.cleanDistance, hopesUntil)
      while point < text.upperBound, !isClean(point) { point += 1 }
      if point >= text.upperBound { break }
      note(point)
    }
    let end = text.upperBound
    if end - lastCleanPoint >= Self.cleanDistance, end >= hopesUntil, !text.isEmpty,
      end < source.count, source[end - 1] == ASCII.space
    {
      note(end)
    }
  }

  private mutating func note(_ point: Int) {
    tokens.append(.clean(point))
    lastCleanPoint = point
  }

  /// Whether no address can begin before a place in running text and go on behind it.
  private func isClean(_ point: Int) -> Bool {
    if source[point] & 0xC0 == 0x80 { return false }
    if !rules.hasBareLinks || ASCII.isSpace(source[point - 1]) { return true }
    let end = point + BareAddress.lead
    for i in point..<min(end, source.count) {
      if ASCII.isSpace(source[i]) { return true }
      if BareAddress.isMark(source[i]) { return false }
    }
    return end <= source.count
  }

  /// Most bytes begin nothing: they are worth a loop of their own.
  private mutating func skipText() {
    rules.isText.withUnsafeBufferPointer { isText in
      var i = position
      while i < source.count, isText[Int(source[i])] { i += 1 }
      position = i
    }
  }

  mutating func take(_ token: InlineToken, length: Int) {
    tokens.append(token)
    position += length
  }

  /// CommonMark 0.31.2, section 2.4; before a newline the backslash is a hard break (section 6.7).
  private mutating func readEscape() {
    let next = position + 1
    guard next < source.count else {
      position = next
      return
    }
    if ASCII.isPunctuation(source[next]) {
      loneMarkers.append(position..<next)
      position += 2
    } else {
      let isHardBreak = source[next] == ASCII.newline && next + 1 < source.count
      if isHardBreak { loneMarkers.append(position..<next) }
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
    tokens.append(.opaque(open.lowerBound))
    spans.append(InlineSpan(open: open, close: close, style: .code))
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
    tokens.append(
      .delimiter(
        run, family: index,
        canOpen: flanking.canOpen(intraword: family.worksIntraword),
        canClose: flanking.canClose(intraword: family.worksIntraword)))
  }
}

// MARK: Addresses

extension TokenReader {
  private mutating func readAngle() {
    guard let (end, address) = AngleLink.read(at: position, in: source) else { return readTag() }
    spans.append(
      InlineSpan(
        open: position..<position + 1, close: end - 1..<end, style: .link,
        target: LinkTarget(address: address, form: .angle)))
    take(.opaque(position), length: end - position)
  }

  private mutating func readTag() {
    let start = position
    position += 1
    let limit = min(source.count, start + InlineParser.reach)
    if !rules.hasInlineHTML { return }
    guard let end = html.end(from: start, limit: limit) else {
      // As far as it was read it may go on where the text does.
      if html.reachedLimit { hopesUntil = max(hopesUntil, start + InlineParser.reach) }
      return
    }
    tags.append(start..<end)
    tokens.append(.opaque(start))
    position = end
  }

  private mutating func readWebMark() {
    if let start = bareAddresses.start(ofMark: position) {
      tokens.append(.address(start))
      hope(until: bareAddresses.reach(from: start) ?? bareAddresses.hopelessEnd(from: start))
    } else if position + BareAddress.markLength > source.count {
      hope(until: source.count)
    }
    position += 1
  }

  private mutating func readMailMark() {
    hope(until: bareAddresses.domainEnd(from: position + 1))
    take(.mail(position), length: 1)
  }

  /// No place before the end of an address is clean, nor the end of a text that may go on with it.
  mutating func hope(until end: Int) {
    hopesUntil = max(hopesUntil, end == source.count ? end + 1 : end)
  }
}

/// The second pass over running text: pairs the delimiters that the first one left, keeps those
/// inside a link from those outside, and makes links of bare addresses.
///
/// ```
///   tokens   * [ ** ] *  https://  _    ──►   spans
///            links are walls to delimiters; an address swallows those in it
/// ```
struct SpanResolver {
  private let reader: TokenReader
  private let addresses: BareAddress
  private var stack: DelimiterStack
  private var linkDepth = 0
  /// Tokens before this are part of an address.
  private var swallowed = 0
  private var found: [InlineSpan] = []
  private var cleanPoints: [Int] = []
  private var steps = 0
  /// The `@` of each possible mail address.
  private(set) var mails: [Int] = []

  /// Bytes between two clean points, about.
  private static let cleanDistance = 512

  init(_ reader: TokenReader) {
    self.reader = reader
    addresses = BareAddress(reader.source)
    stack = DelimiterStack(families: reader.rules.families)
  }

  mutating func resolve() -> InlineParse {
    for i in reader.tokens.indices { take(i) }
    var parse = InlineParse()
    parse.spans = reader.spans + found + stack.spans
    parse.loneMarkers = reader.loneMarkers
    parse.lookups = reader.lookups
    parse.cleanPoints = cleanPoints
    parse.endsClean = reader.endsClean && stack.isEmpty
    parse.steps = reader.steps + stack.steps + steps
    return parse
  }

  private mutating func take(_ index: Int) {
    switch reader.tokens[index] {
    case .delimiter(let run, let family, let canOpen, let canClose):
      if run.lowerBound < swallowed { return }
      stack.add(run, family: family, canOpen: canOpen, canClose: canClose)
    case .linkStart:
      stack.enterLink()
      linkDepth += 1
    case .linkEnd:
      stack.leaveLink()
      linkDepth -= 1
    case .address(let start): if linkDepth == 0, start >= swallowed { takeAddress(start, index) }
    case .mail(let sign): if linkDepth == 0, sign >= swallowed { mails.append(sign) }
    case .clean(let point):
      if stack.isEmpty, point - (cleanPoints.last ?? 0) >= Self.cleanDistance {
        cleanPoints.append(point)
      }
    case .bracket, .opaque: break
    }
  }

  private mutating func takeAddress(_ start: Int, _ index: Int) {
    guard let reach = addresses.reach(from: start) else { return }
    steps += reach - start
    let inside = reader.tokens[(index + 1)...].prefix { $0.position < reach }
    let limit = inside.first { $0.endsAddress }?.position ?? reach
    guard var end = addresses.end(from: start, limit: limit) else { return }
    // What closes a mark that is open before the address is not part of it.
    if let (run, family) = inside.delimiter(endingAt: end), run.lowerBound > start,
      stack.closes(run, family: family)
    {
      end = addresses.trimmedEnd(start..<run.lowerBound)
    }
    found.append(
      InlineSpan(
        open: start..<start, close: end..<end, style: .link,
        target: addresses.target(start..<end)))
    swallowed = end
  }
}

extension ArraySlice<InlineToken> {
  /// The run of delimiters that ends at an offset.
  fileprivate func delimiter(endingAt end: Int) -> (run: Range<Int>, family: Int)? {
    for token in self {
      if token.position >= end { return nil }
      if case .delimiter(let run, let family, _, _) = token, run.upperBound == end {
        return (run, family)
      }
    }
    return nil
  }
}

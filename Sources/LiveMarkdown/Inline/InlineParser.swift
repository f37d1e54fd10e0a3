/// Finds the styled spans of one paragraph (or line, in dialects whose marks pair within a line).
///
/// ```
///   bytes ──► TokenReader: escapes, code spans, links ──┐
///                          the rest as tokens           ├──► SpanResolver ──► spans
///     └─────► the marks that are matched each by itself (IndependentMarks) ──► spans
///     └─────► mail addresses between the markers ──► spans
/// ```
package struct InlineParser {
  /// Marks that are farther apart than this, in bytes of source, are text.
  package static let reach = 64 * 1024

  /// Parses a stretch that is one inline context.
  ///
  /// - Complexity: O(*n*) in the bytes of the stretch, whatever they are.
  package static func parse(_ bytes: [UInt8], _ rules: InlineRules) -> InlineParse {
    parse(bytes, rules, nil)
  }

  /// The same, with the definitions of its labels.
  static func parse(
    _ bytes: [UInt8], _ rules: InlineRules, _ links: LinkResolver?
  ) -> InlineParse {
    bytes.withUnsafeBufferPointer { source in
      var parse = InlineParse()
      var mails: [Int] = []
      if rules.hasTokens {
        var reader = TokenReader(source, rules, links)
        reader.readAll()
        var resolver = SpanResolver(reader)
        parse = resolver.resolve()
        mails = resolver.mails
      }
      let links = parse.spans.indices
      for rule in rules.independent {
        IndependentMarks.match(rule, in: source, into: &parse)
      }
      parse.cutAddresses(links)
      parse.addMails(mails, in: source)
      return parse
    }
  }
}

extension InlineParse {
  /// Ends bare addresses before a mark that closes what began before them.
  fileprivate mutating func cutAddresses(_ links: Range<Int>) {
    if links.isEmpty || links.upperBound == spans.count { return }
    var starts: [Int: Int] = [:]
    for span in spans[links.upperBound...] { starts[span.close.upperBound] = span.close.lowerBound }
    for i in links where spans[i].target?.form == .bare {
      let address = spans[i].bounds
      var end = address.upperBound
      while let start = starts[end], start > address.lowerBound { end = start }
      spans[i].close = end..<end
    }
  }

  /// Makes links of mail addresses that no marker stands in.
  fileprivate mutating func addMails(_ signs: [Int], in source: UnsafeBufferPointer<UInt8>) {
    if signs.isEmpty { return }
    let addresses = BareAddress(source)
    let markers = (spans.flatMap { [$0.open, $0.close] } + loneMarkers)
      .sorted { $0.lowerBound < $1.lowerBound }
    var next = 0
    var start = 0
    for sign in signs {
      while next < markers.count, markers[next].lowerBound <= sign {
        start = max(start, markers[next].upperBound)
        next += 1
      }
      let end = next < markers.count ? markers[next].lowerBound : source.count
      guard start <= sign, let mail = addresses.mail(at: sign, in: start..<end) else { continue }
      spans.append(
        InlineSpan(
          open: mail.lowerBound..<mail.lowerBound, close: mail.upperBound..<mail.upperBound,
          style: .link, target: addresses.mailTarget(mail)))
      start = mail.upperBound
    }
  }
}

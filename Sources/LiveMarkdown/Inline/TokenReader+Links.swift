/// Links in brackets: `[text](address)`, and by reference: `[text][label]`, `[label][]`, `[label]`.
extension TokenReader {
  mutating func openBracket(length: Int) {
    brackets.push(OpenBracket(range: position..<position + length, token: tokens.count))
    take(.bracket(position), length: length)
  }

  mutating func readExclamation() {
    let next = position + 1
    if next < source.count, source[next] == UInt8(ascii: "[") {
      openBracket(length: 2)
    } else {
      position = next
    }
  }

  mutating func closeBracket() {
    let place = position
    let wasHoping = hopesUntil
    position += 1
    guard let open = brackets.pop(at: place) else { return }
    let limit = min(source.count, open.range.lowerBound + InlineParser.reach)
    var tail = LinkTail(source, from: place + 1, limit: limit)
    if let (end, address) = tail.read(&parentheses) {
      let form = open.isImage ? LinkTarget.Form.image : .inline
      return close(open, at: place..<end, LinkTarget(address: address, form: form))
    }
    let hope = tail.seen > limit ? open.range.lowerBound + InlineParser.reach : tail.seen
    hopesUntil = max(hopesUntil, hope)
    if rules.hasReferences {
      closeReference(open, at: place, limit: limit, isInAddress: wasHoping > open.range.lowerBound)
    }
  }

  private mutating func close(_ open: OpenBracket, at close: Range<Int>, _ target: LinkTarget) {
    spans.append(InlineSpan(open: open.range, close: close, style: .link, target: target))
    tokens[open.token] = .linkStart(open.range.lowerBound)
    tokens.append(.linkEnd(close.lowerBound))
    position = close.upperBound
    // No link holds another one.
    if !open.isImage { brackets.forbidLinks() }
  }

  // MARK: By reference

  /// Where a label stands, and where the link ends that it makes.
  private struct Reference {
    var label: Range<Int>
    var end: Int
  }

  /// Asks for the label of the brackets that end at a place (CommonMark 0.31.2, section 6.3): the
  /// one that follows; where that is empty or there is none, their text.
  private mutating func closeReference(
    _ open: OpenBracket, at place: Int, limit: Int, isInAddress: Bool
  ) {
    guard let reference = reference(open, at: place, limit: limit),
      let label = LinkLabel(source[reference.label])
    else { return }
    let range = open.range.lowerBound..<reference.end
    let isLocal =
      !isInAddress && isLocal(open, reference, at: place)
    lookups.append(
      LinkUse(range: range, label: LabelSet.hash(label.key), isLocal: isLocal))
    guard let address = address(of: label) else { return }
    let form = open.isImage ? LinkTarget.Form.image : .reference
    close(open, at: place..<reference.end, LinkTarget(address: address, form: form))
  }

  private mutating func reference(_ open: OpenBracket, at place: Int, limit: Int) -> Reference? {
    let next = place + 1
    var end = next
    if next < limit, source[next] == UInt8(ascii: "[") {
      switch LinkLabel.end(from: next, in: source, limit: limit) {
      case .end(let labelEnd):
        labelSteps += labelEnd - next
        if labelEnd > next + 2 {
          let label = next + 1..<labelEnd - 1
          if !source[label].allSatisfy(ASCII.isSpace) {
            return Reference(label: label, end: labelEnd)
          }
        } else {
          end = labelEnd
        }
      case .failure(_, let seen):
        labelSteps += seen - next
        hope(until: min(seen, source.count))
      }
    }
    // The text is a label if the first bracket that could end it does.
    let start = open.range.upperBound - 1
    guard case .end(let labelEnd) = LinkLabel.end(from: start, in: source, limit: next) else {
      return nil
    }
    labelSteps += labelEnd - start
    return labelEnd == next ? Reference(label: start + 1..<place, end: end) : nil
  }

  private mutating func address(of label: LinkLabel) -> String? {
    guard let links else { return nil }
    if let known = addresses[label] { return known }
    let address = links.address(of: label)
    addresses[label] = .some(address)
    return address
  }

  /// Whether what stands outside of the brackets looks the same if they are a link and if not: no
  /// other bracket is open, no mark stands inside that might pair with one outside, and what
  /// follows is not read with them.
  private func isLocal(_ open: OpenBracket, _ reference: Reference, at place: Int) -> Bool {
    guard brackets.isIdle(at: place) else { return false }
    let inside = tokens[(open.token + 1)...]
    if inside.count > 16 || !inside.allSatisfy(\.isIndifferentToLinks) { return false }
    if reference.end > place + 1,
      !source[reference.label].allSatisfy({ rules.isText[Int($0)] })
    {
      return false
    }
    let next = reference.end < source.count ? source[reference.end] : ASCII.space
    return next != UInt8(ascii: "[") && next != UInt8(ascii: "(")
  }
}

extension InlineToken {
  fileprivate var isIndifferentToLinks: Bool {
    switch self {
    case .opaque, .clean: true
    case .delimiter, .bracket, .linkStart, .linkEnd, .address, .mail: false
    }
  }
}

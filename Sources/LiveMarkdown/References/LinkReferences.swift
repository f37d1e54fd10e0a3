internal import TextRope

/// The labels of a text: what they lead to, who uses them, and whom that restyles.
///
/// ```
///   a definition changes ──► labels that lead elsewhere ──► their uses ──► lines to restyle
///                            LinkDefinitions                LinkUses       Restyling
/// ```
struct LinkReferences: Sendable {
  private var definitions = LinkDefinitions()
  private var uses: LinkUses
  private var pending: [Restyling] = []
  private let rules: BlockRules
  private let isOn: Bool
  private let limits: ScanLimits
  /// Stretches of uses that were looked at.
  private(set) var stretchesSearched = 0

  /// Searches through the uses that are kept apart; beyond them all begin anew as one.
  private static let mostPending = 8

  init(_ text: Rope, _ dialect: MarkdownDialect, limits: ScanLimits) {
    rules = dialect.blocks
    isOn = dialect.links.areByReference
    self.limits = limits
    uses = LinkUses(bytes: text.utf8Count)
  }

  /// True where no line waits to be restyled.
  var isSettled: Bool { pending.isEmpty }

  /// Where labels lead; nil where the dialect has none.
  func resolver(of text: Rope) -> LinkResolver? {
    isOn ? LinkResolver(definitions: definitions, text: text, rules: rules) : nil
  }

  /// Whether a range uses a label.
  func hasUses(in range: Range<ByteOffset>) -> Bool {
    guard isOn, let next = uses.next(of: .all, from: range.lowerBound.utf8) else { return false }
    return next.uses.contains { $0.range.lowerBound < range.upperBound.utf8 }
  }

  // MARK: Changing

  /// Follows an edit; what it does to definitions comes with `take`.
  mutating func apply(_ edit: RopeEdit) {
    if !isOn { return }
    uses.apply(edit)
    for i in pending.indices { pending[i].from = edit.carry(pending[i].from, forward: false) }
  }

  /// Takes in what was found of definitions, and returns the labels that lead elsewhere now.
  mutating func take(_ changes: [DefinitionChange]) -> LabelSet {
    var changed = LabelSet.none
    for change in changes { changed.formUnion(definitions.apply(change)) }
    if changed.isEmpty { return changed }
    if pending.count == Self.mostPending {
      for restyling in pending { changed.formUnion(restyling.labels) }
      pending = []
    }
    pending.append(Restyling(labels: changed, from: .zero))
    return changed
  }

  /// Notes the labels that a part of the text uses, all of them.
  mutating func record(_ new: [LinkUse], in part: Range<ByteOffset>) {
    uses.replace(part.lowerBound.utf8..<part.upperBound.utf8, with: new)
  }

  // MARK: Restyling

  /// The lines that an edit restyles by what it does to definitions, no more than a key has time
  /// for; where that is not all of them, those near the edit are among them.
  mutating func restyled(
    near edit: Range<ByteOffset>, blocks: BlockTree, of text: Rope
  ) -> [Range<ByteOffset>] {
    let first = restyled(atMost: limits.restyling, blocks: blocks, of: text)
    guard let last = pending.last else { return first }
    var lines = RestyledLines(text: text, blocks: blocks, most: limits.restyling)
    var near = Restyling(
      labels: last.labels, from: max(.zero, edit.lowerBound.advanced(by: -limits.patience)))
    stretchesSearched += near.search(
      uses, upTo: edit.upperBound.advanced(by: limits.patience), into: &lines)
    return first + lines.ranges
  }

  /// The next lines that wait to be restyled, about so many at most.
  mutating func restyled(
    atMost most: Int, blocks: BlockTree, of text: Rope
  ) -> [Range<ByteOffset>] {
    var lines = RestyledLines(text: text, blocks: blocks, most: most)
    while let first = pending.first, lines.hasRoom {
      var restyling = first
      stretchesSearched += restyling.search(uses, upTo: text.end, into: &lines)
      if restyling.from >= text.end { pending.removeFirst() } else { pending[0] = restyling }
    }
    return lines.ranges
  }
}

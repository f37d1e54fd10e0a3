/// What a paragraph's characters are to be after a command, one entry each.
struct StyleTarget {
  private(set) var styles: [StyleSet]
  private(set) var links: [[Int]]
  /// By a number that no link of the paragraph has.
  private(set) var newLinks: [Int: NewLink] = [:]

  init(_ atoms: [Atom]) {
    styles = atoms.map(\.styles)
    links = atoms.map(\.links)
  }

  mutating func turnOff(_ style: StyleSet, in segment: Range<Int>) {
    for i in segment {
      styles[i].remove(style)
      if style == .link { links[i] = [] }
    }
  }

  mutating func turnOn(_ style: StyleSet, in segment: Range<Int>) {
    for i in segment { styles[i].insert(style) }
  }

  /// Makes one link of a segment.
  mutating func link(_ segment: Range<Int>, _ link: NewLink) {
    turnOn(.link, in: segment)
    let number = -1 - newLinks.count
    newLinks[number] = link
    for i in segment { links[i] = [number] }
  }
}

/// A link that a command writes.
struct NewLink {
  /// Its closing mark, with the address.
  var close: String
}

/// The wanted styles and links of a region, character by character, brought into a form that can be
/// written.
struct RegionStyles {
  private var styles: [StyleSet]
  /// Outermost first.
  private var links: [[Int]]
  private let atoms: [Atom]
  private var stretches: MarkStretches

  init(_ styles: [StyleSet], _ links: [[Int]], of atoms: [Atom]) {
    self.styles = styles.map { $0.subtracting(.link) }
    self.links = links
    self.atoms = atoms
    stretches = MarkStretches(self.styles, links)
  }

  subscript(i: Int) -> StyleSet { styles[i] }

  func links(at i: Int) -> [Int] { links[i] }

  /// White space has the styles that all of it and both its neighbours have: markers stand at
  /// words.
  mutating func moveSpaceOutside() {
    var done = MarkStretches()
    var i = 0
    while i < atoms.count {
      guard atoms[i].isSpace else {
        done.append(styles[i], links[i])
        i += 1
        continue
      }
      let start = i
      var common = start > 0 ? styles[start - 1] : []
      var commonLinks = start > 0 ? links[start - 1] : []
      while i < atoms.count, atoms[i].isSpace {
        common.formIntersection(styles[i])
        commonLinks.removeAll { !links[i].contains($0) }
        i += 1
      }
      let next = i < atoms.count ? styles[i] : []
      common.formIntersection(next)
      commonLinks.removeAll { i == atoms.count || !links[i].contains($0) }
      if start > 0, i < atoms.count {
        // Where markers stand in between, a code span is cut there too.
        if styles[start - 1] != next || links[start - 1] != links[i] { common.remove(.code) }
        common.subtract(cut(between: start - 1, and: i, behind: done))
      }
      for space in start..<i {
        (styles[space], links[space]) = (common, commonLinks)
        done.append(common, commonLinks)
      }
    }
    stretches = done
  }

  /// The styles that go on across white space but are cut by the edge of a link there, which they
  /// cover in part; `done` has what stands before the white space.
  private func cut(between last: Int, and next: Int, behind done: MarkStretches) -> StyleSet {
    if links[last] == links[next] { return [] }
    let begun = links[next].filter { !links[last].contains($0) }
    let ended = links[last].filter { !links[next].contains($0) }
    let end = begun.map { self.end(of: .link($0), from: next) }.max() ?? next
    let start = ended.map { done.start(of: .link($0)) }.min() ?? last
    return StyleSet.each(in: styles[last].intersection(styles[next])).reduce([]) { cut, style in
      let mark = RegionMark.style(style)
      let covers = self.end(of: mark, from: next) >= end && done.start(of: mark) <= start
      return covers ? cut : cut.union(style)
    }
  }

  /// Takes a style from the punctuation at the edges of each of its stretches, where the flanking
  /// rules may forbid a marker.
  mutating func movePunctuationOutside(of style: StyleSet) {
    for indices in [Array(atoms.indices), atoms.indices.reversed()] {
      var isAtEdge = true
      for i in indices {
        if !styles[i].contains(style) {
          isAtEdge = true
        } else if isAtEdge, !atoms[i].isWord {
          styles[i].remove(style)
        } else {
          isAtEdge = false
        }
      }
    }
    stretches = MarkStretches(styles, links)
  }

  /// The order in which marks open at a character: the one that lasts longest first; code, and links
  /// that show their address, last.
  func order(
    of opening: StyleSet, _ openingLinks: [Int], leaves: Set<Int>, at i: Int, _ nesting: [StyleSet]
  ) -> [RegionMark] {
    var marks = openingLinks.map { RegionMark.link($0) }
    marks += nesting.filter { $0 != .link && opening.contains($0) }.map { .style($0) }
    func isLeaf(_ mark: RegionMark) -> Bool {
      switch mark {
      case .style(let style): style == .code
      case .link(let link): leaves.contains(link)
      }
    }
    let parts = marks.enumerated().map { rank, mark in
      (mark: mark, rank: rank, length: end(of: mark, from: i), isLeaf: isLeaf(mark))
    }
    return parts.sorted { a, b in
      if a.isLeaf != b.isLeaf { return b.isLeaf }
      return a.length != b.length ? a.length > b.length : a.rank < b.rank
    }.map(\.mark)
  }

  /// Where what stands at a character ends.
  func end(of mark: RegionMark, from i: Int) -> Int { stretches.end(of: mark, from: i) }

  /// The backticks around a code span that begins at a character: of a length that does not occur
  /// in it, with spaces where it has a backtick at an edge (CommonMark 0.31.2, section 6.1).
  func codeFence(at start: Int) -> (open: String, close: String) {
    let end =
      styles.indices[start...].firstIndex {
        styles[$0] != styles[start] || links[$0] != links[start]
      } ?? styles.count
    var lengths: Set<Int> = []
    var length = 0
    for i in start..<end {
      if atoms[i].value == "`" {
        length += 1
      } else if length > 0 {
        lengths.insert(length)
        length = 0
      }
    }
    lengths.insert(length)
    var fence = 1
    while lengths.contains(fence) { fence += 1 }
    let ticks = String(repeating: "`", count: fence)
    let needsSpace = atoms[start].value == "`" || atoms[end - 1].value == "`"
    return needsSpace ? (ticks + " ", " " + ticks) : (ticks, ticks)
  }
}

/// What a pair of markers means.
enum RegionMark: Hashable {
  case style(StyleSet)
  case link(Int)
}

/// The wanted styles of a region, character by character, brought into a form that can be written.
struct RegionStyles {
  private var styles: [StyleSet]
  private let atoms: [Atom]

  init(_ styles: [StyleSet], of atoms: [Atom]) {
    self.styles = styles
    self.atoms = atoms
  }

  subscript(i: Int) -> StyleSet { styles[i] }

  /// White space has the styles that all of it and both its neighbours have: markers stand at
  /// words.
  mutating func moveSpaceOutside() {
    var i = 0
    while i < atoms.count {
      guard atoms[i].isSpace else {
        i += 1
        continue
      }
      let start = i
      var common = start > 0 ? styles[start - 1] : []
      while i < atoms.count, atoms[i].isSpace {
        common.formIntersection(styles[i])
        i += 1
      }
      let next = i < atoms.count ? styles[i] : []
      common.formIntersection(next)
      // Where markers stand in between, a code span is cut there too.
      if start > 0, styles[start - 1] != next { common.remove(.code) }
      for space in start..<i { styles[space] = common }
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
  }

  /// The order in which styles open at a character: the one that lasts longest first, code last.
  func order(of opening: StyleSet, at i: Int, _ nesting: [StyleSet]) -> [StyleSet] {
    let parts = nesting.enumerated().filter { opening.contains($0.element) }
      .map { (style: $0.element, rank: $0.offset, length: extent(of: $0.element, from: i)) }
    return parts.sorted { a, b in
      if (a.style == .code) != (b.style == .code) { return b.style == .code }
      return a.length != b.length ? a.length > b.length : a.rank < b.rank
    }.map(\.style)
  }

  private func extent(of style: StyleSet, from i: Int) -> Int {
    (styles[i...].firstIndex { !$0.contains(style) } ?? styles.count) - i
  }

  /// The backticks around a code span that begins at a character: of a length that does not occur
  /// in it, with spaces where it has a backtick at an edge (CommonMark 0.31.2, section 6.1).
  func codeFence(at start: Int) -> (open: String, close: String) {
    let end = styles[start...].firstIndex { $0 != styles[start] } ?? styles.count
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

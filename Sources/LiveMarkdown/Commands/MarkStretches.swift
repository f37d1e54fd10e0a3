/// Where marks begin and end in a list of characters, appended one by one.
///
/// ```
///   styles     · B B BI I ·
///   begun              I            (while it lasts)
///   ended        B: 1..<4
/// ```
struct MarkStretches {
  private var count = 0
  private var styles: StyleSet = []
  private var links: [Int] = []
  /// Where the marks that last begin.
  private var begun: [RegionMark: Int] = [:]
  /// In order.
  private var ended: [RegionMark: [Range<Int>]] = [:]

  init() {}

  init(_ styles: [StyleSet], _ links: [[Int]]) {
    for i in styles.indices { append(styles[i], links[i]) }
  }

  /// Appends a character with the styles and links that it has.
  mutating func append(_ styles: StyleSet, _ links: [Int]) {
    if styles != self.styles {
      for style in StyleSet.each(in: self.styles.subtracting(styles)) { end(.style(style)) }
      for style in StyleSet.each(in: styles.subtracting(self.styles)) {
        begun[.style(style)] = count
      }
      self.styles = styles
    }
    if links != self.links {
      for link in self.links where !links.contains(link) { end(.link(link)) }
      for link in links where !self.links.contains(link) { begun[.link(link)] = count }
      self.links = links
    }
    count += 1
  }

  private mutating func end(_ mark: RegionMark) {
    if let start = begun.removeValue(forKey: mark) {
      ended[mark, default: []].append(start..<count)
    }
  }

  /// Where the stretch of a mark that holds a character ends; the character itself where none does.
  ///
  /// - Complexity: O(log *s*) in the stretches.
  func end(of mark: RegionMark, from i: Int) -> Int {
    if let start = begun[mark], start <= i { return count }
    guard let stretches = ended[mark] else { return i }
    var (low, high) = (0, stretches.count)
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].upperBound > i { high = middle } else { low = middle + 1 }
    }
    return low < stretches.count && stretches[low].contains(i) ? stretches[low].upperBound : i
  }

  /// Where the stretch of a mark that holds the last character begins; behind it where none does.
  func start(of mark: RegionMark) -> Int { begun[mark] ?? count }
}

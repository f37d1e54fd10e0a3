/// Where the runs of backticks of each length stand, so that a paragraph of unclosed code spans
/// costs one pass and not one for each.
struct BacktickIndex {
  private var starts: [Int: [Int]] = [:]
  /// For each length, how many of its starts lie behind every question still to come.
  private var passed: [Int: Int] = [:]
  private(set) var steps: Int

  init(_ source: UnsafeBufferPointer<UInt8>, from start: Int) {
    steps = source.count - start
    var i = start
    while i < source.count {
      guard source[i] == ASCII.backtick else {
        i += 1
        continue
      }
      let run = i
      while i < source.count, source[i] == ASCII.backtick { i += 1 }
      starts[i - run, default: []].append(run)
    }
  }

  /// The next run as long as `open`; questions come in the order of the text.
  mutating func close(of open: Range<Int>) -> Range<Int>? {
    guard let candidates = starts[open.count] else { return nil }
    var i = passed[open.count, default: 0]
    while i < candidates.count, candidates[i] < open.upperBound {
      i += 1
      steps += 1
    }
    passed[open.count] = i
    guard i < candidates.count else { return nil }
    return candidates[i]..<candidates[i] + open.count
  }
}

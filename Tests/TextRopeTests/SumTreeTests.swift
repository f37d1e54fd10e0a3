import TestRandom
import Testing
import TextRope

struct SumTreeTests {
  static func tree(_ heights: some Sequence<Int>) -> SumTree<Row> {
    SumTree(heights.map { Row(height: $0) })
  }

  @Test func anEmptyTreeHoldsNothing() {
    let tree = SumTree<Row>()
    #expect(tree.isEmpty && tree.count == 0 && tree.summary == .zero)
    #expect(tree.first { _ in true } == nil)
    #expect(tree.first == nil && tree.last == nil)
    #expect(tree.summary(upTo: 0) == .zero)
  }

  @Test(arguments: 0..<70) func aBuiltTreeHoldsItsElementsInOrder(count: Int) {
    let tree = Self.tree(0..<count)
    tree.checkInvariants()
    #expect(tree.heights == Array(0..<count))
    #expect(tree.count == count)
    for i in 0..<count { #expect(tree[i].height == i) }
    for i in 0...count {
      #expect(tree.summary(upTo: i) == Row.Total(rows: i, height: i * (i - 1) / 2))
    }
  }

  @Test func firstFindsTheElementAtWhoseEndTheSumIsReached() throws {
    let tree = Self.tree(repeatElement(10, count: 50))
    let found = try #require(tree.first { $0.height > 123 })
    #expect(found.index == 12)
    #expect(found.before == Row.Total(rows: 12, height: 120))
    #expect(try #require(tree.first { $0.height >= 120 }).index == 11)
    #expect(tree.first { $0.height > 500 } == nil)
  }

  @Test func forEachStopsWhereItsBodySaysSo() {
    var seen: [Int] = []
    Self.tree(0..<40).forEach(in: 7..<31) { index, before, row in
      #expect(before == Row.Total(rows: index, height: index * (index - 1) / 2))
      #expect(row.height == index)
      seen.append(index)
      return index < 20
    }
    #expect(seen == Array(7...20))
  }

  @Test func appendingJoinsTreesOfAllHeights() {
    for left in [0, 1, 2, 4, 5, 17, 70, 300] {
      for right in [0, 1, 3, 4, 9, 64, 300] {
        var tree = Self.tree(0..<left)
        tree.append(Self.tree(left..<left + right))
        tree.checkInvariants()
        #expect(tree.heights == Array(0..<left + right))
      }
    }
  }

  @Test func aSliceIsTheTreeOfTheRange() {
    let tree = Self.tree(0..<45)
    for lower in 0...45 {
      for upper in lower...45 {
        let slice = tree[lower..<upper]
        slice.checkInvariants()
        #expect(slice.heights == Array(lower..<upper))
      }
    }
  }

  @Test func aCopyKeepsItsElements() {
    var tree = Self.tree(0..<100)
    let copy = tree
    #expect(copy.isIdentical(to: tree))
    tree.update(at: 50, with: Row(height: -1))
    tree.replaceSubrange(10..<90, with: [])
    #expect(copy.heights == Array(0..<100))
    #expect(!copy.isIdentical(to: tree))
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func randomReplacementsGiveWhatAnArrayGives(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var array = (0..<Int.random(in: 0...60, using: &random)).map { $0 }
    var tree = Self.tree(array)
    for step in 0..<400 {
      let range =
        Bool.random(using: &random)
        ? random.range(in: 0..<array.count)
        : { $0..<min($0 + 1, array.count) }(Int.random(in: 0...array.count, using: &random))
      let longest = array.count > 300 ? 1 : 40
      let new = (0..<Int.random(in: 0...longest, using: &random)).map { step * 100 + $0 }
      array.replaceSubrange(range, with: new)
      tree.replaceSubrange(range, with: new.map { Row(height: $0) })
      tree.checkInvariants()
      #expect(tree.heights == array, "seed \(seed), step \(step)")
      let part = random.range(in: 0..<array.count)
      #expect(tree[part].heights == Array(array[part]), "seed \(seed), step \(step)")
      #expect(tree.summary.height == array.reduce(0, +), "seed \(seed), step \(step)")
    }
  }
}

import TextRope

/// A row with a height, as a tree of heights holds them.
struct Row: Summarized, Equatable {
  var height: Int

  struct Total: TreeSummary {
    var rows = 0
    var height = 0

    static let zero = Total()
    static func + (a: Total, b: Total) -> Total {
      Total(rows: a.rows + b.rows, height: a.height + b.height)
    }
  }

  var summary: Total { Total(rows: 1, height: height) }
}

extension SumTree<Row> {
  var heights: [Int] {
    var result: [Int] = []
    forEach(in: 0..<count) { _, _, row in
      result.append(row.height)
      return true
    }
    return result
  }
}

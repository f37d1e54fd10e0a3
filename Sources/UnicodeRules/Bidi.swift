package enum BaseDirection: Sendable, Hashable { case natural, leftToRight, rightToLeft }

package struct BidiRun: Sendable, Equatable {
  /// Byte offset after the run.
  package var end: Int
  /// Embedding level; odd is right to left.
  package var level: UInt8

  package init(end: Int, level: UInt8) {
    self.end = end
    self.level = level
  }
}

package struct BidiParagraph: Sendable, Equatable {
  package var baseLevel: UInt8
  /// Runs of equal level in logical order; they cover the text.
  package var runs: [BidiRun]

  package init(baseLevel: UInt8, runs: [BidiRun]) {
    self.baseLevel = baseLevel
    self.runs = runs
  }
}

/// The Unicode bidirectional algorithm (UAX #9), by ICU.
package enum Bidi {
  /// Resolves the levels of one line (paragraph) of UTF-8. (Stand-in: all left to right.)
  package static func paragraph(_ text: [UInt8], base: BaseDirection) -> BidiParagraph {
    BidiParagraph(baseLevel: 0, runs: text.isEmpty ? [] : [BidiRun(end: text.count, level: 0)])
  }
  /// Returns the logical indices in visual order, left to right (rule L2).
  package static func visualOrder(of levels: [UInt8]) -> [Int] { Array(levels.indices) }
}

/// Which blocks a dialect knows, and by what rule each begins and ends.
package struct BlockRules: Hashable, Sendable {
  /// How far the marks of running text may pair.
  package var paragraph: ParagraphRule
  /// The characters that fences of code are made of; empty where there are none.
  package var fences: [FenceRule]
  /// Whether `[label]: address` says where the links of a label lead (CommonMark 0.31.2, section
  /// 4.7).
  package var hasDefinitions = false

  package enum ParagraphRule: Hashable, Sendable {
    /// Lines up to a blank one, or to the start of another block, are one paragraph.
    case linesUpToBlank
    /// Each line stands alone.
    case eachLine
  }

  /// True where no line has an influence on another one, so that there is nothing to scan.
  package var areIndependentOfContext: Bool { paragraph == .eachLine && fences.isEmpty }
}

/// A fence of code (CommonMark 0.31.2, section 4.5).
package struct FenceRule: Hashable, Sendable {
  package var byte: UInt8
  package var minimumLength: Int
  /// False where the fence's own character may not stand in the info string: a line with backticks
  /// further on is a code span.
  package var allowsItselfInInfo: Bool
}

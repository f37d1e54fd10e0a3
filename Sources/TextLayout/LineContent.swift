package import TextRope
package import UnicodeRules

/// How a stretch of a line takes part in layout.
package struct TextAttributes: Hashable, Sendable {
  package enum Display: Hashable, Sendable {
    case shown
    /// Has no width; the caret steps over it in one stop at its edge.
    case hidden
    /// Drawn as other text (a bullet, a task box); one caret stop before and one after it.
    case replaced(String)
  }
  package var font: FontSpec
  package var display: Display
  /// What the painter wants back with each fragment: an index into its own table of styles.
  package var tag: Int

  package init(font: FontSpec, display: Display = .shown, tag: Int = 0) {
    self.font = font
    self.display = display
    self.tag = tag
  }
}

package struct AttributedRun: Hashable, Sendable {
  /// Byte offset after the run, in the line.
  package var end: Int
  package var attributes: TextAttributes

  package init(end: Int, attributes: TextAttributes) {
    self.end = end
    self.attributes = attributes
  }
}

/// One line as the layout lays it out.
package struct LineContent: Hashable, Sendable {
  /// UTF-8 without the newline.
  package var text: [UInt8]
  /// Cover the text.
  package var runs: [AttributedRun]
  /// The font whose metrics give each row of the line its height and baseline.
  package var rowFont: FontSpec
  /// Points kept free at the line's start and end sides (quotes, list indents).
  package var leadingInset: Double
  package var trailingInset: Double
  package var baseDirection: BaseDirection
  /// Byte offsets at which a row ends only where it can end nowhere else.
  ///
  /// In order. A mark is not parted from what it marks.
  package var bonds: [Int]

  package init(
    text: [UInt8], runs: [AttributedRun], rowFont: FontSpec, leadingInset: Double = 0,
    trailingInset: Double = 0, baseDirection: BaseDirection = .natural, bonds: [Int] = []
  ) {
    self.text = text
    self.runs = runs
    self.rowFont = rowFont
    self.leadingInset = leadingInset
    self.trailingInset = trailingInset
    self.baseDirection = baseDirection
    self.bonds = bonds
  }
}

/// Who knows the styles: the field's theme over the Markdown state.
package protocol LineSource {
  /// The content of the line that lies at `range` (without its newline).
  mutating func content(of range: Range<ByteOffset>) -> LineContent
}

package import Drawing
package import TextLayout
package import TextRope

/// One field: input in, state, display list out. Reads no clock, no file, no font and no clipboard.
/// (Stand-in: interface only.)
package struct FieldMachine: Sendable {
  package private(set) var configuration: FieldConfiguration

  package init(_ configuration: FieldConfiguration, fonts: inout some FontSource) {
    self.configuration = configuration
  }

  /// Takes one input at a time (seconds, never running backwards) and returns what it led to.
  ///
  /// After an output `.question` the next input must be `.answer`.
  package mutating func handle(
    _ input: FieldInput, at time: Double, fonts: inout some FontSource
  ) -> [FieldOutput] { [] }

  /// Takes another configuration; a height that changes because of it moves as by typing.
  package mutating func configure(
    _ configuration: FieldConfiguration, at time: Double, fonts: inout some FontSource
  ) -> [FieldOutput] {
    self.configuration = configuration
    return []
  }
  /// Another text, by the API: clears the history, asks nobody, tells `didChange`.
  package mutating func setText(
    _ text: String, at time: Double, fonts: inout some FontSource
  ) -> [FieldOutput] { [] }
  /// Selects a range in UTF-16 units, clamped to the text and to scalars.
  package mutating func select(
    utf16 range: Range<Int>, at time: Double, fonts: inout some FontSource
  ) -> [FieldOutput] { [] }
  /// Scrolls as little as shows a range in UTF-16 units.
  package mutating func scrollToVisible(
    utf16 range: Range<Int>, at time: Double, fonts: inout some FontSource
  ) -> [FieldOutput] { [] }

  // MARK: State

  /// Without preedit.
  package var text: Rope { Rope() }
  package var selectedUTF16Range: Range<Int> { 0..<0 }
  package var selectedText: String { "" }
  package var isFocused: Bool { false }
  package var isComposing: Bool { false }
  package var canUndo: Bool { false }
  package var canRedo: Bool { false }
  package var isPlaceholderVisible: Bool { false }
  package var isScrollEnabled: Bool { false }
  /// Points scrolled down.
  package func contentOffset(at time: Double) -> Double { 0 }
  /// The view's height at a time: in the middle of an animation, where it stands.
  package func height(at time: Double) -> Double { 0 }
  /// Where a running animation ends.
  package var targetHeight: Double { 0 }
  package func height(forRows rows: Int) -> Double { 0 }
  /// Exact; measures what is still estimated.
  package mutating func measureContent(
    fonts: inout some FontSource
  ) -> (rows: Int, height: Double) { (1, 0) }
  /// The styled runs that cover the text.
  package mutating func runs() -> [(text: String, styles: [String])] { [] }
  /// The caret in the view's coordinates; nil without focus or where it is not editable.
  package mutating func caret(fonts: inout some FontSource) -> Rect? { nil }
  /// The middle of the caret of an offset in UTF-16 units, in the view's coordinates.
  package mutating func place(
    ofUTF16 offset: Int, fonts: inout some FontSource
  ) -> Point { .zero }

  // MARK: Time and drawing

  /// True while something other than the blink moves: a height, a scroll, a drag past the edge.
  package func isMoving(at time: Double) -> Bool { false }
  /// When the picture next changes by itself; nil where it never does.
  package func nextChange(after time: Double) -> Double? { nil }
  /// True where `.idle` would find work.
  package var wantsIdle: Bool { false }
  /// Draws the view with its top left corner at the canvas's origin.
  package mutating func draw(
    into canvas: inout Canvas, at time: Double, fonts: inout some FontSource
  ) {}
}

public import Foundation
internal import GrowingField
internal import TextRope

extension GrowingTextView {
  // MARK: Text

  /// The text, Markdown markers included, without what an input method has pending.
  ///
  /// Setting it clears the undo history, puts the caret at its end, asks nobody, and calls
  /// `growingTextViewDidChange` and, where the height changes, the height calls. Line ends become
  /// newlines; control characters but newline and tab are dropped. Where memory does not do for
  /// a text of a megabyte or more, the one before stays, and `onRefusal` is told.
  ///
  /// - Complexity: O(*n*), *n* the bytes of the text.
  public var text: String {
    get { machine.text.string }
    set { perform(.text(newValue)) }
  }

  /// True where the text is not empty.
  public var hasText: Bool { !machine.text.isEmpty }

  /// The selected range in UTF-16 units; of length 0 where it is a caret.
  ///
  /// A range that is set is cut to the text, and moved to the start of a surrogate pair that it
  /// cuts in two.
  public var selectedRange: NSRange {
    get { NSRange(machine.selectedUTF16Range) }
    set { perform(.selection(clamped(newValue))) }
  }

  /// Scrolls as little as it takes to show a range in UTF-16 units, cut to the text.
  public func scrollRangeToVisible(_ range: NSRange) { perform(.visibleRange(clamped(range))) }

  /// How Markdown is read and written.
  public var dialect: MarkdownDialect {
    get { MarkdownDialect(machine.configuration.dialect) }
    set { configure { $0.dialect = newValue.rules } }
  }

  private func clamped(_ range: NSRange) -> Range<Int> {
    let count = machine.text.utf16Count
    let start = range.location == NSNotFound ? count : min(max(0, range.location), count)
    return start..<(start + min(max(0, range.length), count - start))
  }

  // MARK: Focus

  /// True while the view has the keyboard focus.
  public var isFirstResponder: Bool { machine.isFocused }

  /// Asks for the keyboard focus.
  ///
  /// - Returns: True where the view has it now: false where the delegate refuses, and where the
  ///   delegate is still to be asked because this was called from one of its own calls.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    if !machine.isFocused { perform(.input(.focus(true))) }
    return machine.isFocused
  }

  /// Gives the keyboard focus up.
  ///
  /// - Returns: True where the view does not have it now.
  @discardableResult
  public func resignFirstResponder() -> Bool {
    if machine.isFocused { perform(.input(.focus(false))) }
    return !machine.isFocused
  }

  /// False where the text can only be selected and copied.
  public var isEditable: Bool {
    get { machine.configuration.isEditable }
    set { configure { $0.isEditable = newValue } }
  }

  /// The same as `isEditable`, by the name that HPGrowingTextView has for it.
  public var editable: Bool {
    get { isEditable }
    set { isEditable = newValue }
  }

  // MARK: Appearance

  /// The font of the text; nil, when set, is Inter at the view's text size.
  public var font: Font? {
    get { Font(machine.configuration.bodyFont) }
    set { configure { $0.font = newValue?.spec(at: $0.textSize) } }
  }

  /// The colour of plain text; nil is the appearance's.
  public var textColor: Color? {
    get { machine.configuration.textColor.map { Color($0) } }
    set { configure { $0.textColor = newValue?.rgba } }
  }

  /// The colour of the caret and of the border of a focused view; nil is the appearance's.
  public var tintColor: Color? {
    get { machine.configuration.tintColor.map { Color($0) } }
    set { configure { $0.tintColor = newValue?.rgba } }
  }

  /// The colour behind the text; nil is the appearance's.
  public var backgroundColor: Color? {
    get { machine.configuration.backgroundColor.map { Color($0) } }
    set { configure { $0.backgroundColor = newValue?.rgba } }
  }

  /// Which side the rows lie at; `natural` unless set.
  public var textAlignment: TextAlignment {
    get { TextAlignment(machine.configuration.textAlignment) }
    set { configure { $0.textAlignment = newValue.layoutAlignment } }
  }

  /// Which direction every paragraph runs in; `natural` unless set.
  public var baseWritingDirection: WritingDirection {
    get { WritingDirection(machine.configuration.baseDirection) }
    set { configure { $0.baseDirection = newValue.baseDirection } }
  }

  /// The space around the scrolled text area, in points; 0 unless set.
  public var contentInset: EdgeInsets {
    get { EdgeInsets(machine.configuration.contentInset) }
    set { configure { $0.contentInset = newValue.insets } }
  }

  /// The space around the text, in points; 8 above and below, 12 at the sides unless set.
  ///
  /// The text is exactly as wide as the view less left and right.
  public var textContainerInset: EdgeInsets {
    get { EdgeInsets(machine.configuration.textContainerInset) }
    set { configure { $0.textContainerInset = newValue.insets } }
  }

  /// The view's scroll state and the properties that are not proxied here.
  public var internalTextView: InternalTextView { InternalTextView(of: self) }

  // MARK: Placeholder

  /// What an empty view shows; an empty text shows nothing.
  public var placeholder: String {
    get { machine.configuration.placeholder }
    set { configure { $0.placeholder = newValue } }
  }

  /// The colour of the placeholder; nil is the appearance's.
  public var placeholderColor: Color? {
    get { machine.configuration.placeholderColor.map { Color($0) } }
    set { configure { $0.placeholderColor = newValue?.rgba } }
  }

  /// False hides the placeholder; true unless set.
  public var displayPlaceholder: Bool {
    get { machine.configuration.displayPlaceholder }
    set { configure { $0.displayPlaceholder = newValue } }
  }
}

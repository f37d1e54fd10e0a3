package import Drawing
package import LiveMarkdown
package import TextLayout
package import UnicodeRules

package enum Appearance: String, Sendable, Hashable, CaseIterable { case light, dark }
package enum MarkerMode: String, Sendable, Hashable, CaseIterable { case visible, dimmed, hidden }
package enum MotionPreference: String, Sendable, Hashable, CaseIterable { case full, reduced }

/// The text sizes of a desktop or phone setting, with the body text's size in points.
package enum TextSize: String, Sendable, Hashable, CaseIterable {
  case xs = "XS"
  case s = "S"
  case m = "M"
  case l = "L"
  case xl = "XL"
  case xxl = "XXL"
  case xxxl = "XXXL"
  case ax1 = "AX1"
  case ax2 = "AX2"
  case ax3 = "AX3"
  case ax4 = "AX4"
  case ax5 = "AX5"

  /// Apple's body sizes.
  package var bodySize: Double {
    switch self {
    case .xs: 14
    case .s: 15
    case .m: 16
    case .l: 17
    case .xl: 19
    case .xxl: 21
    case .xxxl: 23
    case .ax1: 28
    case .ax2: 33
    case .ax3: 40
    case .ax4: 47
    case .ax5: 53
    }
  }
}

/// The settable properties of a field.
///
/// Lengths in points, times in seconds; nil is "the default".
package struct FieldConfiguration: Sendable, Equatable {
  package var width = 358.0
  /// nil is Inter at the text size.
  ///
  /// A change of text size after this was set scales it in proportion: set the text size first.
  package var font: FontSpec? {
    didSet { fontTextSize = textSize }
  }
  package var textSize = TextSize.l
  /// The text size at which `font` was given.
  private var fontTextSize = TextSize.l
  package var textContainerInset = Insets(top: 8, left: 12, bottom: 8, right: 12)
  package var contentInset = Insets.zero
  package var minNumberOfLines = 1
  /// 0 is no limit.
  ///
  /// 6 unless set; a `maxHeight` takes that default's place, as setting a height in points did in
  /// HPGrowingTextView.
  package var maxNumberOfLines: Int {
    get { explicitMaxNumberOfLines ?? ((maxHeight ?? 0) > 0 ? 0 : 6) }
    set { explicitMaxNumberOfLines = newValue }
  }
  private var explicitMaxNumberOfLines: Int?
  package var minHeight: Double?
  /// nil and 0 are no limit.
  package var maxHeight: Double?
  package var animateHeightChange = true
  package var animationDuration = 0.1
  package var animationCurve = AnimationCurve.easeInOut
  package var placeholder: String {
    get { exactPlaceholder.string }
    set { exactPlaceholder.string = newValue }
  }
  private var exactPlaceholder = ExactText("")
  package var placeholderColor: RGBA?
  package var displayPlaceholder = true
  package var textColor: RGBA?
  package var tintColor: RGBA?
  package var backgroundColor: RGBA?
  package var textAlignment = TextAlignment.natural
  /// The direction of every paragraph; natural takes it from the first strong character.
  package var baseDirection = BaseDirection.natural
  package var isEditable = true
  /// Shown as links where the field is not editable.
  package var detectedData: DetectedData = []
  package var traits = InputTraits()
  /// False keeps the user from scrolling; the caret is followed all the same.
  package var allowsScrolling = true
  /// How far the scroll bar keeps from the edges.
  package var barInsets = Insets.zero
  /// Nothing shows for it: rows wrap, so no bar ever lies at the bottom.
  package var horizontalBarInsets = Insets.zero
  /// What the window, or the keyboard in it, leaves for the view; nil is no limit.
  package var availableHeight: Double?
  package var appearance = Appearance.light
  package var dialect = MarkdownDialect.commonMark
  package var markers = MarkerMode.dimmed
  package var motion = MotionPreference.full
  /// `--caret steady`: the caret never blinks off.
  package var caretBlinks = true
  /// A border and rounded corners round the view, as on the demo's screens.
  package var isFramed = true

  /// Tab inserts a tab in place of moving the focus on.
  package var insertsTabs = false

  package init() {}

  /// The font of plain text at the present text size.
  package var bodyFont: FontSpec {
    guard var font else { return FontSpec(family: "Inter", size: textSize.bodySize) }
    font.size *= textSize.bodySize / fontTextSize.bodySize
    return font
  }
}

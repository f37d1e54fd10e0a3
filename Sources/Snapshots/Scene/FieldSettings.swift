package import Drawing
package import GrowingField
package import LiveMarkdown
package import UnicodeRules

/// Changes to a view by the API names of its properties; nil leaves a property as it is.
///
/// What `field` and `set` hold, and the top-level keys `appearance`, `textSize`, `dialect`,
/// `markers` and `motion`.
nonisolated package struct FieldSettings: Sendable, Equatable {
  package var width: Double?
  package var font: FontSetting?
  package var textContainerInset: InsetsSetting?
  package var contentInset: InsetsSetting?
  package var minNumberOfLines: Int?
  package var maxNumberOfLines: Int?
  package var minHeight: Double?
  package var maxHeight: Double?
  package var animateHeightChange: Bool?
  package var animationDuration: Double?
  package var animationCurve: AnimationCurve?
  package var placeholder: String?
  package var placeholderColor: RGBA?
  package var displayPlaceholder: Bool?
  package var text: String?
  package var textColor: RGBA?
  package var tintColor: RGBA?
  package var backgroundColor: RGBA?
  package var textAlignment: AlignmentName?
  package var baseWritingDirection: BaseDirection?
  package var editable: Bool?
  package var dataDetectorTypes: DetectedData?
  package var returnKeyType: ReturnKey?
  package var enablesReturnKeyAutomatically: Bool?
  package var keyboardType: KeyboardKind?
  package var keyboardDismissMode: KeyboardDismissal?
  package var autocorrectionType: Autocorrection?
  package var verticalScrollIndicatorInsets: InsetsSetting?
  package var horizontalScrollIndicatorInsets: InsetsSetting?
  /// UTF-16 units.
  package var selectedRange: Range<Int>?

  package var appearance: Appearance?
  package var textSize: TextSize?
  package var dialect: MarkdownDialect?
  package var markers: MarkerMode?
  package var motion: MotionPreference?

  package init() {}

  /// `{"family": "JetBrains Mono", "size": 20}`.
  nonisolated package struct FontSetting: Sendable, Equatable {
    package var family: String?
    package var size: Double?
  }

  /// `{"top": 8, "left": 12, "bottom": 8, "right": 12}`; a side left out stays.
  nonisolated package struct InsetsSetting: Sendable, Equatable {
    package var top: Double?
    package var left: Double?
    package var bottom: Double?
    package var right: Double?

    func apply(to insets: inout Insets) {
      insets.top = top ?? insets.top
      insets.left = left ?? insets.left
      insets.bottom = bottom ?? insets.bottom
      insets.right = right ?? insets.right
    }
  }

  nonisolated package enum AlignmentName: String, Sendable, CaseIterable {
    case natural, left, center, right, justified
  }
}

internal import Drawing
package import GrowingField
internal import TextLayout

nonisolated extension FieldSettings {
  /// Sets everything but `text` and `selectedRange`, which are no configuration.
  package func apply(to configuration: inout FieldConfiguration) {
    applyGeometry(to: &configuration)
    applyLook(to: &configuration)
    applyTraits(to: &configuration)
    set(&configuration.animateHeightChange, animateHeightChange)
    set(&configuration.animationDuration, animationDuration)
    set(&configuration.animationCurve, animationCurve)
    set(&configuration.isEditable, editable)
    set(&configuration.dialect, dialect)
    set(&configuration.markers, markers)
    set(&configuration.motion, motion)
  }

  private func applyGeometry(to configuration: inout FieldConfiguration) {
    set(&configuration.width, width)
    textContainerInset?.apply(to: &configuration.textContainerInset)
    contentInset?.apply(to: &configuration.contentInset)
    set(&configuration.minNumberOfLines, minNumberOfLines)
    set(&configuration.maxNumberOfLines, maxNumberOfLines)
    if let minHeight { configuration.minHeight = minHeight }
    if let maxHeight { configuration.maxHeight = maxHeight }
  }

  private func applyLook(to configuration: inout FieldConfiguration) {
    // First: a font that is given here is given at this text size.
    set(&configuration.textSize, textSize)
    if let font {
      var spec = configuration.bodyFont
      set(&spec.family, font.family)
      set(&spec.size, font.size)
      configuration.font = spec
    }
    set(&configuration.placeholder, placeholder)
    set(&configuration.displayPlaceholder, displayPlaceholder)
    if let placeholderColor { configuration.placeholderColor = placeholderColor }
    if let textColor { configuration.textColor = textColor }
    if let backgroundColor { configuration.backgroundColor = backgroundColor }
    if let tintColor { configuration.tintColor = tintColor }
    set(&configuration.textAlignment, textAlignment?.alignment)
    set(&configuration.baseDirection, baseWritingDirection)
    set(&configuration.appearance, appearance)
  }

  private func applyTraits(to configuration: inout FieldConfiguration) {
    set(&configuration.detectedData, dataDetectorTypes)
    set(&configuration.traits.returnKey, returnKeyType)
    set(
      &configuration.traits.enablesReturnKeyAutomatically, enablesReturnKeyAutomatically)
    set(&configuration.traits.keyboard, keyboardType)
    set(&configuration.traits.keyboardDismissal, keyboardDismissMode)
    set(&configuration.traits.autocorrection, autocorrectionType)
    verticalScrollIndicatorInsets?.apply(to: &configuration.barInsets)
    horizontalScrollIndicatorInsets?.apply(to: &configuration.horizontalBarInsets)
  }

  private func set<Value>(_ property: inout Value, _ value: Value?) {
    if let value { property = value }
  }
}

nonisolated extension FieldSettings.AlignmentName {
  fileprivate var alignment: TextAlignment {
    switch self {
    case .natural: .natural
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    }
  }
}

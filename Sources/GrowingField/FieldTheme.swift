internal import Drawing
internal import LiveMarkdown
internal import TextLayout
internal import UnicodeRules

/// Turns what a stretch of text is (a `StyleSet`) into how it is set and drawn.
struct FieldTheme: Sendable, Equatable {
  var palette: Palette
  var bodyFont: FontSpec
  var textColor: RGBA
  var placeholderColor: RGBA
  var tint: RGBA
  var dimsMarkers: Bool
  var alignment: TextAlignment
  var baseDirection: BaseDirection
  /// Shown as links: none while the text can be edited.
  var detectedData: DetectedData

  init(_ configuration: FieldConfiguration) {
    palette = Palette.of(configuration.appearance)
    bodyFont = configuration.bodyFont
    textColor = configuration.textColor ?? palette.text
    placeholderColor = configuration.placeholderColor ?? palette.placeholder
    tint = configuration.tintColor ?? palette.accent
    dimsMarkers = configuration.markers == .dimmed
    alignment = configuration.textAlignment
    baseDirection = configuration.baseDirection
    detectedData = configuration.isEditable ? [] : configuration.detectedData
  }

  /// The same setting in other colours needs no new layout.
  func laysOutLike(_ other: FieldTheme) -> Bool {
    bodyFont == other.bodyFont && alignment == other.alignment
      && baseDirection == other.baseDirection && detectedData == other.detectedData
  }

  func font(for styles: StyleSet) -> FontSpec {
    var font = bodyFont
    if styles.contains(.code) || styles.contains(.codeBlock) {
      font.family = "JetBrains Mono"
      font.size *= 0.9
    }
    font.isBold = font.isBold || styles.contains(.bold)
    font.isItalic = font.isItalic || styles.contains(.italic)
    return font
  }

  func color(for styles: StyleSet) -> RGBA {
    if styles.contains(.marker) { return dimsMarkers ? palette.placeholder : textColor }
    if styles.contains(.link) { return palette.link }
    if styles.contains(.code) || styles.contains(.codeBlock) { return palette.code }
    return textColor
  }

  /// The colour on the selection's ground, which takes contrast from all but plain text.
  func selectedColor(for styles: StyleSet) -> RGBA {
    if styles.contains(.marker) { return dimsMarkers ? palette.secondaryText : textColor }
    if styles.contains(.link) { return palette.selectedLink }
    if styles.contains(.code) || styles.contains(.codeBlock) { return palette.selectedCode }
    return textColor
  }
}

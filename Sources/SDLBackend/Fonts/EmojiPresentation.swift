/// Whether a grapheme cluster wants to be a colour picture or text.
///
/// Source: UTS #51, section 4 (presentation style) and section 1.4.9 (the sequences).
nonisolated enum EmojiPresentation {
  /// True for what is shown as a picture unless no colour font has it: a character whose
  /// Emoji_Presentation is Yes, one with U+FE0F, a keycap, a flag, a skin tone, a joined sequence.
  static func wantsColour(_ cluster: some Collection<Unicode.Scalar>) -> Bool {
    guard let base = cluster.first else { return false }
    if cluster.count == 1 { return base.value >= 0x231A && base.properties.isEmojiPresentation }
    var isKeycap = false
    var hasSelector = false
    var isSequence = base.properties.isEmojiPresentation
    for scalar in cluster {
      switch scalar.value {
      case 0xFE0E: return false
      case 0xFE0F: hasSelector = true
      case 0x20E3: isKeycap = true
      case 0x200D, 0x1F3FB...0x1F3FF: isSequence = isSequence || base.properties.isEmoji
      default: break
      }
    }
    // A digit is an emoji by its property, but a picture only inside a keycap.
    if base.isASCII { return isKeycap }
    return isSequence || hasSelector && base.properties.isEmoji
  }
}

internal import GrowingField
internal import TextLayout

/// The fonts of the screens at a text size.
struct Typography {
  let body: FontSpec
  /// Names.
  let title: FontSpec
  /// Times and states.
  let caption: FontSpec
  let note: FontSpec

  /// Text beside the messages grows with the text size, but not as far: it must leave them room.
  init(_ textSize: TextSize) {
    let factor = min(max(textSize.bodySize / TextSize.l.bodySize, 0.9), 1.75)
    body = FontSpec(family: "Inter", size: textSize.bodySize)
    title = FontSpec(family: "Inter", size: 15 * factor, isBold: true)
    caption = FontSpec(family: "Inter", size: 13 * factor, isBold: true)
    note = FontSpec(family: "Inter", size: 13 * factor)
  }
}

package import Drawing

/// The colours of one appearance.
///
/// Contrasts (WCAG 2) are at least 4.5 for text and 3 for the placeholder, the dimmed markers and
/// the borders of controls.
package struct Palette: Sendable, Hashable {
  package var window: RGBA
  /// Header and toolbar.
  package var header: RGBA
  package var hairline: RGBA
  package var field: RGBA
  package var fieldBorder: RGBA
  package var text: RGBA
  package var secondaryText: RGBA
  /// Placeholder and dimmed markers.
  package var placeholder: RGBA
  /// Caret, focused border, my bubble, Send; white text stands on it.
  package var accent: RGBA
  package var onAccent: RGBA
  package var theirBubble: RGBA
  package var link: RGBA
  package var code: RGBA
  package var codeBackground: RGBA
  package var selection: RGBA
  /// A link and code on the selection, on which their own colours fall below a contrast of 4.5.
  package var selectedLink: RGBA
  package var selectedCode: RGBA
  /// The selection without focus.
  package var quietSelection: RGBA
  package var quoteBar: RGBA

  package static let light = Palette(
    window: RGBA(0xFFFFFF), header: RGBA(0xF6F6F8), hairline: RGBA(0xDCDCE1),
    field: RGBA(0xFFFFFF), fieldBorder: RGBA(0x8E8E97, alpha: 153), text: RGBA(0x111114),
    secondaryText: RGBA(0x5F5F68), placeholder: RGBA(0x84848D), accent: RGBA(0x0B63E5),
    onAccent: RGBA(0xFFFFFF), theirBubble: RGBA(0xE9E9EC), link: RGBA(0x0B5CD6),
    code: RGBA(0x8A1F4B), codeBackground: RGBA(0xF2F2F5), selection: RGBA(0xB6D4FE),
    selectedLink: RGBA(0x0A50BE), selectedCode: RGBA(0x8A1F4B),
    quietSelection: RGBA(0xDEDEE3), quoteBar: RGBA(0xC6C6CC))

  package static let dark = Palette(
    window: RGBA(0x111113), header: RGBA(0x1B1B1E), hairline: RGBA(0x303035),
    field: RGBA(0x1C1C1F), fieldBorder: RGBA(0x6E6E77, alpha: 153), text: RGBA(0xF2F2F5),
    secondaryText: RGBA(0xA6A6AF), placeholder: RGBA(0x7C7C85), accent: RGBA(0x1F66DE),
    onAccent: RGBA(0xFFFFFF), theirBubble: RGBA(0x2A2A2E), link: RGBA(0x6FACFF),
    code: RGBA(0xF29BBE), codeBackground: RGBA(0x29292D), selection: RGBA(0x234A85),
    selectedLink: RGBA(0x8FBEFF), selectedCode: RGBA(0xF4A6C6),
    quietSelection: RGBA(0x3A3A40), quoteBar: RGBA(0x47474E))

  package static func of(_ appearance: Appearance) -> Palette {
    appearance == .dark ? .dark : .light
  }
}

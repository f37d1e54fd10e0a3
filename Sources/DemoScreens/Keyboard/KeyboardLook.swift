internal import Drawing
internal import GrowingField

/// The colours of the on-screen keyboard in one appearance.
struct KeyboardLook {
  let ground: RGBA
  let edge: RGBA
  let cap: RGBA
  let sideCap: RGBA
  let pressedCap: RGBA
  let pressedSideCap: RGBA
  /// The lower edge of a cap.
  let shade: RGBA
  let label: RGBA
  let quietLabel: RGBA
  let grip: RGBA

  static let light = KeyboardLook(
    ground: RGBA(0xD6D8DE), edge: RGBA(0xC2C4CB), cap: RGBA(0xFFFFFF), sideCap: RGBA(0xADB2BC),
    pressedCap: RGBA(0xB9BDC7), pressedSideCap: RGBA(0xFFFFFF), shade: RGBA(0x8B8E96),
    label: RGBA(0x111114), quietLabel: RGBA(0x55565E), grip: RGBA(0xA4A7AF))

  static let dark = KeyboardLook(
    ground: RGBA(0x232327), edge: RGBA(0x38383E), cap: RGBA(0x5B5B63), sideCap: RGBA(0x3D3D44),
    pressedCap: RGBA(0x3D3D44), pressedSideCap: RGBA(0x6B6B74), shade: RGBA(0x121214),
    label: RGBA(0xF6F6F8), quietLabel: RGBA(0xB4B4BC), grip: RGBA(0x5D5D66))

  static func of(_ appearance: Appearance) -> KeyboardLook {
    appearance == .dark ? .dark : .light
  }
}

import Drawing
import Foundation
import Testing

@testable import GrowingField

/// The contrasts that `Palette` promises, as WCAG 2 reckons them.
@Suite struct PaletteTests {
  @Test(arguments: [Palette.light, .dark])
  func textIsReadableOnEachGroundItStandsOn(palette: Palette) {
    let pairs: [(String, RGBA, RGBA)] = [
      ("text on the field", palette.text, palette.field),
      ("text on the window", palette.text, palette.window),
      ("text on the selection", palette.text, palette.selection),
      ("text on the quiet selection", palette.text, palette.quietSelection),
      ("text in their bubble", palette.text, palette.theirBubble),
      ("text in my bubble", palette.onAccent, palette.accent),
      ("secondary text on the header", palette.secondaryText, palette.header),
      ("a link in the field", palette.link, palette.field),
      ("a link in their bubble", palette.link, palette.theirBubble),
      ("a selected link", palette.selectedLink, palette.selection),
      ("a quietly selected link", palette.selectedLink, palette.quietSelection),
      ("code on its ground", palette.code, palette.codeBackground),
      ("selected code", palette.selectedCode, palette.selection),
      ("quietly selected code", palette.selectedCode, palette.quietSelection),
    ]
    for (name, color, ground) in pairs {
      #expect(contrast(color, ground) >= 4.5, "\(name)")
    }
  }

  @Test(arguments: [Palette.light, .dark])
  func whatIsDimmedStandsOut(palette: Palette) {
    #expect(contrast(palette.placeholder, palette.field) >= 3)
    #expect(contrast(palette.secondaryText, palette.selection) >= 3)
    #expect(contrast(palette.secondaryText, palette.quietSelection) >= 3)
  }

  private func contrast(_ a: RGBA, _ b: RGBA) -> Double {
    let (low, high) = (min(luminance(a), luminance(b)), max(luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
  }

  private func luminance(_ color: RGBA) -> Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}

import Drawing
import Testing

@Suite struct GlyphTests {
  private struct OneMask: GlyphMasks {
    let mask: GlyphMask

    func mask(of run: GlyphRun, scale: Double) -> GlyphMask? { mask }
  }

  private func paint(_ pixels: GlyphMask.Pixels, _ color: RGBA) -> [UInt32] {
    let run = GlyphRun.fake("a", ink: Rect(x: 0, y: -1, width: 4, height: 1))
    let list = DisplayList(6, 3, .glyphs(run, at: PixelPoint(x: 1, y: 2), color))
    var raster = Raster(width: 6, height: 3)
    var masks = OneMask(mask: GlyphMask(left: 0, top: -1, width: 4, height: 1, pixels: pixels))
    raster.draw(list, damage: [list.bounds], masks: &masks)
    #expect(raster.pixels[0..<6].allSatisfy { $0 == white })
    #expect(raster.pixels[12..<18].allSatisfy { $0 == white })
    return Array(raster.pixels[6..<12])
  }

  @Test func coverageIsFilledWithTheColour() {
    let row = paint(.coverage([0, 255, 51, 128]), RGBA(0x0000FF))
    #expect(row == [white, white, 0xFF00_00FF, 0xFFCC_CCFF, 0xFF7F_7FFF, white])
  }

  @Test func theColoursAlphaThinsTheGlyph() {
    let row = paint(.coverage([0, 255, 255, 255]), RGBA(0x000000, alpha: 51))
    #expect(row[2...4].allSatisfy { $0 == 0xFFCC_CCCC })
  }

  @Test func emojiKeepTheirColours() {
    let colours = [0xFF12_3456, 0x0000_0000, 0x3300_0000, 0xFFFF_0000] as [UInt32]
    let row = paint(.colour(colours), RGBA(0x00FF00))
    #expect(row == [white, 0xFF12_3456, white, 0xFFCC_CCCC, 0xFFFF_0000, white])
  }
}

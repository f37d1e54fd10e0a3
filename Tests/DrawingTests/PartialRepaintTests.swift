import Drawing
import TestFonts
import TestRandom
import Testing

@Suite struct PartialRepaintTests {
  @Test(arguments: [11, 12, 13, 14] as [UInt64])
  func aPartOfTheRepaintEqualsThatPartOfTheWhole(seed: UInt64) {
    var random = RandomLists(seed: seed)
    for round in 0..<400 {
      let list = random.list()
      var masks = FakeMasks(overflow: random.number(0...6))
      let whole = list.painted(masks: &masks)
      // Garbage below, so that a pixel which is not repainted from scratch shows.
      let garbage = (0..<(list.width * list.height)).map { UInt32($0 &* 2_654_435_761 & 0xFF_FFFF) }
      let old = Raster(width: list.width, height: list.height, pixels: garbage)
      let damage = (0..<random.number(0...4)).map { _ in random.rect() }
      var part = old
      part.draw(list, damage: damage, masks: &masks)
      var wrong = 0
      for y in 0..<list.height {
        for x in 0..<list.width {
          let isDamaged = damage.contains { $0.contains(PixelRect(x, y, 1, 1)) }
          if part[x, y] != (isDamaged ? whole : old)[x, y] { wrong += 1 }
        }
      }
      #expect(wrong == 0, "seed \(seed), round \(round)")
    }
  }

  @Test func whatLiesOutsideTheDamageIsNotAskedFor() {
    var list = DisplayList(1000, 700, .fill(PixelRect(0, 0, 1000, 700), RGBA(0xFFFFFF)))
    for i in 0..<60 {
      let run = GlyphRun.fake("run \(i)", ink: Rect(x: 0, y: -12, width: 300, height: 16))
      list.items.append(
        DisplayItem(
          command: .glyphs(run, at: PixelPoint(x: 10, y: 10 * i + 20), black), clip: list.bounds))
    }
    var masks = FakeMasks()
    var raster = list.painted(masks: &masks)
    #expect(masks.asked.count == 60)
    let before = raster.paintedPixels
    masks = FakeMasks()
    raster.draw(list, damage: [PixelRect(500, 300, 2, 20)], masks: &masks)
    #expect(masks.asked == [])
    #expect(raster.paintedPixels - before == 40)
  }

  @Test func whatIsHiddenIsNotPainted() {
    let back = DrawCommand.fill(PixelRect(0, 0, 100, 100), RGBA(0xFF0000))
    let field = DrawCommand.rounded(
      RoundedRect(rect: PixelRect(0, 0, 100, 100), radius: 160), RGBA(0x00FF00))
    let list = DisplayList(100, 100, back, field)
    var masks = FakeMasks()
    var raster = Raster(width: 100, height: 100)
    raster.draw(list, damage: [PixelRect(40, 0, 2, 20)], masks: &masks)
    #expect(raster.paintedPixels == 40)
    #expect(raster[40, 0] == 0xFF00_FF00)
  }

  @Test func aMaskBeyondItsInkBoundsIsClippedToThem() {
    let run = GlyphRun.fake("x", ink: Rect(x: 0, y: 0, width: 6, height: 6))
    let command = DrawCommand.glyphs(run, at: PixelPoint(x: 20, y: 20), black)
    let bounds = command.inkBounds(scale: 1)
    #expect(bounds == PixelRect(18, 18, 10, 10))
    var masks = FakeMasks(overflow: 10)
    let raster = DisplayList(50, 50, command).painted(masks: &masks)
    var inked = 0
    for y in 0..<50 {
      for x in 0..<50 where raster[x, y] != white {
        inked += 1
        #expect(bounds.contains(PixelRect(x, y, 1, 1)))
      }
    }
    #expect(inked > 36)
  }
}

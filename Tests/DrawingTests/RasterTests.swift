import Drawing
import TestFonts
import Testing

@Suite struct RasterTests {
  @Test func aNewOneIsWhite() {
    #expect(Raster(width: 3, height: 2).pixels == Array(repeating: white, count: 6))
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0), (1, 1), (-3, 2)])
  func theSmallestSizesDraw(width: Int, height: Int) {
    var raster = Raster(width: width, height: height)
    var random = RandomLists(seed: 5)
    var masks = FakeMasks()
    for _ in 0..<50 {
      raster.draw(random.list(), damage: [PixelRect(-5, -5, 50, 50)], masks: &masks)
    }
    #expect(raster.pixels.count == max(0, width) * max(0, height))
    #expect(raster.cropped(to: PixelRect(-1, -1, 9, 9)).pixels == raster.pixels)
  }

  @Test func givenPixelsBecomeOpaque() {
    let raster = Raster(width: 2, height: 1, pixels: [0x0012_3456, 0x8000_0001])
    #expect(raster[0, 0] == 0xFF12_3456)
    #expect(raster[1, 0] == 0xFF00_0001)
  }

  @Test func croppingKeepsWhatIsInside() {
    let raster = Raster(width: 3, height: 3, pixels: Array(0..<9))
    let part = raster.cropped(to: PixelRect(1, 1, 9, 9))
    #expect(part == Raster(width: 2, height: 2, pixels: [4, 5, 7, 8]))
    #expect(raster.cropped(to: PixelRect(5, 5, 2, 2)).pixels.isEmpty)
  }

  @Test func resizingMakesItWhite() {
    var raster = Raster(width: 2, height: 1, pixels: [1, 2])
    raster.resize(width: 1, height: 3)
    #expect(raster == Raster(width: 1, height: 3))
  }

  @Test func workDoesNotMakePicturesDiffer() {
    let list = DisplayList(4, 4, .fill(PixelRect(0, 0, 4, 4), black))
    let once = list.painted()
    var twice = once
    var masks = FakeMasks()
    twice.draw(list, damage: [list.bounds], masks: &masks)
    #expect(twice.paintedPixels == 32 && once.paintedPixels == 16)
    #expect(once == twice)
  }

  @Test func pixelsAreLentRowByRow() {
    let raster = Raster(width: 2, height: 2, pixels: [1, 2, 3, 4])
    #expect(raster.withUnsafePixels { Array($0) } == raster.pixels)
  }

  @Test func aListOfAnotherSizePaintsWhatBothHave() {
    let list = DisplayList(2, 9, .fill(PixelRect(0, 0, 9, 9), black))
    var raster = Raster(width: 3, height: 2)
    var masks = FakeMasks()
    raster.draw(list, damage: [PixelRect(0, 0, 9, 9)], masks: &masks)
    let dark = 0xFF00_0000 as UInt32
    #expect(raster.pixels == [dark, dark, white, dark, dark, white])
  }
}

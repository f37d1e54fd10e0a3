import Drawing
import Testing

@Suite struct SameBytesTests {
  /// FNV-1a of the pixels of every kind of item.
  ///
  /// It has to be this number on every processor; whoever changes it on purpose changes every golden
  /// picture too.
  @Test(
    arguments: [
      (1, 0x3EED_E46F_60EC_83A8), (1.5, 0x4D63_4F34_0DE0_83F9), (2, 0xF4BB_2E28_4A68_1733),
    ] as [(Double, UInt64)])
  func everyMachineMakesTheseBytes(scale: Double, expected: UInt64) {
    var canvas = Canvas(size: Size(width: 90, height: 60), scale: scale)
    canvas.fill(Rect(x: 0, y: 0, width: 90, height: 60), RGBA(0xF6F6F8))
    let menu = Rect(x: 8, y: 8, width: 50, height: 37)
    canvas.shadow(menu, radius: 8, blur: 6, RGBA(0, alpha: 70))
    canvas.rounded(menu, radii: (18, 9.3, 5, 0), RGBA(0xE9E9EC))
    canvas.border(menu, radius: 7.7, width: 1, RGBA(0x8E8E97, alpha: 153))
    let box = canvas.circle(center: Point(x: 70.3, y: 30), radius: 15.4, RGBA(0x0B63E5))
    canvas.polygon(
      [Point(x: 0, y: -8), Point(x: 6.6, y: 3.1), Point(x: -6.6, y: 3.1)], inMiddleOf: box,
      RGBA(0xFFFFFF, alpha: 200))
    canvas.horizontalHairline(x: 3, y: 55.5, width: 80, RGBA(0xDCDCE1))
    let ink = Rect(x: 0, y: -10, width: 33.3, height: 12.7)
    canvas.inside(offset: Point(x: 12, y: 30), clip: menu) {
      $0.glyphs(.fake("a", ink: ink), at: .zero, RGBA(0x111114, alpha: 230))
      $0.glyphs(.fake("b", ink: ink, face: 1), at: Point(x: 20, y: 9), RGBA(0x111114))
    }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for pixel in canvas.list.painted().pixels {
      for shift in [0, 8, 16, 24] as [UInt32] {
        hash = (hash ^ UInt64(pixel >> shift & 0xFF)) &* 0x100_0000_01B3
      }
    }
    #expect(hash == expected, "0x\(String(hash, radix: 16, uppercase: true))")
  }
}

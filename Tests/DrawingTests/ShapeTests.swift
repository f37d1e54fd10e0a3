import Drawing
import Testing

@Suite struct ShapeTests {
  /// Radii and sides that put centres of arcs on pixels, between them and inside them.
  static let shapes: [(side: Int, radius: Int)] = [
    (1, 16), (2, 16), (3, 99), (8, 40), (9, 999), (16, 128), (17, 999), (21, 100), (40, 320),
    (41, 77), (64, 1),
  ]

  @Test(arguments: shapes)
  func roundedSquaresAreSymmetric(side: Int, radius: Int) {
    let shape = RoundedRect(rect: PixelRect(2, 2, side, side), radius: radius)
    expectSymmetric(DisplayList(side + 4, side + 4, .rounded(shape, black)))
  }

  @Test(arguments: shapes, [1, 7, 16, 24, 37, 160])
  func bordersAreSymmetric(shape: (side: Int, radius: Int), width: Int) {
    let round = RoundedRect(rect: PixelRect(2, 2, shape.side, shape.side), radius: shape.radius)
    let size = shape.side + 4
    expectSymmetric(DisplayList(size, size, .border(round, width: width, black)))
  }

  private func expectSymmetric(_ list: DisplayList) {
    let picture = list.painted().darkness
    #expect(picture == picture.mirrored)
    #expect(picture == picture.flipped)
    #expect(picture == picture.transposed)
  }

  @Test(arguments: [(30, 17), (17, 30), (35, 35), (2, 9), (1, 1)])
  func capsulesAreSymmetric(width: Int, height: Int) {
    let shape = RoundedRect(rect: PixelRect(1, 1, width, height), radius: 9999)
    let picture = DisplayList(width + 2, height + 2, .rounded(shape, black)).painted().darkness
    #expect(picture == picture.mirrored)
    #expect(picture == picture.flipped)
  }

  @Test(arguments: [1, 2, 5, 16, 33, 80])
  func aCircleCoversItsArea(diameter: Int) {
    let shape = RoundedRect(rect: PixelRect(0, 0, diameter, diameter), radius: diameter * 8)
    let picture = DisplayList(diameter, diameter, .rounded(shape, black)).painted().darkness
    let area = Double(picture.joined().reduce(0, +)) / 255
    let exact = Double.pi / 4 * Double(diameter * diameter)
    #expect(abs(area - exact) < 0.02 * Double(diameter), "\(area) instead of \(exact)")
  }

  @Test func everyPixelOfACircleIsCoveredAsItShouldBe() {
    // Against 256 × 256 samples a pixel.
    for diameter in [7, 16, 25] {
      let shape = RoundedRect(rect: PixelRect(0, 0, diameter, diameter), radius: diameter * 8)
      let picture = DisplayList(diameter, diameter, .rounded(shape, black)).painted().darkness
      for y in 0...(diameter / 2) {
        for x in 0...(diameter / 2) {
          var hits = 0
          for v in 0..<256 {
            for u in 0..<256 {
              let dx = (x * 256 + u) * 2 + 1 - diameter * 256
              let dy = (y * 256 + v) * 2 + 1 - diameter * 256
              if dx * dx + dy * dy <= diameter * 256 * diameter * 256 { hits += 1 }
            }
          }
          #expect(abs(picture[y][x] - hits * 255 / 65536) <= 1, "\(diameter): \(x), \(y)")
        }
      }
    }
  }

  @Test func cornersAreEachTheirOwn() {
    let shape = RoundedRect(
      rect: PixelRect(0, 0, 20, 20), topLeft: 160, topRight: 64, bottomLeft: 0, bottomRight: 16)
    let picture = DisplayList(20, 20, .rounded(shape, black)).painted().darkness
    #expect(picture[0][0] == 0 && picture[2][2] < 255 && picture[3][3] == 255)
    #expect(picture[0][19] < 80 && picture[1][18] > 200 && picture[2][17] == 255)
    #expect(picture[19][0] == 255)
    // A quarter of a circle in one pixel: π/4 of 255 is 200.
    #expect(abs(picture[19][19] - 200) <= 1)
    #expect(picture[18][18] == 255)
  }

  @Test func aRingAndItsHoleMakeTheWhole() {
    // A ring of whole pixels and the shape inside it add up to the shape.
    let outer = RoundedRect(rect: PixelRect(1, 1, 33, 27), radius: 150)
    let inner = RoundedRect(rect: PixelRect(3, 3, 29, 23), radius: 150 - 32)
    let ring = DisplayList(35, 29, .border(outer, width: 32, black)).painted().darkness
    let hole = DisplayList(35, 29, .rounded(inner, black)).painted().darkness
    let whole = DisplayList(35, 29, .rounded(outer, black)).painted().darkness
    for y in 0..<29 {
      for x in 0..<35 { #expect(abs(ring[y][x] + hole[y][x] - whole[y][x]) <= 1) }
    }
  }

  @Test func aBorderOfHalfAPixelIsHalfDark() {
    let shape = RoundedRect(rect: PixelRect(0, 0, 9, 9), radius: 0)
    let picture = DisplayList(9, 9, .border(shape, width: 8, black)).painted().darkness
    #expect(picture[0] == [191, 128, 128, 128, 128, 128, 128, 128, 191])
    #expect(picture[4] == [128, 0, 0, 0, 0, 0, 0, 0, 128])
  }

  @Test func aBorderWiderThanItsShapeFillsIt() {
    let shape = RoundedRect(rect: PixelRect(1, 1, 12, 9), radius: 48)
    let border = DisplayList(14, 11, .border(shape, width: 72, black))
    #expect(border.painted() == DisplayList(14, 11, .rounded(shape, black)).painted())
  }

  @Test func aShadowIsSymmetricAndFadesOutward() {
    let list = DisplayList(60, 60, .shadow(PixelRect(15, 15, 30, 30), radius: 0, blur: 12, black))
    let picture = list.painted().darkness
    #expect(picture == picture.mirrored)
    #expect(picture == picture.flipped)
    #expect(picture == picture.transposed)
    #expect(picture[30][0] == 0 && picture[30][30] == 255)
    #expect(zip(picture[30].prefix(30), picture[30].dropFirst()).allSatisfy { $0 <= $1 })
    #expect(picture[30][14] + picture[30][15] == 255)
  }

  @Test func aShadowWithoutBlurIsARectangle() {
    let rect = PixelRect(3, 4, 5, 6)
    let shadow = DisplayList(20, 20, .shadow(rect, radius: 0, blur: 0, black)).painted()
    #expect(shadow == DisplayList(20, 20, .fill(rect, black)).painted())
  }
}

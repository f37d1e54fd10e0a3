import Drawing
import SDLBackend
import TestRandom
import Testing

@testable import Snapshots

/// Pictures against pictures: what counts, what is excused, and what is said of it.
@Suite struct ComparisonTests {
  /// A picture of letters: `.` is white, others have a colour of their own.
  private func picture(_ rows: String...) -> Pixmap {
    let colors: [Character: UInt32] = [
      ".": 0xFFFF_FFFF, "#": 0xFF00_0000, "-": 0xFF80_8080, "r": 0xFFD0_2020, "b": 0xFF20_20D0,
      "o": 0x0000_0000,
    ]
    return Pixmap(
      width: rows[0].count, height: rows.count,
      pixels: rows.joined().map { colors[$0, default: 0xFFFF_FFFF] })
  }

  private func plain(_ grey: UInt32, _ width: Int = 4, _ height: Int = 4) -> Pixmap {
    Pixmap(
      width: width, height: height,
      pixels: Array(repeating: 0xFF00_0000 | grey * 0x01_01_01, count: width * height))
  }

  private func compare(
    _ a: Pixmap, _ b: Pixmap, _ options: PictureComparison.Options = .init()
  ) -> PictureDifference {
    PictureComparison(expected: a, actual: b, options: options).difference
  }

  private func verdict(
    _ a: Pixmap, _ b: Pixmap, _ options: PictureComparison.Options = .init(),
    _ limit: DifferenceLimit = .init()
  ) -> Verdict {
    PictureComparison(expected: a, actual: b, options: options).verdict(limit)
  }

  private static let exact = PictureComparison.Options(threshold: 0, includesAntialiasing: true)

  // MARK: What counts

  @Test(arguments: [(0.05, 13), (0.1, 26), (0.2, 52)])
  func aThresholdToleratesSoManyLevelsOfGrey(threshold: Double, levels: UInt32) {
    let options = PictureComparison.Options(threshold: threshold)
    #expect(compare(plain(100), plain(100 + levels), options).count == 0)
    #expect(compare(plain(100), plain(101 + levels), options).count == 16)
    #expect(compare(plain(100), plain(100 + levels), options).maxDelta == Int(levels))
  }

  @Test func withoutAThresholdTheLeastDifferenceCounts() {
    #expect(compare(plain(100), plain(101), Self.exact).count == 16)
    #expect(compare(plain(100), plain(100), Self.exact).count == 0)
  }

  @Test func blackAndWhiteAreAsFarApartAsCanBe() {
    let options = PictureComparison.Options(threshold: 1, includesAntialiasing: true)
    #expect(compare(plain(0), plain(255), options).count == 0)
    #expect(compare(plain(0), plain(255), .init(threshold: 0.96)).count == 16)
  }

  @Test func whatSmoothsAnEdgeIsExcused() {
    let sharp = picture("##......", "##......", "##......", "##......", "##......")
    let smooth = picture("##-.....", "##-.....", "##-.....", "##-.....", "##-.....")
    #expect(compare(sharp, smooth).count == 0)
    #expect(compare(sharp, smooth, .init(includesAntialiasing: true)).count == 5)
    #expect(verdict(sharp, smooth) == .antialiasing)
    #expect(verdict(sharp, smooth, .init(includesAntialiasing: true)) == .antialiasing)
  }

  @Test func masksAreLeftOut() {
    let before = picture("....", "....", "....")
    let after = picture("#...", "....", "...#")
    let corner = PixelRect(x: 0, y: 0, width: 1, height: 1)
    #expect(compare(before, after).box == PixelRect(x: 0, y: 0, width: 4, height: 3))
    let one = compare(before, after, .init(masks: [corner]))
    #expect(one.count == 1 && one.box == PixelRect(x: 3, y: 2, width: 1, height: 1))
    let all = PixelRect(x: 0, y: 0, width: 900_000_000, height: 900_000_000)
    #expect(verdict(before, after, .init(masks: [all])) == .identical)
  }

  @Test func whatLiesUnderTransparencyIsSeen() {
    let clear = picture("oooo", "oooo", "oooo", "oooo")
    let white = picture("....", "....", "....", "....")
    #expect(compare(clear, white).count == 0)
    #expect(verdict(clear, white) == .within)
    #expect(compare(clear, white, .init(background: .checkerboard)).count > 0)
  }

  @Test func picturesOfTwoSizesDifferWhereOneIsAlone() {
    let difference = compare(plain(9, 4, 4), plain(9, 6, 5))
    #expect(difference.count == 14 && difference.ratio == 14.0 / 30)
    #expect(difference.box == PixelRect(x: 0, y: 0, width: 6, height: 5))
    #expect(verdict(plain(9, 4, 4), plain(9, 6, 5), .init(), .init(maxPixels: 99)) == .size)
    // Nobody covers the corner of a wide and a high one.
    let across = compare(plain(9, 3, 1), plain(9, 1, 3))
    #expect(across.count == 4 && across.ratio == 4.0 / 3)
    #expect(across.box == PixelRect(x: 0, y: 0, width: 3, height: 3))
    #expect(!DifferenceLimit(maxRatio: 1).allows(across))
    let mask = PictureComparison.Options(masks: [PixelRect(x: 1, y: 0, width: 1, height: 9)])
    #expect(compare(plain(9, 3, 1), plain(9, 1, 3), mask).count == 3)
  }

  @Test func aPictureOfNothingIsCompared() {
    let nothing = Pixmap(width: 0, height: 0, pixels: [])
    #expect(compare(nothing, nothing).ratio == 0)
    #expect(verdict(nothing, nothing) == .identical)
    #expect(compare(nothing, plain(9)).count == 16)
  }

  // MARK: Limits

  @Test func theSmallerOfTwoLimitsHolds() {
    let difference = compare(plain(0), plain(255))
    #expect(!DifferenceLimit().allows(difference))
    #expect(DifferenceLimit(maxPixels: 16).allows(difference))
    #expect(!DifferenceLimit(maxPixels: 15).allows(difference))
    #expect(DifferenceLimit(maxRatio: 1).allows(difference))
    #expect(!DifferenceLimit(maxPixels: 16, maxRatio: 0.9).allows(difference))
    #expect(!DifferenceLimit(maxPixels: 15, maxRatio: 1).allows(difference))
  }

  // MARK: Verdicts

  private var letter: Pixmap {
    picture("..........", "..#####...", "....#.....", "....#.#...", "..........", "..........")
  }

  @Test func oneKindOfDifferenceIsToldFromAnother() {
    let shifted = picture(
      "..........", "..........", "...#####..", ".....#....", ".....#.#..", "..........")
    let red = picture(
      "..........", "..rrrrr...", "....r.....", "....r.r...", "..........", "..........")
    let torn = picture(
      "..........", "..#####...", "....#.....", "....#..##.", "..........", "..........")
    let gone = picture(
      "..........", "..........", "..........", "..........", "..........", "..........")
    #expect(verdict(letter, letter) == .identical)
    #expect(verdict(letter, shifted, Self.exact) == .shifted)
    #expect(verdict(letter, red, Self.exact) == .colour)
    #expect(verdict(letter, torn, Self.exact) == .different)
    #expect(verdict(letter, gone, Self.exact) == .different)
    #expect(verdict(gone, letter, Self.exact) == .different)
    #expect(verdict(letter, torn, Self.exact, .init(maxPixels: 3)) == .within)
  }

  @Test func coloursThatRunTogetherAreNoRecolouring() {
    let two = picture("......", ".rrbb.", ".rrbb.", ".rrbb.", "......")
    let one = picture("......", ".rrrr.", ".rrrr.", ".rrrr.", "......")
    #expect(verdict(two, one, Self.exact) == .different)
  }

  @Test func aColourOfItsOwnIsNoRecolouring() {
    let greys = (0..<9).map { 0xFF00_0000 | UInt32(40 + 20 * $0) * 0x01_01_01 }
    var torn = greys
    torn[4] = 0xFFFF_0000
    let (before, after) = (
      Pixmap(width: 3, height: 3, pixels: greys), Pixmap(width: 3, height: 3, pixels: torn)
    )
    #expect(verdict(before, after, Self.exact) == .different)
  }

  /// Picked so that nearly every way agrees for nearly all of the picture.
  @Test(.timeLimit(.minutes(1))) func theSearchForAShiftIsBounded() {
    func stripes(_ phase: Int) -> Pixmap {
      Pixmap(
        width: 1000, height: 1000,
        pixels: (0..<1_000_000).map { place in
          if place == 980_500 { return phase == 0 ? 0xFFFF_0000 : 0xFF00_FF00 }
          return (place / 1000 + phase).isMultiple(of: 2) ? 0xFF00_0000 : 0xFFFF_FFFF
        })
    }
    #expect(verdict(stripes(0), stripes(1)) == .colour)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func aPictureThatMovesIsFoundWhereverItGoes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (width, height) = (60, 50)
    let (dx, dy) = (
      Int.random(in: -16...16, using: &random), Int.random(in: -16...16, using: &random)
    )
    var before = Array(repeating: UInt32(0xFFFF_FFFF), count: width * height)
    var after = before
    for y in 17..<32 {
      for x in 17..<42 {
        let color = 0xFF00_0000 | UInt32.random(in: 0...0xFFFFFF, using: &random)
        before[y * width + x] = color
        after[(y + dy) * width + x + dx] = color
      }
    }
    let verdict = verdict(
      Pixmap(width: width, height: height, pixels: before),
      Pixmap(width: width, height: height, pixels: after), Self.exact)
    #expect(verdict == ((dx, dy) == (0, 0) ? .identical : .shifted), "by \(dx), \(dy)")
  }

  // MARK: The picture

  @Test func theDifferenceIsDrawn() {
    let before = picture("###.....", "###.....", "###.....", "###.....", "###.....")
    let after = picture("###-....", "###-....", "###-....", "###-....", "###-..#.")
    let mask = PixelRect(x: 0, y: 0, width: 1, height: 1)
    let drawn = PictureComparison(
      expected: before, actual: after, options: .init(masks: [mask])
    ).picture()
    #expect(drawn[0, 0] == 0xFFC8_D8F0)
    #expect(drawn[1, 1] == 0xFFE6_E6E6)
    #expect(drawn[3, 2] == 0xFFFF_FF00)
    #expect(drawn[6, 4] == 0xFFFF_0000)
    #expect(drawn[5, 0] == 0xFFFF_FFFF)
  }
}

import Drawing
import TestFonts
import TestRandom
import Testing

@Suite struct DamageTests {
  @Test func equalListsHaveNone() {
    let list = DisplayList(20, 20, .fill(PixelRect(1, 1, 5, 5), black))
    #expect(DisplayList.damage(from: list, to: list) == [])
  }

  @Test func anotherSizeOrScaleIsEverything() {
    let list = DisplayList(20, 20)
    let wider = DisplayList(21, 20)
    var sharper = list
    sharper.scale = 2
    #expect(DisplayList.damage(from: list, to: wider) == [wider.bounds])
    #expect(DisplayList.damage(from: list, to: sharper) == [list.bounds])
    #expect(DisplayList.damage(from: list, to: DisplayList(0, 20)) == [])
  }

  @Test func anEquivalentTextOfOtherBytesIsDamage() {
    let ink = Rect(x: 0, y: -12, width: 9, height: 16)
    let lists = ["\u{E9}", "e\u{301}"].map { text in
      DisplayList(
        50, 50, .glyphs(GlyphRun.fake(text, ink: ink), at: PixelPoint(x: 9, y: 30), black))
    }
    #expect(lists[0] != lists[1])
    #expect(DisplayList.damage(from: lists[0], to: lists[1]).count == 1)
  }

  @Test func aMovedCaretIsTwoRectangles() {
    let background = DrawCommand.fill(PixelRect(0, 0, 400, 300), RGBA(0xFFFFFF))
    let old = DisplayList(400, 300, background, .fill(PixelRect(10, 10, 2, 20), black))
    let new = DisplayList(400, 300, background, .fill(PixelRect(300, 200, 2, 20), black))
    let damage = DisplayList.damage(from: old, to: new)
    #expect(Set(damage) == [PixelRect(10, 10, 2, 20), PixelRect(300, 200, 2, 20)])
  }

  @Test func neighboursBecomeOneRectangle() {
    let old = DisplayList(400, 300, .fill(PixelRect(10, 10, 2, 20), black))
    let new = DisplayList(400, 300, .fill(PixelRect(18, 10, 2, 20), black))
    #expect(DisplayList.damage(from: old, to: new) == [PixelRect(10, 10, 10, 20)])
  }

  @Test func anotherOrderOfOverlappingItemsIsDamage() {
    let a = DrawCommand.fill(PixelRect(0, 0, 10, 10), RGBA(0xFF0000))
    let b = DrawCommand.fill(PixelRect(5, 5, 10, 10), RGBA(0x00FF00))
    let damage = DisplayList.damage(from: DisplayList(20, 20, a, b), to: DisplayList(20, 20, b, a))
    let overlap = PixelRect(5, 5, 5, 5)
    #expect(damage.contains { $0.intersection(overlap) == overlap })
  }

  @Test func anItemInFrontOfTheOthersDoesNotDamageThem() {
    let others = (0..<50).map { DrawCommand.fill(PixelRect($0 * 8, 0, 6, 6), black) }
    let first = DrawCommand.fill(PixelRect(0, 200, 4, 4), black)
    var old = DisplayList(400, 300)
    old.items = others.map { DisplayItem(command: $0, clip: old.bounds) }
    var new = old
    new.items.insert(DisplayItem(command: first, clip: old.bounds), at: 0)
    #expect(DisplayList.damage(from: old, to: new) == [PixelRect(0, 200, 4, 4)])
    // Moved to the other end it alone is repainted.
    var last = old
    last.items.append(DisplayItem(command: first, clip: old.bounds))
    #expect(DisplayList.damage(from: new, to: last) == [PixelRect(0, 200, 4, 4)])
  }

  @Test func rectanglesAreFewAndDisjointAndCoverTheChanges() {
    var random = RandomLists(seed: 7)
    for _ in 0..<300 {
      var list = DisplayList(width: 2000, height: 2000, scale: 1)
      let changes = (0..<random.number(0...60)).map { _ in
        PixelRect(
          random.number(0...1990), random.number(0...1990), random.number(1...90),
          random.number(1...90))
      }
      list.items = changes.map { DisplayItem(command: .fill($0, black), clip: list.bounds) }
      let damage = DisplayList.damage(from: DisplayList(2000, 2000), to: list)
      #expect(damage.count <= 8)
      for (i, a) in damage.enumerated() {
        for b in damage.dropFirst(i + 1) { #expect(a.intersection(b).isEmpty) }
      }
      for change in changes {
        let seen = change.intersection(list.bounds)
        #expect(damage.contains { $0.contains(seen) })
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func repaintingTheDamageOnTheOldPictureGivesTheNewOne(seed: UInt64) {
    var random = RandomLists(seed: seed)
    for round in 0..<400 {
      let old = random.list()
      let new = random.edited(old)
      var masks = FakeMasks(overflow: random.number(0...6))
      var repainted = old.painted(masks: &masks)
      let damage = DisplayList.damage(from: old, to: new)
      repainted.draw(new, damage: damage, masks: &masks)
      let whole = new.painted(masks: &masks)
      #expect(repainted == whole, "seed \(seed), round \(round)")
    }
  }
}

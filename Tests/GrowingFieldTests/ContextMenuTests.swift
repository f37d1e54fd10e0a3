import Drawing
import Testing

@testable import GrowingField

struct ContextMenuTests {
  private func rightClick(_ field: inout FieldDriver, _ x: Double, _ y: Double) {
    field.send(.pointer(PointerEvent(.down(count: 1), at: Point(x: x, y: y), button: .right)))
    field.send(.pointer(PointerEvent(.up, at: Point(x: x, y: y), button: .right)))
  }

  @Test(arguments: [KeyPress(.menu), KeyPress(.function(10), .shift)])
  func theKeysOpenItAndEscapeClosesItKeepingTheSelection(press: KeyPress) {
    var field = FieldDriver("one two")
    field.click(20, 20, count: 2)
    field.send(.key(press))
    #expect(
      field.field.menuLabels == [
        "Undo", "Redo", "Cut", "Copy", "Paste", "Paste as Plain Text", "Select All", "Bold",
        "Italic", "Underline", "Strikethrough", "Code", "Link",
      ])
    field.type("x")
    field.press(.escape)
    #expect(field.field.menuLabels == nil)
    #expect(field.drawn == "⟦one⟧ two")
  }

  @Test func aRightClickOnTheSelectionKeepsItAndElsewhereMovesTheCaret() {
    var field = FieldDriver("one two")
    field.click(20, 20, count: 2)
    rightClick(&field, 20, 20)
    #expect(field.field.menuLabels != nil)
    #expect(field.drawn == "⟦one⟧ two")
    field.press(.escape)
    rightClick(&field, 61, 20)
    #expect(field.drawn == "one t‸wo")
    #expect(field.field.menuLabels != nil)
  }

  @Test func arrowsSkipWhatIsGreyedAndReturnPicks() {
    var field = FieldDriver("one two")
    field.click(20, 20, count: 2)
    field.press(.menu)
    // Undo and Redo have nothing to do: the first that can be picked is Cut.
    field.press(.down)
    field.press(.return)
    #expect(field.text == " two")
    #expect(field.field.menuLabels == nil)
    field.press(.menu)
    field.press(.down)
    field.press(.return)
    #expect(field.text == "one two")
  }

  @Test func theSpaceThatPicksIsNotTyped() {
    var field = FieldDriver("one two")
    field.click(20, 20, count: 2)
    field.press(.menu)
    field.press(.down)
    field.press(.space)
    field.send(.text(" "))
    #expect(field.text == " two")
    field.send(.text(" "))
    #expect(field.text == "  two")
  }

  @Test func aPickByItsLabelActsUnlessItIsGreyed() {
    var field = FieldDriver("one two")
    field.click(20, 20, count: 2)
    field.press(.menu)
    field.send(.pick("Undo"))
    #expect(field.field.menuLabels != nil)
    field.send(.pick("Bold"))
    #expect(field.drawn == "**⟦one⟧** two")
    #expect(field.field.menuLabels == nil)
  }

  @Test func aClickElsewhereClosesItAndDoesNothingElse() {
    var field = FieldDriver("one two")
    rightClick(&field, 13, 20)
    field.takeCalls()
    field.click(1, 20)
    #expect(field.field.menuLabels == nil)
    #expect(field.drawn == "o‸ne two")
    #expect(field.takeCalls() == [])
  }

  @Test func aMenuThatIsOpenTakesPreeditSoThatNoCommandPullsTheTextFromUnderIt() {
    var field = FieldDriver("")
    field.type("one")
    field.send(.key(KeyPress(.menu)))
    field.send(.preedit("にほん", selection: nil))
    field.send(.pick("Undo"))
    field.send(.text("two"))
    #expect(field.drawn == "two‸")
  }

  @Test func theReleaseOfThePressThatOpenedItPicksNothingUnlessDragged() {
    // Too wide for either side and too near the bottom: the menu stands under the pointer.
    for isDragged in [false, true] {
      var field = FieldDriver("one")
      field.field.overlayBounds = Rect(x: 0, y: 0, width: 400, height: 400)
      let place = Point(x: 200, y: 200)
      field.send(.pointer(PointerEvent(.down(count: 1), at: place, button: .right)))
      let drag = isDragged ? 30.0 : 1.0
      let end = Point(x: place.x, y: place.y + drag)
      field.send(.pointer(PointerEvent(.moved, at: end)))
      #expect(field.field.state.menu?.marked != nil)
      field.send(.pointer(PointerEvent(.up, at: end, button: .right)))
      #expect((field.field.menuLabels == nil) == isDragged)
    }
  }

  @Test func withoutRoomOnEitherSideItOpensAsNearAsItCan() {
    var field = FieldDriver("one")
    field.field.overlayBounds = Rect(x: 0, y: 0, width: 400, height: 400)
    rightClick(&field, 200, 200)
    var fonts = field.fonts
    guard let menu = field.field.state.menu else {
      Issue.record("closed")
      return
    }
    let frame = MenuLayout(
      menu, in: field.field.overlayBounds, bodyFont: field.field.state.metrics.bodyFont,
      fonts: &fonts
    ).frame
    #expect(frame.maxX == 396)
    #expect(frame.maxY == 396)
  }

  @Test func itStaysInsideItsBoundsAndEachEntryIsPickedByThePointer() {
    for anchor in [Point(x: 5, y: 5), Point(x: 395, y: 395), Point(x: 200, y: 380)] {
      var field = FieldDriver("one")
      field.field.overlayBounds = Rect(x: 0, y: 0, width: 400, height: 400)
      rightClick(&field, anchor.x, anchor.y)
      var fonts = field.fonts
      guard let menu = field.field.state.menu else {
        Issue.record("closed")
        return
      }
      let layout = MenuLayout(
        menu, in: field.field.overlayBounds, bodyFont: field.field.state.metrics.bodyFont,
        fonts: &fonts)
      #expect(layout.frame.minX >= 0 && layout.frame.maxX <= 400)
      #expect(layout.frame.minY >= 0 && layout.frame.maxY <= 400)
      let selectAll = layout.rows[6]
      let place = Point(x: selectAll.x + 20, y: selectAll.y + selectAll.height / 2)
      field.send(.pointer(PointerEvent(.moved, at: place)))
      #expect(field.field.state.menu?.marked == 6)
      field.send(.pointer(PointerEvent(.down(count: 1), at: place)))
      field.send(.pointer(PointerEvent(.up, at: place)))
      #expect(field.drawn == "⟦one⟧")
    }
  }

  @Test func itFadesInAndReducedMotionShowsItAtOnce() {
    var field = FieldDriver("one")
    field.press(.menu)
    #expect(field.field.isMoving(at: field.time))
    #expect(!field.field.isMoving(at: field.time + 0.13))
    var configuration = FieldDriver.configuration
    configuration.motion = .reduced
    var still = FieldDriver("one", configuration)
    still.press(.menu)
    #expect(!still.field.isMoving(at: still.time))
  }
}

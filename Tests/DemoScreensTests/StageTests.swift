import Drawing
import Foundation
import GrowingField
import GrowingText
import SDLBackend
import Testing

@testable import DemoScreens

/// The screens beside the on-screen keyboard, which moves for 0.25 s.
struct StageTests {
  private func stage(
    _ name: String, _ size: Size = Size(width: 390, height: 640),
    _ change: (inout FieldConfiguration) -> Void = { _ in }
  ) throws -> Stage {
    let environment = Environment(
      fonts: try SDLFonts(directory: nil), clipboard: MemoryClipboard())
    var configuration = FieldConfiguration()
    change(&configuration)
    let stage = try #require(
      Stage(
        name, environment: environment, configuration: configuration, size: size,
        fieldWidth: nil))
    stage.handle(.focus(true), at: 0)
    return stage
  }

  private func click(_ stage: Stage, _ x: Double, _ y: Double, at time: Double = 0) {
    stage.handle(.pointer(PointerEvent(.down(count: 1), at: Point(x: x, y: y))), at: time)
    stage.handle(.pointer(PointerEvent(.up, at: Point(x: x, y: y))), at: time)
  }

  private func key(_ action: KeyAction, _ stage: Stage, at time: Double = 0) throws {
    let frame = stage.keyboardFrame(at: time)
    let language: KeyboardLanguage = frame.height > 240 ? .japanese : .english
    let key = try #require(
      KeyboardGeometry(language, page: .letters, in: stage.size).keys
        .first { $0.action == action })
    click(stage, frame.x + key.frame.x + 3, frame.y + key.frame.y + 3, at: time)
  }

  /// How far the field's bottom is above the keyboard in each frame of a transition.
  private func gaps(_ stage: Stage, from start: Double) -> [Double] {
    stride(from: start, through: start + 0.25, by: 0.025).map { time in
      stage.advance(to: time)
      return stage.keyboardFrame(at: time).minY - stage.field.frame(at: time).maxY
    }
  }

  // MARK: Drawing

  /// In a narrow window items of the bar lie over each other: their order is part of the picture.
  @Test(arguments: ["messages", "notes", "auto-resize", "background"], [390.0, 100, 20])
  func aFrameInWhichNothingHappensDrawsTheSameInTheSameOrder(name: String, width: Double) throws {
    let stages = try (0..<4).map { _ in try stage(name, Size(width: width, height: 300)) }
    func list(_ stage: Stage) -> DisplayList {
      var canvas = Canvas(size: stage.size, scale: 1)
      stage.draw(into: &canvas, at: 0.1)
      return canvas.list
    }
    let lists = stages.flatMap { [list($0), list($0)] }
    #expect(lists.dropFirst().allSatisfy { $0 == lists[0] })
  }

  // MARK: Making room

  @Test func theComposerStandsOnTheKeyboardInEveryFrame() throws {
    let stage = try stage("messages")
    let bottom = stage.field.frame(at: 0).maxY
    stage.show(.japanese, isAnimated: true, at: 1)
    #expect(gaps(stage, from: 1).allSatisfy { abs($0 - 8) < 0.001 })
    #expect(stage.keyboardFrame(at: 2).height == 268)
    stage.show(.hidden, isAnimated: true, at: 3)
    #expect(gaps(stage, from: 3).allSatisfy { abs($0 - 8) < 0.001 })
    #expect(stage.field.frame(at: 4).maxY == bottom)
  }

  @Test func notesKeepTenPointsAndGetTheirFrameBack() throws {
    let stage = try stage("notes")
    let original = stage.field.frame(at: 0)
    stage.show(.english, isAnimated: true, at: 1)
    stage.advance(to: 1.25)
    #expect(stage.keyboardFrame(at: 1.25) == Rect(x: 0, y: 416, width: 390, height: 224))
    #expect(stage.field.frame(at: 1.25).maxY == 406)
    stage.show(.hidden, isAnimated: true, at: 2)
    stage.advance(to: 2.25)
    #expect(stage.field.frame(at: 2.25) == original)
    #expect(stage.keyboardFrame(at: 2.25) == Rect(x: 0, y: 640, width: 390, height: 0))
  }

  @Test func notesMoveByTheKeyboardsCurve() throws {
    let stage = try stage("notes")
    let from = stage.field.frame(at: 0).maxY
    stage.show(.english, isAnimated: true, at: 1)
    for step in 1..<10 {
      let time = 1 + Double(step) * 0.025
      stage.advance(to: time)
      let part = (640 - stage.keyboardFrame(at: time).minY) / 224
      #expect(abs(stage.field.frame(at: time).maxY - (from - (from - 406) * part)) < 0.001)
    }
  }

  @Test func switchingTheLanguageChangesTheRoom() throws {
    let stage = try stage("notes")
    stage.show(.english, isAnimated: false, at: 0)
    try key(.globe, stage)
    stage.advance(to: 0.25)
    #expect(stage.keyboardFrame(at: 0.25).height == 268)
    #expect(stage.field.frame(at: 0.25).maxY == 362)
    try key(.globe, stage, at: 1)
    stage.advance(to: 1.25)
    #expect(stage.field.frame(at: 1.25).maxY == 406)
  }

  @Test func aTransitionCanBeInterrupted() throws {
    let stage = try stage("messages")
    stage.show(.english, isAnimated: true, at: 1)
    stage.advance(to: 1.125)
    let halfWay = stage.keyboardFrame(at: 1.125).minY
    stage.show(.hidden, isAnimated: true, at: 1.125)
    #expect(stage.keyboardFrame(at: 1.125).minY == halfWay)
    #expect(gaps(stage, from: 1.125).allSatisfy { abs($0 - 8) < 0.001 })
  }

  @Test(arguments: ["messages", "notes", "auto-resize", "background", "field"])
  func aResizeWhileShownIsRight(name: String) throws {
    let small = Size(width: 390, height: 640)
    let large = Size(width: 800, height: 600)
    let fresh = try stage(name, large)
    fresh.show(.japanese, isAnimated: false, at: 0)
    let resized = try stage(name, small)
    resized.show(.japanese, isAnimated: true, at: 0)
    resized.advance(to: 0.1)
    resized.resize(to: large, at: 0.1)
    for stage in [fresh, resized] { stage.advance(to: 2) }
    #expect(resized.keyboardFrame(at: 2) == fresh.keyboardFrame(at: 2))
    #expect(resized.field.frame(at: 2) == fresh.field.frame(at: 2))
    for stage in [fresh, resized] {
      stage.show(.hidden, isAnimated: true, at: 3)
      stage.advance(to: 4)
    }
    #expect(resized.field.frame(at: 4) == fresh.field.frame(at: 4))
  }

  @Test func theGroundIsCutAtTheKeyboard() throws {
    let stage = try stage("background")
    stage.field.text = String(repeating: "row\n", count: 60)
    stage.advance(to: 1)
    #expect(stage.field.frame(at: 1).maxY == 624)
    stage.show(.english, isAnimated: true, at: 1)
    stage.advance(to: 2)
    #expect(stage.field.frame(at: 2).maxY == 406)
  }

  @Test func theCentredViewStopsAtItsMaximum() throws {
    let stage = try stage("auto-resize")
    stage.field.text = String(repeating: "row\n", count: 60)
    stage.advance(to: 1)
    let frame = stage.field.frame(at: 1)
    #expect(frame.height == 150)
    #expect(frame.y + 75 == Toolbar.height + (640 - Toolbar.height) / 2)
  }

  @Test func aFieldOfLargeTextLeavesTheHeaderFree() throws {
    let stage = try stage("messages") { $0.textSize = .ax5 }
    stage.field.text = String(repeating: "row\n", count: 9)
    stage.show(.japanese, isAnimated: false, at: 1)
    stage.advance(to: 2)
    #expect(stage.field.frame(at: 2).minY > Toolbar.height + 60)
  }

  // MARK: Typing

  @Test func keysTypeIntoTheField() throws {
    let stage = try stage("notes")
    stage.show(.english, isAnimated: false, at: 0)
    try key(.shift, stage)
    for text in ["h", "i"] { try key(.text(text), stage) }
    try key(.return, stage)
    try key(.text("x"), stage)
    try key(.backspace, stage)
    #expect(stage.field.text == "Hi\n")
  }

  @Test func returnSendsAMessage() throws {
    let stage = try stage("messages")
    stage.show(.english, isAnimated: false, at: 0)
    try key(.text("a"), stage)
    try key(.return, stage)
    #expect(stage.messages == ["a"])
  }

  @Test func aClickInTheTextEndsTheComposition() throws {
    let stage = try stage("notes")
    stage.show(.japanese, isAnimated: false, at: 0)
    for text in ["k", "a"] { try key(.text(text), stage) }
    click(stage, 60, 80)
    try key(.text("o"), stage)
    try key(.return, stage)
    #expect(stage.field.text == "かお")
  }

  @Test func aDesktopKeyCommitsTheCompositionFirst() throws {
    let stage = try stage("notes")
    stage.show(.japanese, isAnimated: false, at: 0)
    for text in ["k", "a"] { try key(.text(text), stage) }
    stage.handle(.text("x"), at: 0)
    #expect(stage.field.text == "かx")
  }

  @Test func tabInsertsATabInNotes() throws {
    let stage = try stage("notes")
    stage.handle(.key(KeyPress(.tab)), at: 0)
    #expect(stage.field.text == "\t")
  }

  // MARK: Dragging down

  @Test(arguments: [(KeyboardDismissal.interactive, true), (.none, false), (.onDrag, false)])
  func theGripDragsItDownWhereTheModeSaysSo(mode: KeyboardDismissal, hides: Bool) throws {
    let stage = try stage("notes") { $0.traits.keyboardDismissal = mode }
    stage.show(.english, isAnimated: false, at: 0)
    let y = stage.keyboardFrame(at: 0).minY + 5
    stage.handle(.pointer(PointerEvent(.down(count: 1), at: Point(x: 195, y: y))), at: 1)
    stage.handle(.pointer(PointerEvent(.moved, at: Point(x: 195, y: y + 120))), at: 1)
    let top = stage.keyboardFrame(at: 1).minY
    #expect(top == (hides ? 536 : 416))
    stage.handle(.pointer(PointerEvent(.up, at: Point(x: 195, y: y + 120))), at: 1)
    stage.advance(to: 2)
    #expect(stage.keyboardFrame(at: 2).height == (hides ? 0 : 224))
  }

  @Test func scrollingTakesItAwayOnDrag() throws {
    let stage = try stage("notes") { $0.traits.keyboardDismissal = .onDrag }
    stage.show(.english, isAnimated: false, at: 0)
    stage.handle(.wheel(dx: 0, dy: 1, at: Point(x: 100, y: 200)), at: 0)
    #expect(stage.keyboardFrame(at: 1).height == 0)
  }

  // MARK: The toolbar

  @Test func theMenuSwitchesScreensAndTheirTextsStay() throws {
    let stage = try stage("notes")
    stage.handle(.text("kept"), at: 0)
    click(stage, 30, 20)
    click(stage, 60, 60)
    #expect(stage.field.text == "" && stage.field.isFirstResponder)
    stage.handle(.text("sent"), at: 0)
    stage.handle(.key(KeyPress(.return)), at: 0)
    #expect(stage.messages == ["sent"])
    click(stage, 30, 20)
    for _ in 0..<1 { stage.handle(.key(KeyPress(.down)), at: 0) }
    stage.handle(.key(KeyPress(.return)), at: 0)
    #expect(stage.field.text == "kept" && stage.messages == [])
  }

  @Test func theMoonChangesTheAppearanceOfAllScreens() throws {
    let stage = try stage("messages")
    click(stage, 342, 20)
    #expect(stage.field.machine.configuration.appearance == .dark)
    stage.showScreen("background", at: 0)
    #expect(stage.field.machine.configuration.appearance == .dark)
  }

  @Test func theKeyboardsIconShowsAndHidesIt() throws {
    let stage = try stage("messages")
    click(stage, 370, 20)
    #expect(stage.keyboardFrame(at: 1).height == 224)
    click(stage, 370, 20, at: 1)
    #expect(stage.keyboardFrame(at: 2).height == 0)
  }

  @Test func theSpaceThatPicksIsNotTyped() throws {
    let stage = try stage("notes")
    click(stage, 30, 20)
    for press in [KeyPress(.down), KeyPress(.up), KeyPress(.space)] {
      stage.handle(.key(press), at: 0)
    }
    stage.handle(.text(" "), at: 0)
    #expect(stage.field.text == "")
    stage.handle(.text(" "), at: 0)
    #expect(stage.field.text == " ")
  }

  @Test func escapeClosesTheMenuAndTypesNothing() throws {
    let stage = try stage("notes")
    click(stage, 30, 20)
    stage.handle(.text("x"), at: 0)
    stage.handle(.key(KeyPress(.escape)), at: 0)
    stage.handle(.text("y"), at: 0)
    #expect(stage.field.text == "y")
  }
}

import Drawing
import Foundation
import GrowingField
import GrowingText
import SDLBackend
import Testing

@testable import DemoScreens

/// Tab goes round a stage's controls.
struct FocusRingTests {
  private let small = Size(width: 390, height: 640)
  private let wide = Size(width: 1280, height: 800)

  private func stage(_ name: String, _ size: Size) throws -> Stage {
    let environment = Environment(
      fonts: try SDLFonts(directory: nil), clipboard: MemoryClipboard())
    let stage = try #require(
      Stage(
        name, environment: environment, configuration: FieldConfiguration(), size: size,
        fieldWidth: nil))
    stage.handle(.focus(true), at: 0)
    return stage
  }

  private func press(_ stage: Stage, _ key: Key, _ modifiers: Modifiers = []) {
    stage.handle(.key(KeyPress(key, modifiers)), at: 0)
  }

  /// The outlines of 2 points that are drawn.
  private func outlines(_ stage: Stage) -> [PixelRect] {
    var canvas = Canvas(size: stage.size, scale: 1)
    stage.draw(into: &canvas, at: 0)
    return canvas.list.items.compactMap {
      if case .border(let shape, width: 32, _) = $0.command { shape.rect } else { nil }
    }
  }

  /// The steps of Tab until the field has the focus again, as the outlines' left edges.
  private func ring(_ stage: Stage, _ modifiers: Modifiers = []) -> [Int] {
    var places: [Int] = []
    for _ in 0..<20 {
      press(stage, .tab, modifiers)
      let outlines = outlines(stage)
      if stage.field.isFirstResponder {
        #expect(outlines.isEmpty)
        return places
      }
      #expect(outlines.count == 1)
      places += outlines.map(\.x)
    }
    Issue.record("Tab never came back to the field")
    return places
  }

  // MARK: Round

  @Test(arguments: ["messages", "auto-resize", "background"])
  func tabVisitsEveryControlOnceAndComesBack(name: String) throws {
    let stage = try stage(name, wide)
    stage.handle(.text("hello"), at: 0)
    let forth = ring(stage)
    // Send, the screen, text size, dialect, markers, the moon, the keyboard.
    #expect(forth.count == (name == "messages" ? 7 : 6))
    #expect(Set(forth).count == forth.count)
    #expect(forth.suffix(6) == forth.suffix(6).sorted())
    #expect(ring(stage, .shift) == forth.reversed())
    #expect(stage.field.text == "hello")
  }

  @Test func aNarrowWindowPassesOverWhatItLeavesOut() throws {
    let all = try ring(stage("auto-resize", wide)).count
    let some = try ring(stage("auto-resize", Size(width: 200, height: 640))).count
    #expect(some >= 3 && some < all)
  }

  @Test func inNotesShiftTabLeavesAndTabTypes() throws {
    let stage = try stage("notes", wide)
    press(stage, .tab, .shift)
    #expect(!stage.field.isFirstResponder)
    #expect(stage.field.text == "")
    press(stage, .tab)
    #expect(stage.field.isFirstResponder)
    press(stage, .tab)
    #expect(stage.field.text == "\t" && stage.field.isFirstResponder)
  }

  @Test func theBareFieldHasNowhereToGo() throws {
    let stage = try stage("field", small)
    press(stage, .tab)
    press(stage, .tab, .shift)
    #expect(stage.field.isFirstResponder && outlines(stage).isEmpty)
  }

  // MARK: Acting

  @Test(arguments: [Key.space, .return]) func sendIsPressedByKey(key: Key) throws {
    let stage = try stage("messages", small)
    stage.handle(.text("hello"), at: 0)
    press(stage, .tab)
    press(stage, key)
    if key == .space { stage.handle(.text(" "), at: 0) }
    #expect(stage.messages == ["hello"])
    // There is nothing to send any more: the focus goes where the next message is typed.
    #expect(stage.field.text == "" && stage.field.isFirstResponder)
    stage.handle(.text("again"), at: 0)
    #expect(stage.field.text == "again")
  }

  @Test func withNothingToSendTabPassesSendOver() throws {
    let stage = try stage("messages", wide)
    let empty = ring(stage)
    stage.handle(.text("hello"), at: 0)
    #expect(Set(ring(stage)).subtracting(empty).count == 1)
  }

  @Test(arguments: [Key.space, .return]) func theMoonAndTheKeyboardActAtOnce(key: Key) throws {
    let stage = try stage("messages", small)
    press(stage, .tab, .shift)
    press(stage, key)
    stage.advance(to: 1)
    #expect(stage.keyboardFrame(at: 1).height == 224)
    stage.handle(.key(KeyPress(.tab, .shift)), at: 1)
    stage.handle(.key(KeyPress(key)), at: 1)
    #expect(stage.field.machine.configuration.appearance == .dark)
  }

  @Test func aWordOpensItsMenuWithTheChosenValueMarked() throws {
    let stage = try stage("auto-resize", small)
    press(stage, .tab)
    press(stage, .tab)
    press(stage, .space)
    stage.handle(.text(" "), at: 0)
    press(stage, .down)
    press(stage, .return)
    #expect(stage.field.machine.configuration.textSize == .xl)
    #expect(!stage.field.isFirstResponder && outlines(stage).count == 1)
    press(stage, .space)
    press(stage, .return)
    #expect(stage.field.machine.configuration.textSize == .xl)
  }

  @Test func escapeAndTypingDoNothingOnAButton() throws {
    let stage = try stage("messages", small)
    press(stage, .tab)
    let before = outlines(stage)
    for key in [Key.escape, .character("a"), .backspace, .left] { press(stage, key) }
    press(stage, .character("a"), .control)
    stage.handle(.text("typed"), at: 0)
    stage.handle(.preedit("か", selection: nil), at: 0)
    #expect(stage.field.text == "" && stage.messages == [])
    #expect(outlines(stage) == before)
  }

  // MARK: Coming and going

  @Test func aClickInTheFieldTakesTheFocusBack() throws {
    let stage = try stage("messages", small)
    press(stage, .tab)
    let frame = stage.field.frame(at: 0)
    let place = Point(x: frame.x + 20, y: frame.y + 10)
    stage.handle(.pointer(PointerEvent(.down(count: 1), at: place)), at: 0)
    stage.handle(.pointer(PointerEvent(.up, at: place)), at: 0)
    #expect(stage.field.isFirstResponder && outlines(stage).isEmpty)
    press(stage, .tab)
    #expect(outlines(stage).count == 1)
  }

  @Test func theWindowsFocusComesBackToTheSameControl() throws {
    let stage = try stage("messages", small)
    press(stage, .tab)
    let before = outlines(stage)
    stage.handle(.focus(false), at: 0)
    #expect(outlines(stage).isEmpty)
    stage.handle(.focus(true), at: 0)
    #expect(outlines(stage) == before && !stage.field.isFirstResponder)
  }

  @Test func aControlThatGoesGivesTheFocusToTheField() throws {
    let stage = try stage("messages", small)
    stage.handle(.text("hello"), at: 0)
    press(stage, .tab)
    stage.showScreen("background", at: 0)
    stage.resize(to: wide, at: 0)
    #expect(stage.field.isFirstResponder)
  }

  @Test func aDelegateThatKeepsTheFocusStopsTab() throws {
    final class Keeper: GrowingTextViewDelegate {
      func growingTextViewShouldEndEditing(_ growingTextView: GrowingTextView) -> Bool { false }
    }
    let stage = try stage("messages", small)
    let keeper = Keeper()
    stage.field.delegate = keeper
    press(stage, .tab)
    #expect(stage.field.isFirstResponder && outlines(stage).isEmpty)
    stage.handle(.text("a"), at: 0)
    #expect(stage.field.text == "a")
  }
}

import GrowingField
import Testing

@testable import DemoScreens

struct KeyboardTypingTests {
  /// What inputs would do, as text.
  private func said(_ inputs: [FieldInput]) -> [String] {
    inputs.map { input in
      switch input {
      case .text(let text): "text \(text)"
      case .preedit(let text, _): "preedit \(text)"
      case .key(let press): "key \(press.key)"
      default: "\(input)"
      }
    }
  }

  private func click(_ typing: inout KeyboardTyping, _ actions: KeyAction...) -> [String] {
    actions.flatMap { action in
      said(typing.press(action, count: 1, at: 0) + typing.release())
    }
  }

  private func japanese() -> KeyboardTyping {
    var typing = KeyboardTyping()
    _ = typing.use(.japanese)
    return typing
  }

  @Test func shiftIsForOneLetter() {
    var typing = KeyboardTyping()
    #expect(click(&typing, .shift, .text("a"), .text("b")) == ["text A", "text b"])
  }

  @Test func aDoubleClickLocksShift() {
    var typing = KeyboardTyping()
    _ = typing.press(.shift, count: 1, at: 0) + typing.release()
    _ = typing.press(.shift, count: 2, at: 0) + typing.release()
    #expect(typing.shift == .locked)
    #expect(click(&typing, .text("a"), .text("b")) == ["text A", "text B"])
    #expect(click(&typing, .shift, .text("a")) == ["text a"])
  }

  @Test func aHeldBackspaceRepeats() {
    var typing = KeyboardTyping()
    #expect(said(typing.press(.backspace, count: 1, at: 1)) == ["key backspace"])
    #expect(typing.advance(to: 1.39).isEmpty)
    #expect(typing.advance(to: 1.41).count == 1)
    #expect(typing.advance(to: 1.7).count == 4)
    _ = typing.release()
    #expect(typing.advance(to: 9).isEmpty && typing.nextRepeat == nil)
  }

  @Test func theKeyUnderTheReleaseTypes() {
    var typing = KeyboardTyping()
    _ = typing.press(.text("a"), count: 1, at: 0)
    typing.slide(to: .text("s"))
    #expect(said(typing.release()) == ["text s"])
    _ = typing.press(.text("a"), count: 1, at: 0)
    typing.slide(to: nil)
    #expect(typing.release().isEmpty)
  }

  @Test func kanaAreComposedAndReturnCommits() {
    var typing = japanese()
    #expect(click(&typing, .text("k"), .text("a")) == ["preedit k", "preedit か"])
    #expect(click(&typing, .return) == ["text か"])
    #expect(click(&typing, .return) == ["key return"])
  }

  @Test func spaceGoesThroughTheFormsAndTypingSettlesOne() {
    var typing = japanese()
    _ = click(&typing, .text("k"), .text("a"))
    #expect(click(&typing, .space, .space) == ["preedit か", "preedit カ"])
    #expect(click(&typing, .text("n")) == ["text カ", "preedit n"])
  }

  @Test func aCandidateIsCommittedByAClick() {
    var typing = japanese()
    _ = click(&typing, .text("n"), .text("e"), .text("ー"))
    #expect(click(&typing, .candidate(1)) == ["text ネー"])
    #expect(!typing.isComposing)
    #expect(click(&typing, .candidate(1)) == ["text 。"])
  }

  @Test func theGlobeCommitsAndGoesBackToLetters() {
    var typing = japanese()
    _ = click(&typing, .text("k"), .text("i"), .page(.symbols))
    #expect(click(&typing, .globe) == ["text き"])
    #expect(typing.language == .english && typing.page == .letters)
  }

  @Test func backspaceTakesTheCompositionFirst() {
    var typing = japanese()
    _ = click(&typing, .text("k"), .text("a"))
    #expect(click(&typing, .backspace, .backspace) == ["preedit ", "key backspace"])
  }
}

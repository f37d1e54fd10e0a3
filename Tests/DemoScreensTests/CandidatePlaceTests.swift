import Drawing
import GrowingField
import GrowingText
import SDLBackend
import Testing

@testable import DemoScreens

/// Where an input method is told that the caret is, at each frame, is where the caret is drawn.
struct CandidatePlaceTests {
  /// Something that moves the caret without a word from the input method.
  enum Move: CaseIterable {
    case typing, rows, scroll, resize, textSize, keyboard
  }

  private func stage(_ name: String) throws -> Stage {
    let environment = Environment(
      fonts: try SDLFonts(directory: nil), clipboard: MemoryClipboard())
    let stage = try #require(
      Stage(
        name, environment: environment, configuration: FieldConfiguration(),
        size: Size(width: 390, height: 640), fieldWidth: nil))
    stage.handle(.focus(true), at: 0)
    return stage
  }

  private func carryOut(_ move: Move, on stage: Stage, at time: Double) {
    switch move {
    case .typing: stage.handle(.text("some words"), at: time)
    case .rows: stage.handle(.text("1\n2\n3"), at: time)
    case .scroll:
      stage.handle(.text((1...60).map(String.init).joined(separator: "\n")), at: time)
      // A caret in the last row would scroll out of the view.
      for _ in 0..<2 { stage.handle(.key(KeyPress(.up)), at: time) }
      stage.handle(.preedit("にほん", selection: nil), at: time)
      let frame = stage.field.frame(at: time)
      let middle = Point(x: frame.x + 20, y: frame.y + 20)
      stage.handle(.wheel(dx: 0, dy: -1, at: middle), at: time)
    case .resize: stage.resize(to: Size(width: 500, height: 500), at: time)
    case .textSize: stage.handle(.textSize(.larger), at: time)
    case .keyboard: stage.show(.english, isAnimated: true, at: time)
    }
  }

  private func picture(of stage: Stage, at time: Double) -> DisplayList {
    stage.advance(to: time)
    var canvas = Canvas(size: stage.size, scale: 1)
    stage.draw(into: &canvas, at: time)
    return canvas.list
  }

  @Test(arguments: ["field", "messages", "notes"], Move.allCases)
  func theInputMethodIsToldWhereTheCaretIsDrawn(screen: String, move: Move) throws {
    let stage = try stage(screen)
    stage.handle(.preedit("にほん", selection: nil), at: 1)
    stage.advance(to: 2)
    let before = try #require(stage.field.candidatePlace(at: 2))
    carryOut(move, on: stage, at: 3)
    if move != .scroll { stage.handle(.preedit("にほん", selection: nil), at: 3) }

    // What the caret leaves when it blinks.
    let on = picture(of: stage, at: 6.1)
    let told = try #require(stage.field.candidatePlace(at: 6.1))
    let damage = DisplayList.damage(from: on, to: picture(of: stage, at: 6.6))
    #expect(damage.count == 1, "a blink touches the caret alone")
    let isDrawnThere = damage.allSatisfy { drawn in
      abs(Double(drawn.x) - told.x) <= 1 && abs(Double(drawn.maxX) - told.maxX) <= 1
        && abs(Double(drawn.y) - told.y) <= 1 && abs(Double(drawn.maxY) - told.maxY) <= 1
    }
    #expect(isDrawnThere, "told \(told), drawn \(damage)")
    // A note fills its screen from the top, and a bare field hangs there: those stay.
    let stays = screen != "messages" && (move == .resize || move == .keyboard)
    #expect((told == before) == stays)
  }

  @Test(arguments: [-60.0, 60]) func aCaretScrolledAwayIsToldAtTheEdge(rows: Double) throws {
    let stage = try stage("field")
    stage.handle(.text((1...60).map(String.init).joined(separator: "\n")), at: 0)
    // The caret stands in the middle, the text is scrolled to an end of it.
    for _ in 0..<30 { stage.handle(.key(KeyPress(.up)), at: 0) }
    let frame = stage.field.frame(at: 9)
    stage.handle(.wheel(dx: 0, dy: rows, at: Point(x: frame.x + 20, y: frame.y + 20)), at: 9)
    let caret = try #require(stage.field.caret(at: 10))
    let told = try #require(stage.field.candidatePlace(at: 10))
    #expect(rows < 0 ? caret.y > frame.maxY : caret.maxY < frame.y)
    #expect(rows < 0 ? told.maxY == frame.maxY : told.y == frame.y)
  }
}

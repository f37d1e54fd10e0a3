import Drawing
import Foundation
import GrowingField
import GrowingText
import SDLBackend
import Testing

@testable import DemoScreens

struct MessagesScreenTests {
  private func screen(
    _ size: Size = Size(width: 390, height: 640),
    _ change: (inout FieldConfiguration) -> Void = { _ in }
  ) throws -> MessagesScreen {
    let environment = Environment(
      fonts: try SDLFonts(directory: nil), clipboard: MemoryClipboard())
    var configuration = FieldConfiguration()
    change(&configuration)
    let screen = MessagesScreen(
      ScreenSetting(
        environment: environment, configuration: configuration, size: size,
        surroundings: Surroundings(window: size)))
    screen.handle(.focus(true), at: 0)
    return screen
  }

  private func click(_ screen: MessagesScreen, at point: Point) {
    screen.handle(.pointer(PointerEvent(.down(count: 1), at: point)), at: 0)
    screen.handle(.pointer(PointerEvent(.up, at: point)), at: 0)
  }

  /// The middle of Send.
  private func send(_ screen: MessagesScreen) -> Point {
    let frame = screen.field.frame(at: screen.field.now)
    return Point(x: (frame.maxX + 8 + screen.size.width - 16) / 2, y: frame.maxY - 10)
  }

  // MARK: Sending

  @Test func returnSendsAndKeepsTheFocus() throws {
    let screen = try screen()
    screen.handle(.text("hello"), at: 0)
    screen.handle(.key(KeyPress(.return)), at: 0)
    #expect(screen.messages == ["hello"])
    #expect(screen.field.text == "" && screen.field.isFirstResponder)
  }

  @Test func shiftReturnInsertsARow() throws {
    let screen = try screen()
    screen.handle(.text("a"), at: 0)
    screen.handle(.key(KeyPress(.return, .shift)), at: 0)
    screen.handle(.text("b"), at: 0)
    #expect(screen.messages == [] && screen.field.text == "a\nb")
  }

  @Test func theSendButtonDoesTheSame() throws {
    let screen = try screen()
    screen.handle(.text("hello"), at: 0)
    click(screen, at: send(screen))
    #expect(screen.messages == ["hello"])
    #expect(screen.field.text == "" && screen.field.isFirstResponder)
  }

  @Test func aPressThatLeavesTheButtonSendsNothing() throws {
    let screen = try screen()
    screen.handle(.text("hello"), at: 0)
    screen.handle(.pointer(PointerEvent(.down(count: 1), at: send(screen))), at: 0)
    screen.handle(.pointer(PointerEvent(.moved, at: Point(x: 5, y: 5))), at: 0)
    screen.handle(.pointer(PointerEvent(.up, at: Point(x: 5, y: 5))), at: 0)
    #expect(screen.messages == [] && screen.field.text == "hello")
  }

  @Test func whiteSpaceAloneIsNotSent() throws {
    let screen = try screen()
    screen.field.text = " \n\u{3000}\t "
    screen.handle(.key(KeyPress(.return)), at: 0)
    click(screen, at: send(screen))
    #expect(screen.messages == [] && screen.field.text == " \n\u{3000}\t ")
  }

  @Test func whatIsSentIsTheTextAsTyped() throws {
    let screen = try screen()
    screen.field.text = " **a** \n"
    screen.handle(.key(KeyPress(.return)), at: 0)
    #expect(screen.messages == [" **a** \n"])
  }

  @Test func undoDoesNotBringAMessageBack() throws {
    let screen = try screen()
    screen.handle(.text("secret"), at: 0)
    screen.handle(.key(KeyPress(.return)), at: 0)
    screen.handle(.key(KeyPress(.character("z"), .control)), at: 0)
    screen.handle(.key(KeyPress(.character("y"), .control)), at: 0)
    #expect(screen.field.text == "")
  }

  @Test func aPendingSyllableIsSentWithTheRest() throws {
    let screen = try screen()
    screen.handle(.text("가나"), at: 0)
    screen.handle(.preedit("다", selection: nil), at: 0)
    var resets = 0
    screen.field.onResetInputMethod = { resets += 1 }
    click(screen, at: send(screen))
    #expect(screen.messages == ["가나다"])
    #expect(screen.field.text == "" && !screen.field.machine.isComposing)
    #expect(resets == 1)
  }

  @Test func aReturnThatTheInputMethodTakesSendsNothing() throws {
    let screen = try screen()
    screen.handle(.preedit("にほん", selection: nil), at: 0)
    screen.handle(.key(KeyPress(.return)), at: 0)
    screen.handle(.text("日本"), at: 0)
    screen.handle(.preedit("", selection: nil), at: 0)
    #expect(screen.messages == [] && screen.field.text == "日本")
  }

  // MARK: Layout

  @Test func theListEndsAtTheComposerInEveryFrame() throws {
    let screen = try screen()
    screen.handle(.text("1\n2\n3\n4\n5\n6\n7"), at: 0)
    var heights: Set<Double> = []
    for frame in 0...12 {
      let time = Double(frame) / 60
      screen.advance(to: time)
      let layout = screen.layout(at: time)
      #expect(layout.list.maxY == layout.composer.minY)
      #expect(layout.field == screen.field.frame(at: time))
      #expect(abs(layout.field.maxY - 632) < 1e-9)
      #expect(layout.send.maxY == 632)
      heights.insert(layout.field.height)
    }
    #expect(heights.count > 5)
  }

  @Test func theLastBubbleKeepsItsDistanceToTheComposer() throws {
    let screen = try screen()
    func distance(at time: Double) -> Int {
      var canvas = Canvas(size: screen.size, scale: 1)
      screen.draw(into: &canvas, at: time)
      let list = screen.layout(at: time).list
      let bottom = canvas.list.items.compactMap {
        if case .rounded(let shape, let color) = $0.command, color == Palette.light.theirBubble {
          shape.rect.maxY
        } else {
          nil
        }
      }.max()
      return Int(list.maxY.rounded()) - (bottom ?? 0)
    }
    let atRest = distance(at: 0)
    #expect(atRest == 12)
    screen.handle(.text("1\n2\n3\n4"), at: 0)
    for frame in 1...10 { #expect(distance(at: Double(frame) / 60) == atRest) }
  }

  @Test func theWheelScrollsTheListAndStopsAtItsEnds() throws {
    let screen = try screen(Size(width: 390, height: 300))
    let over = Point(x: 100, y: 120)
    func firstBubble(at time: Double) -> Int? {
      var canvas = Canvas(size: screen.size, scale: 1)
      screen.draw(into: &canvas, at: time)
      for item in canvas.list.items {
        if case .rounded(let shape, let color) = item.command, color == Palette.light.theirBubble {
          return shape.rect.y
        }
      }
      return nil
    }
    let start = firstBubble(at: 0)
    screen.handle(.wheel(dx: 0, dy: 3, at: over), at: 0)
    #expect(firstBubble(at: 1) == start)
    #expect(!screen.isMoving(at: 0))
    screen.handle(.wheel(dx: 0, dy: -1000, at: over), at: 1)
    #expect(firstBubble(at: 1) == start)
    #expect(screen.isMoving(at: 1.05))
    let top = firstBubble(at: 2)
    #expect(top != start)
    screen.handle(.wheel(dx: 0, dy: -3, at: over), at: 2)
    #expect(firstBubble(at: 3) == top)
    #expect(!screen.isMoving(at: 3))
    screen.handle(.wheel(dx: 0, dy: 1000, at: over), at: 3)
    #expect(firstBubble(at: 4) == start)
  }

  @Test func anyWindowAndTextSizeIsDrawn() throws {
    for (width, height) in [(1, 1), (30, 700), (90, 90), (150, 60), (1280, 800)] {
      for textSize in [TextSize.xs, .l, .ax5] {
        let size = Size(width: Double(width), height: Double(height))
        let screen = try screen(size) { $0.textSize = textSize }
        screen.handle(.text("one **two**\nthree four five six"), at: 0)
        screen.handle(.key(KeyPress(.return)), at: 0)
        screen.handle(.text("one\ntwo\nthree\nfour"), at: 0)
        screen.advance(to: 1)
        var canvas = Canvas(size: size, scale: 1)
        screen.draw(into: &canvas, at: 1)
        #expect(canvas.list.width == width && canvas.list.height == height)
        let field = screen.field.frame(at: 1)
        #expect(field.maxY == size.height - 8)
        #expect(field.width == screen.layout(at: 1).field.width)
      }
    }
  }

  @Test func theWindowsAndTheTypesSizeAreFollowed() throws {
    let screen = try screen()
    #expect(screen.field.frame(at: 0) == Rect(x: 16, y: 595, width: 313, height: 37))
    screen.surroundings.keyboard.windowSize = CGSize(width: 500, height: 700)
    screen.resize(to: Size(width: 500, height: 700), at: 0)
    #expect(screen.field.frame(at: 0) == Rect(x: 16, y: 655, width: 423, height: 37))
    screen.configure({ $0.textSize = .ax5 }, at: 0)
    screen.advance(to: 1)
    #expect(screen.field.frame(at: 1) == Rect(x: 16, y: 611, width: 379, height: 81))
  }

  // MARK: Pointer

  @Test func thePointerTellsWhatItIsOver() throws {
    let screen = try screen()
    #expect(screen.pointerShape(at: Point(x: 40, y: 610)) == .iBeam)
    #expect(screen.pointerShape(at: send(screen)) == .arrow)
    screen.handle(.text("hello"), at: 0)
    #expect(screen.pointerShape(at: send(screen)) == .hand)
    #expect(screen.pointerShape(at: Point(x: 40, y: 300)) == .arrow)
  }

  @Test func aDragThatLeavesTheFieldStillSelects() throws {
    let screen = try screen()
    screen.handle(.text("hello"), at: 0)
    screen.handle(.pointer(PointerEvent(.down(count: 1), at: Point(x: 29, y: 613))), at: 0)
    screen.handle(.pointer(PointerEvent(.moved, at: Point(x: 380, y: 613))), at: 0)
    screen.handle(.pointer(PointerEvent(.up, at: Point(x: 380, y: 613))), at: 0)
    #expect(screen.field.machine.selectedText == "hello")
  }

  @Test func anotherButtonDoesNotTakeAHeldPointer() throws {
    let screen = try screen()
    screen.handle(.text("hello"), at: 0)
    let (field, button) = (Point(x: 29, y: 613), send(screen))
    screen.handle(.pointer(PointerEvent(.down(count: 1), at: button)), at: 0)
    screen.handle(.pointer(PointerEvent(.down(count: 1), at: field, button: .right)), at: 0)
    screen.handle(.pointer(PointerEvent(.up, at: field, button: .right)), at: 0)
    #expect(screen.field.machine.selectedText == "" && screen.messages == [])
    screen.handle(.pointer(PointerEvent(.up, at: button)), at: 0)
    #expect(screen.messages == ["hello"])
  }
}

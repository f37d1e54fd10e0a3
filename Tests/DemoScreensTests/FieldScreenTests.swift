import Drawing
import GrowingField
import GrowingText
import SDLBackend
import Testing

@testable import DemoScreens

struct FieldScreenTests {
  private func screen(fieldWidth: Double? = nil) throws -> FieldScreen {
    let size = Size(width: 390, height: 300)
    return FieldScreen(
      ScreenSetting(
        environment: Environment(
          fonts: try SDLFonts(directory: nil), clipboard: MemoryClipboard()),
        configuration: FieldConfiguration(), size: size,
        surroundings: Surroundings(window: size), fieldWidth: fieldWidth))
  }

  @Test func theFieldIsAsWideAsTheWindowLeavesIt() throws {
    let screen = try screen()
    #expect(screen.field.frame(at: 0) == Rect(x: 16, y: 16, width: 358, height: 37))
    screen.resize(to: Size(width: 500, height: 300), at: 0)
    #expect(screen.field.frame(at: 0).width == 468)
    screen.resize(to: Size(width: 1, height: 1), at: 0)
    #expect(screen.field.frame(at: 0).width == 0)
  }

  @Test func aWidthOfItsOwnStays() throws {
    let given = try screen(fieldWidth: 200)
    given.resize(to: Size(width: 500, height: 300), at: 0)
    #expect(given.field.frame(at: 0).width == 200)
    let set = try screen()
    set.configure({ $0.width = 120 }, at: 0)
    set.resize(to: Size(width: 500, height: 300), at: 0)
    #expect(set.field.frame(at: 0).width == 120)
  }

  @Test func aClickOutsideTheFieldIsNotItsOwn() throws {
    let screen = try screen()
    screen.handle(.pointer(PointerEvent(.down(count: 1), at: Point(x: 20, y: 200))), at: 0)
    #expect(!screen.field.isFirstResponder)
    screen.handle(.pointer(PointerEvent(.down(count: 1), at: Point(x: 40, y: 30))), at: 0)
    #expect(screen.field.isFirstResponder)
  }

  @Test func screensAreMadeByName() throws {
    let environment = Environment(
      fonts: try SDLFonts(directory: nil), clipboard: MemoryClipboard())
    for name in DemoScreens.names {
      let screen = DemoScreens.make(
        name, environment: environment, configuration: FieldConfiguration(),
        size: Size(width: 390, height: 640))
      #expect(screen.map { $0.size.width } == 390, "\(name)")
    }
    let other = DemoScreens.make(
      "none", environment: environment, configuration: FieldConfiguration(),
      size: Size(width: 390, height: 640))
    #expect(other.map { _ in true } == nil)
  }
}

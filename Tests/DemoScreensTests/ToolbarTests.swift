import Drawing
import GrowingField
import LiveMarkdown
import SDLBackend
import Testing

@testable import DemoScreens

/// A bar is kept as it was drawn; it still follows all that it shows.
struct ToolbarTests {
  private var fonts: SDLFonts
  private var state = Toolbar.State(
    size: Size(width: 600, height: 400), screen: "notes", configuration: FieldConfiguration(),
    isKeyboardShown: false)

  init() throws { fonts = try SDLFonts(directory: nil) }

  private mutating func drawn(_ toolbar: inout Toolbar, scale: Double = 1) -> DisplayList {
    var canvas = Canvas(size: state.size, scale: scale)
    toolbar.draw(into: &canvas, state, fonts: &fonts)
    return canvas.list
  }

  @Test mutating func aKeptBarEqualsANewOneAfterEachChange() {
    let changes: [(inout Toolbar.State) -> Void] = [
      { _ in }, { $0.configuration.appearance = .dark }, { $0.screen = "messages" },
      { $0.isKeyboardShown = true }, { $0.size.width = 300 }, { $0.configuration.textSize = .xl },
      { $0.configuration.markers = .visible }, { $0.configuration.dialect = .areal },
    ]
    var kept = Toolbar()
    var pictures: [DisplayList] = []
    for change in changes {
      change(&state)
      for scale in [1.0, 2] {
        var new = Toolbar()
        let picture = drawn(&kept, scale: scale)
        #expect(picture == drawn(&new, scale: scale))
        #expect(picture == drawn(&kept, scale: scale))
        if scale == 1 { pictures.append(picture) }
      }
    }
    #expect(pictures[1] != pictures[0] && pictures[3] != pictures[2])
  }

  @Test mutating func aPressShowsAndGoes() throws {
    var toolbar = Toolbar()
    let before = drawn(&toolbar)
    let item = try #require(toolbar.items(state, fonts: &fonts).last)
    #expect(item == .keyboard)
    let point = Point(x: 580, y: 20)
    _ = toolbar.point(PointerEvent(.down(count: 1), at: point), state, fonts: &fonts)
    #expect(drawn(&toolbar).items.count == before.items.count + 1)
    _ = toolbar.point(
      PointerEvent(.moved, at: Point(x: 300, y: 200)), state, fonts: &fonts)
    #expect(drawn(&toolbar) == before)
    _ = toolbar.point(PointerEvent(.up, at: point), state, fonts: &fonts)
    #expect(drawn(&toolbar) == before)
  }
}

import Drawing
import Testing
import TextLayout
import TextRope

@testable import GrowingField

struct TextSizeTests {
  @Test func stepsGoThroughAllSizesAndStayAtTheEnds() {
    var size = TextSize.xs
    var seen = [size]
    while size.stepped(.larger) != size {
      size = size.stepped(.larger)
      seen.append(size)
    }
    #expect(seen == TextSize.allCases)
    #expect(TextSize.xs.stepped(.smaller) == .xs)
    #expect(TextSize.ax5.stepped(.standard) == .l)
    #expect(
      TextSize.allCases.map(\.bodySize) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test(arguments: [
    (Key.plus, Modifiers(), "textSize larger"), (.plus, Modifiers.shift, "textSize larger"),
    (.minus, Modifiers(), "textSize smaller"), (.character("0"), Modifiers(), "textSize standard"),
  ]) func keysAskForAnotherSize(key: Key, modifiers: Modifiers, call: String) {
    var field = FieldDriver("text")
    field.press(key, modifiers.union(.control))
    #expect(field.takeCalls() == [call])
    #expect(field.text == "text")
  }

  private func scrolled() -> FieldDriver {
    let lines = (0..<40).map { "line \($0)" }.joined(separator: "\n")
    var field = FieldDriver(lines)
    field.press(.home, .control)
    field.send(.wheel(dx: 0, dy: 10, at: .zero))
    return field
  }

  private func firstVisible(_ field: inout FieldDriver) -> String {
    let y = field.scrollY - 8
    var body = field.field.state.body
    let row = body.rows(in: y...y, fonts: &field.fonts).first
    return row.map { field.field.text.string(in: $0.range) } ?? ""
  }

  @Test func theFirstRowThatShowsStaysWhereItIs() {
    var field = scrolled()
    let before = firstVisible(&field)
    var configuration = field.field.configuration
    for size in [TextSize.ax1, .xs, .ax5, .l] {
      configuration.textSize = size
      field.run(field.field.configure(configuration, at: field.time, fonts: &field.fonts))
      field.settle()
      #expect(firstVisible(&field) == before, "\(size)")
    }
    #expect(before.hasPrefix("line 9") || before.hasPrefix("line 10"))
  }

  @Test func aCaretThatWasFollowedStaysInSight() {
    var field = FieldDriver((0..<40).map { "line \($0)" }.joined(separator: "\n"))
    var configuration = field.field.configuration
    configuration.textSize = .ax5
    field.run(field.field.configure(configuration, at: field.time, fonts: &field.fonts))
    field.settle()
    let caret = field.field.caret(at: field.time, fonts: &field.fonts)
    #expect((caret?.y ?? -1) >= 0)
    #expect((caret?.y ?? .infinity) + (caret?.height ?? 0) <= field.height)
  }

  @Test func everyStyleAndThePlaceholderScale() {
    func sizes(_ text: String, _ textSize: TextSize) -> [Double] {
      var configuration = FieldDriver.configuration
      configuration.placeholder = "Message"
      configuration.width = 2000
      var field = FieldDriver(text, configuration)
      configuration.textSize = textSize
      field.run(field.field.configure(configuration, at: field.time, fonts: &field.fonts))
      var canvas = Canvas(size: Size(width: 2000, height: 800), scale: 1)
      field.field.draw(into: &canvas, at: field.time, fonts: &field.fonts)
      return canvas.list.items.compactMap {
        if case .glyphs(let run, _, _) = $0.command { run.size } else { nil }
      }
    }
    for text in ["plain", "**bold**", "*italic*", "`code`", "~~struck~~", ""] {
      let normal = sizes(text, .l)
      #expect(!normal.isEmpty)
      for (size, scaled) in zip(normal, sizes(text, .ax5)) {
        #expect(abs(scaled / size - 53.0 / 17) < 0.02)
      }
      #expect(normal.count == sizes(text, .ax5).count)
    }
  }

  @Test func aFontOfOnesOwnAndTheHeightScaleToo() {
    var field = FieldDriver("one")
    let height = field.height
    var configuration = field.field.configuration
    configuration.textSize = .ax2
    field.run(field.field.configure(configuration, at: field.time, fonts: &field.fonts))
    field.settle()
    #expect(abs(field.field.configuration.bodyFont.size - 20 * 33 / 17) < 1e-9)
    #expect(field.height > height)
  }
}

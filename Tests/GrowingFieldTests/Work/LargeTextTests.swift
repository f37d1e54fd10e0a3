import Drawing
import TestFonts
import TextLayout
import TextRope
import Testing

@testable import GrowingField

/// Texts that nobody meant to put into a field.
struct LargeTextTests {
  /// A hundred megabytes, in a build that is fast enough for them.
  @Test func aHugePasteWorksAndIsOneStep() {
    #if DEBUG
      let count = 2 << 20
    #else
      let count = 100 << 20
    #endif
    let line = "A line of a log that somebody pasted whole.\n"
    var rig = WorkRig("before")
    let work = rig.work { $0.paste(String(repeating: line, count: count / line.utf8.count)) }
    let pasted = count / line.utf8.count * line.utf8.count
    #expect(rig.driver.field.text.utf8Count == pasted + 6)
    // What is drawn is the end, and what is laid out not much more.
    #expect(work.linesLaidOut <= 200 && work.bytesShaped <= 20_000, "\(work)")
    rig.driver.press(.character("z"), .control)
    #expect(rig.driver.text == "before")
    rig.driver.press(.character("z"), [.control, .shift])
    #expect(rig.driver.field.text.utf8Count == pasted + 6)
  }

  @Test func whatShowsStaysInPlaceWhileEstimatesGiveWay() throws {
    // Lines of such lengths that no estimate is right.
    let text = (0..<20_000).map { String(repeating: $0 % 3 == 0 ? "mmm " : "i", count: $0 % 40) }
    var rig = WorkRig(text.joined(separator: "\n"))
    rig.driver.run(
      rig.driver.field.select(
        utf16: 200_000..<200_000, at: rig.driver.time, fonts: &rig.driver.fonts))
    for _ in 0..<3 { rig.driver.send(.wheel(dx: 0, dy: 5, at: .zero)) }
    rig.driver.settle()
    let shown = Self.shown(in: &rig.driver)
    #expect(shown.count > 5)
    let height = rig.driver.field.state.body.estimatedHeight
    var slices = 0
    while rig.driver.field.wantsIdle {
      rig.driver.fonts = .init()
      rig.driver.send(.idle(budget: 32 << 10))
      slices += 1
      if slices % 4 == 0 || !rig.driver.field.wantsIdle {
        try #require(Self.shown(in: &rig.driver) == shown, "slice \(slices)")
      }
    }
    #expect(slices > 10)
    #expect(rig.driver.field.state.body.estimatedHeight != height)
  }

  /// Words of such lengths fall into step; what is on the screen is what the whole line has there.
  @Test(arguments: [0, 40]) func aLongLineStaysInPlaceWhileItIsLaidOut(rowsUp: Int) throws {
    let words = (0..<15_000).map { String(repeating: "m", count: 1 + $0 * $0 % 11) }
    var rig = WorkRig(words.joined(separator: " "))
    rig.driver.press(.end, .control)
    rig.driver.send(.wheel(dx: 0, dy: Double(-rowsUp), at: .zero))
    rig.driver.settle()
    let shown = Self.shown(in: &rig.driver)
    #expect(shown.count > 5)
    let height = rig.driver.field.state.body.estimatedHeight
    while rig.driver.field.wantsIdle {
      rig.driver.fonts = .init()
      rig.driver.send(.idle(budget: 8 << 10))
      try #require(Self.shown(in: &rig.driver) == shown)
    }
    #expect(rig.driver.field.state.body.estimatedHeight != height)
  }

  /// Rows of equal letters do not: the caret stays in view while others take their place.
  @Test func theCaretOfALongLineStaysInViewWhileItsRowsChange() throws {
    var configuration = FieldDriver.configuration
    configuration.caretBlinks = false
    var rig = WorkRig(String(repeating: "日", count: 20_003), configuration)
    rig.driver.press(.end, .control)
    rig.driver.settle()
    while rig.driver.field.wantsIdle {
      rig.driver.fonts = .init()
      rig.driver.send(.idle(budget: 8 << 10))
      let picture = rig.driver.field.state.picture(at: rig.driver.time, &rig.driver.fonts)
      let y = (picture.caret?.y ?? .infinity) - picture.scrollOffset
      try #require(y >= 0 && y + 20 <= picture.size.height)
    }
    #expect(rig.driver.rows() == 2001)
    let rows = rig.driver.field.state.picture(at: rig.driver.time, &rig.driver.fonts).rows
    #expect(rows.allSatisfy { $0.range.lowerBound.utf8 % 30 == 0 })
  }

  /// A slice does what its budget says, and a line more at most, whatever the lines are.
  @Test(arguments: [
    "\n", "short\n", String(repeating: "w", count: 3000) + "\n",
    "a line of **some** words and `code` in it\n",
  ])
  func aSliceOfSpareTimeKeepsToItsBudget(piece: String) {
    keepsToItsBudget(WorkRig(String(repeating: piece, count: 400_000 / piece.utf8.count)))
  }

  @Test(arguments: ["a line of **some** words and `code` in it ", "日本語", "w"])
  func aSliceInsideOfALongLineKeepsToItsBudget(piece: String) {
    var rig = WorkRig(String(repeating: piece, count: 400_000 / piece.utf8.count))
    rig.driver.press(.end, .control)
    keepsToItsBudget(rig)
  }

  private func keepsToItsBudget(_ rig: consuming WorkRig) {
    var rig = rig
    var slices = 0
    while rig.driver.field.wantsIdle, slices < 40 {
      let work = rig.work { $0.send(.idle(budget: 8 << 10)) }
      slices += 1
      #expect(work.linesLaidOut <= 36, "\(work)")
      #expect(work.bytesShaped <= 14 << 10, "\(work)")
    }
    #expect(slices > 5)
  }

  private struct ShownRow: Equatable {
    var range: Range<ByteOffset>
    var y: Double
  }

  private static func shown(in driver: inout FieldDriver) -> [ShownRow] {
    let picture = driver.field.state.picture(at: driver.time, &driver.fonts)
    return picture.rows.map { ShownRow(range: $0.range, y: $0.y - picture.scrollOffset) }
      .filter { $0.y > -24 && $0.y < picture.size.height }
  }
}

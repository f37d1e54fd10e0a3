import Drawing
import GrowingField
import Testing

/// Carets, keys and clicks in every script, with the bundled fonts.
@Suite struct CaretScriptTests {
  /// Texts that are one cluster each.
  nonisolated static let clusters = [
    "👨‍👩‍👧‍👦", "🇯🇵", "❤️", "👋🏽", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "e\u{301}", "\u{1100}\u{1161}\u{11A8}", "नि", "ที่", "שָׁ",
    "لَّ", "Ǻ\u{302}", "か\u{3099}", "\u{378}\u{301}",
  ]

  @Test(arguments: clusters)
  func aClickOnEitherHalfOfAClusterLandsAtItsEdge(cluster: String) throws {
    let field = try RealField("a" + cluster + "b")
    let end = 1 + cluster.utf16.count
    let fragment = try #require(field.inspect().lines[0].fragments.first { $0.range.contains(1) })
    let isRightToLeft = fragment.isRightToLeft
    let left = isRightToLeft ? fragment.x : field.x(1)
    let right = isRightToLeft ? fragment.x + fragment.width : field.x(end)
    #expect(right - left > 1)
    let stops = isRightToLeft ? (left: end, right: 1) : (left: 1, right: end)
    for part in stride(from: 0.05, to: 1, by: 0.1) {
      field.click(left + (right - left) * part)
      let stop = part < 0.5 ? stops.left : stops.right
      #expect(field.selection == stop..<stop, "\(part)")
    }
  }

  @Test(arguments: clusters)
  func arrowsCrossAClusterInOneStep(cluster: String) throws {
    let field = try RealField(cluster)
    let end = cluster.utf16.count
    let isRightToLeft = field.x(0) > field.x(end)
    field.press(isRightToLeft ? .left : .right, .shift)
    #expect(field.selection == 0..<end)
    field.press(.end)
    field.press(.backspace)
    let typedByCodePoint = ["नि", "ที่"].contains(cluster)
    #expect(field.text.isEmpty != typedByCodePoint)
    let whole = try RealField(cluster)
    for offset in 0...end {
      whole.select(offset..<offset)
      #expect([0, end].contains(whole.selection.lowerBound))
    }
  }

  @Test(arguments: ["שלום", "سلام عليكم", "کتاب خوب است", "یہ اردو ہے", "עברית, (בסוגריים)."])
  func rightToLeftTextFallsFromTheRight(text: String) throws {
    let field = try RealField(text)
    let count = text.utf16.count
    let places = (0...count).map { field.x($0) }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 > $1 }, "\(places)")
    // The first stop is at the right edge of the text area.
    #expect(abs(places[0] - 358) < 0.01)
    for offset in 1...count {
      field.press(.left)
      #expect(field.selection == offset..<offset)
    }
    field.press(.home)
    #expect(field.selection == 0..<0)
  }

  @Test(arguments: ["שלום", "مرحبا", "hello", "日本"])
  func aTrailingSpaceMovesTheCaretOnByItself(text: String) throws {
    let field = try RealField(text)
    field.press(.end)
    let before = try #require(field.caret()).x
    field.send(.text(" "))
    let after = try #require(field.caret()).x
    let step = field.x(0) > before ? before - after : after - before
    #expect(step > 1 && step < 10)
  }

  /// Texts with one direction inside the other, to several levels.
  nonisolated static let mixed = [
    "hello שלום", "hello שלום world", "שלום hello עולם", "abc (שלום) def", "ab 12 שלום 34 cd",
    "عربي 123 و abc", "a שלום 12 עולם b", "**שלום** x", "😀 שלום 😀", "1 2 3 ש",
    "a\u{202E}bcd\u{202C}e", "x \u{2067}abc שלום\u{2069} y",
  ]

  /// The places at which a key stops until it goes no further.
  private func places(_ key: Key, in field: RealField) -> [Double] {
    var places: [Double] = []
    var last: (offset: Int, x: Double)?
    while places.count < 100 {
      let x = field.border()
      let offset = field.selection.lowerBound
      if let last, last == (offset, x) { break }
      last = (offset, x)
      places.append(x)
      field.press(key)
    }
    return places
  }

  @Test(arguments: mixed)
  func arrowsMoveOnTheScreenWithoutADeadStop(text: String) throws {
    let field = try RealField(text)
    // From the left edge to the right one, and back over the same places.
    let leftmost = field.inspect().lines[0].fragments.map(\.x).min() ?? 0
    field.click(max(0, leftmost - 5))
    let there = places(.right, in: field)
    // A control that shows nothing is a stop like any character; all others lie further right.
    let controls = text.unicodeScalars.count { $0.properties.isBidiControl }
    let standing = zip(there, there.dropFirst()).count { $0 == $1 }
    #expect(zip(there, there.dropFirst()).allSatisfy { $0 <= $1 }, "\(there)")
    #expect(standing <= controls, "\(there)")
    #expect(there.count == text.count + 1, "\(there)")
    let back = places(.left, in: field)
    #expect(back.reversed() == there)
  }

  @Test(arguments: mixed)
  func homeAndEndGoToTheLogicalEndsOfTheRow(text: String) throws {
    let field = try RealField(text)
    for offset in 0...text.utf16.count {
      field.select(offset..<offset)
      field.press(.end)
      #expect(field.selection.lowerBound == text.utf16.count)
      field.press(.home)
      #expect(field.selection.lowerBound == 0)
    }
  }

  @Test func homeAndEndStayOnTheirRow() throws {
    let field = try RealField("שלום עולם טוב מאוד hello there", width: 120)
    let lines = field.inspect().lines
    #expect(lines.count > 1)
    for line in lines {
      field.select(line.range.lowerBound..<line.range.lowerBound)
      let y = try #require(field.caret()).y
      field.press(.end)
      #expect(field.selection.lowerBound == line.range.upperBound)
      #expect(field.caret()?.y == y)
      field.press(.home)
      #expect(field.selection.lowerBound == line.range.lowerBound)
      #expect(field.caret()?.y == y)
    }
  }

  @Test func aCaretInsideALigatureDividesItsWidth() throws {
    // Lam and alef are one glyph.
    let field = try RealField("لا")
    let places = [field.x(0), field.x(1), field.x(2)]
    #expect(abs(places[0] - places[1] - (places[1] - places[2])) < 0.01)
    #expect(places[0] - places[2] > 3)
  }
}

import TestFonts
import TextEditing
import TextLayout
import TextRope

@testable import GrowingField

/// A field built anew from what another one shows, and whether the two agree.
struct FreshField {
  private(set) var driver: FieldDriver

  init(like run: ModelRun) {
    let live = run.driver.field
    driver = FieldDriver(String(decoding: run.model.bytes, as: UTF8.self), live.configuration)
    if let composition = live.state.composition {
      select(
        live.text.utf16Offset(of: composition.offset), live.text.utf16Offset(of: composition.offset)
      )
      driver.send(.preedit(run.preedit, selection: run.preeditCaret..<run.preeditCaret))
    } else {
      select(live.selectedUTF16Range.lowerBound, live.selectedUTF16Range.upperBound)
    }
    if !live.isFocused { driver.send(.focus(false)) }
    driver.settle()
  }

  private mutating func select(_ lower: Int, _ upper: Int) {
    driver.run(
      driver.field.select(utf16: lower..<upper, at: driver.time, fonts: &driver.fonts))
  }

  /// Compares the whole text: runs, rows, carets and heights.
  ///
  /// Each question is asked of a copy of the live field, so that looking changes nothing in it and
  /// one question does not prepare the answer of another.
  func check(_ live: FieldMachine) throws(Mismatch) {
    let fresh = driver.field
    var (a, b) = (live.state.body, fresh.state.body)
    let fonts = FixedFonts()
    try Mismatch.check(
      "shown text", bytes: a.text.bytes(in: a.text.bounds), b.text.bytes(in: b.text.bounds))
    try Mismatch.check("run", a.runs(in: a.text.bounds), b.runs(in: b.text.bounds))
    try Mismatch.check("height of the view", live.targetHeight, fresh.targetHeight)
    try checkRows(live.state.body, fresh.state.body, in: 0...1e9)
    (a, b) = (live.state.body, fresh.state.body)
    var (fontsA, fontsB) = (fonts, fonts)
    let (sizeA, sizeB) = (a.measureAll(fonts: &fontsA), b.measureAll(fonts: &fontsB))
    try Mismatch.check("number of rows", sizeA.rows, sizeB.rows)
    try Mismatch.check("height of the text", sizeA.height, sizeB.height)
    try Mismatch.check("estimate when all is known", a.estimatedHeight, sizeB.height)
    (a, b) = (live.state.body, fresh.state.body)
    try checkCarets(&a, &b, in: a.text.bounds)
  }

  private func checkRows(
    _ live: TextBody, _ fresh: TextBody, in y: ClosedRange<Double>
  ) throws(Mismatch) {
    var (a, b) = (live, fresh)
    var (fontsA, fontsB) = (FixedFonts(), FixedFonts())
    try Mismatch.check("row", a.rows(in: y, fonts: &fontsA), b.rows(in: y, fonts: &fontsB))
  }

  private func checkCarets(
    _ a: inout TextBody, _ b: inout TextBody, in range: Range<ByteOffset>
  ) throws(Mismatch) {
    var (fontsA, fontsB) = (FixedFonts(), FixedFonts())
    var offset = range.lowerBound
    while true {
      for upstream in [false, true] {
        let position = TextPosition(offset, isUpstream: upstream)
        let (found, expected) = (
          a.caret(at: position, fonts: &fontsA), b.caret(at: position, fonts: &fontsB)
        )
        if found != expected {
          throw Mismatch("caret at \(position) is \(found) and should be \(expected)")
        }
      }
      if offset >= range.upperBound { return }
      offset = Motion.grapheme(after: offset, in: a.text)
    }
  }

  /// Compares what lies round an offset, for a text too large to look at it all: rows by their
  /// distances, since above them stand estimates.
  func check(_ live: FieldMachine, around offset: ByteOffset) throws(Mismatch) {
    var (a, b) = (live.state.body, driver.field.state.body)
    try Mismatch.check("height of the view", live.targetHeight, driver.field.targetHeight)
    let (rowsA, rowsB) = (Self.rows(around: offset, &a), Self.rows(around: offset, &b))
    try Mismatch.check("row", rowsA, rowsB)
    guard let first = rowsA.first, let last = rowsA.last else { return }
    let lines = first.range.lowerBound..<last.range.upperBound
    try Mismatch.check("run", a.runs(in: lines), b.runs(in: lines))
  }

  /// The rows near an offset, from the top of its own row.
  private static func rows(around offset: ByteOffset, _ body: inout TextBody) -> [PlacedRow] {
    var fonts = FixedFonts()
    let position = TextPosition(offset)
    guard let row = body.row(at: position, fonts: &fonts) else { return [] }
    let near = body.rows(in: max(0, row.y - 200)...(row.y + 200), fonts: &fonts)
    guard let zero = body.row(at: position, fonts: &fonts)?.y else { return [] }
    return near.map { row in
      var row = row
      row.y -= zero
      return row
    }
  }
}

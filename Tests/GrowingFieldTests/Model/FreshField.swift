import Drawing
import LiveMarkdown
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
    try checkCarets(&a, &b, in: a.text.bounds, from: nil)
  }

  private func checkRows(
    _ live: TextBody, _ fresh: TextBody, in y: ClosedRange<Double>
  ) throws(Mismatch) {
    var (a, b) = (live, fresh)
    var (fontsA, fontsB) = (FixedFonts(), FixedFonts())
    try Mismatch.check("row", a.rows(in: y, fonts: &fontsA), b.rows(in: y, fonts: &fontsB))
  }

  /// Compares the caret at each stop, y counted from `zero`; nil is the top of the text.
  private func checkCarets(
    _ a: inout TextBody, _ b: inout TextBody, in range: Range<ByteOffset>, from zero: TextPosition?
  ) throws(Mismatch) {
    var (fontsA, fontsB) = (FixedFonts(), FixedFonts())
    var offset = range.lowerBound
    while true {
      for upstream in [false, true] {
        let position = TextPosition(offset, isUpstream: upstream)
        var found = a.caret(at: position, fonts: &fontsA)
        var expected = b.caret(at: position, fonts: &fontsB)
        if let zero {
          found.y -= a.caret(at: zero, fonts: &fontsA).y
          expected.y -= b.caret(at: zero, fonts: &fontsB).y
        }
        if found != expected {
          throw Mismatch("caret at \(position) is \(found) and should be \(expected)")
        }
      }
      if offset >= range.upperBound { return }
      offset = Motion.grapheme(after: offset, in: a.text)
    }
  }

  /// Compares what lies round some offsets, for a text too large to look at it all: rows by their
  /// distances, since above them stand estimates.
  func check(_ live: FieldMachine, around offsets: [ByteOffset]) throws(Mismatch) {
    var (a, b) = (live.state.body, driver.field.state.body)
    try Mismatch.check("height of the view", live.targetHeight, driver.field.targetHeight)
    // Far down the styles are guesses until spare time confirms them, or takes them back.
    while !b.isStyled { b.refineStyles(budget: 8 << 20) }
    while !a.isStyled { a.refineStyles(budget: 8 << 20) }
    for offset in offsets {
      let (rowsA, rowsB) = (Self.rows(around: offset, &a), Self.rows(around: offset, &b))
      try Mismatch.check("row", rowsA, rowsB)
      guard let first = rowsA.first, let last = rowsA.last else { continue }
      let lines = first.range.lowerBound..<last.range.upperBound
      try Mismatch.check("run", a.runs(in: lines), b.runs(in: lines))
      try checkCarets(&a, &b, in: lines, from: TextPosition(offset))
    }
  }

  /// The rows near an offset, from the top of its own row.
  private static func rows(around offset: ByteOffset, _ body: inout TextBody) -> [PlacedRow] {
    var fonts = FixedFonts()
    var near: [PlacedRow] = []
    var zero = -1.0
    // Looking replaces estimates, which moves the row: until nothing is left to replace.
    while let row = body.row(at: TextPosition(offset), fonts: &fonts), row.y != zero {
      zero = row.y
      near = body.rows(in: max(0, zero - 200)...(zero + 200), fonts: &fonts)
    }
    return near.map { row in
      var row = row
      row.y -= zero
      return row
    }
  }
}

extension TextBody {
  fileprivate var isStyled: Bool { document?.isComplete ?? true }
}

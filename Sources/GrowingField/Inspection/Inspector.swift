internal import Drawing
internal import LiveMarkdown
internal import TextEditing
package import TextLayout
internal import TextRope

/// Looks at a text through the code that draws it.
package struct Inspector {
  private let configuration: FieldConfiguration
  private var body: TextBody

  /// The text is taken as a field takes it: line ends become newlines, control characters are
  /// dropped.
  ///
  /// The width of the configuration less its insets is the text area's.
  package init(
    _ text: String, _ configuration: FieldConfiguration, fonts: inout some FontSource
  ) {
    self.configuration = configuration
    body = TextBody(
      Rope(InputFilter.clean(text)), dialect: configuration.dialect,
      theme: FieldTheme(configuration),
      width: FieldMetrics(configuration, fonts: &fonts).textWidth, fonts: &fonts)
  }

  /// Looks at what a field shows, preedit included, without a change to it.
  package init(of machine: FieldMachine) {
    configuration = machine.configuration
    body = machine.state.body
  }

  /// - Complexity: O(*n* log *n*), *n* the bytes of the text.
  package mutating func inspect(carets: Bool, fonts: inout some FontSource) -> Inspection {
    let (_, height) = body.measureAll(fonts: &fonts)
    return Inspection(
      dialect: configuration.dialect.name, width: body.layout.width, height: height,
      runs: runs(), blocks: blocks(), lines: lines(height: height, &fonts),
      carets: carets ? self.carets(&fonts) : nil)
  }

  private func utf16(_ range: Range<ByteOffset>) -> Range<Int> {
    body.text.utf16Offset(of: range.lowerBound)..<body.text.utf16Offset(of: range.upperBound)
  }

  private mutating func runs() -> [Inspection.Run] {
    body.runs(in: body.text.bounds).map { run in
      Inspection.Run(
        range: utf16(run.range), text: body.text.string(in: run.range), styles: run.styles.names,
        link: run.link)
    }
  }

  private func blocks() -> [Inspection.Block] {
    guard var document = body.document else { return [] }
    return document.allBlocks(of: body.text).map { block in
      Inspection.Block(range: utf16(block.range), kind: block.kind.rawValue)
    }
  }

  private mutating func lines(
    height: Double, _ fonts: inout some FontSource
  ) -> [Inspection.Line] {
    body.rows(in: 0...height, fonts: &fonts).map { row in
      Inspection.Line(
        range: utf16(row.range), y: row.y, height: row.height, baseline: row.baseline,
        width: row.width,
        fragments: row.fragments.map { fragment in
          Inspection.Fragment(
            range: utf16(fragment.range), x: fragment.x, width: fragment.width,
            isRightToLeft: fragment.isRightToLeft, face: fragment.face)
        })
    }
  }

  private mutating func carets(_ fonts: inout some FontSource) -> [Inspection.Caret] {
    var result: [Inspection.Caret] = []
    var stop = ByteOffset.zero
    while true {
      let place = body.caret(at: TextPosition(stop), fonts: &fonts)
      result.append(
        Inspection.Caret(
          offset: body.text.utf16Offset(of: stop), x: place.x, y: place.y, height: place.height))
      if stop == body.text.end { return result }
      stop = Motion.grapheme(after: stop, in: body.text)
    }
  }
}

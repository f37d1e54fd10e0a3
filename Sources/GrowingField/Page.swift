internal import Drawing
internal import TextEditing
internal import TextLayout
internal import TextRope

/// The laid-out text and the window onto it: where a text position stands on the view, and what
/// stands at a place.
///
///     view ──── insets, scroll ────► text area ──── rows ────► text position
///
/// Knows no selection and asks nobody: what happens to the text is `FieldState`'s part.
struct Page: Sendable {
  private(set) var configuration: FieldConfiguration
  /// What follows from the configuration and its font.
  private(set) var metrics: FieldMetrics
  /// Lays out what is looked at, so that looking changes it.
  var body: TextBody
  private var placeholder: TextBody
  private(set) var viewport: Viewport

  init(_ configuration: FieldConfiguration, fonts: inout some FontSource) {
    self.configuration = configuration
    metrics = FieldMetrics(configuration, fonts: &fonts)
    let theme = FieldTheme(configuration)
    body = TextBody(
      Rope(), dialect: configuration.dialect, theme: theme, width: metrics.textWidth,
      fonts: &fonts)
    placeholder = TextBody(
      Rope(configuration.placeholder), dialect: nil, theme: theme, width: metrics.textWidth,
      fonts: &fonts)
    viewport = Viewport(
      contentHeight: metrics.height(forRows: 1), limits: metrics.limits, insets: metrics.insets)
    viewport = Viewport(
      contentHeight: contentHeight(&fonts), limits: metrics.limits, insets: metrics.insets)
  }

  var isPlaceholderVisible: Bool {
    body.text.isEmpty && configuration.displayPlaceholder && !configuration.placeholder.isEmpty
  }

  /// How far a page up or down goes: the rows that show, but one.
  var pageLength: Double {
    max(metrics.rowHeight, metrics.textHeight(ofView: viewport.targetHeight) - metrics.rowHeight)
  }

  // MARK: Another text, another configuration

  /// Shows another text from its top.
  mutating func setText(_ text: Rope, fonts: inout some FontSource) {
    rebuildBody(text, theme: body.theme, preedit: nil, &fonts)
    viewport.resetScroll()
  }

  /// Takes another configuration; what was read stays in its place.
  mutating func configure(
    _ configuration: FieldConfiguration, preedit: Composition?, at time: Double,
    fonts: inout some FontSource
  ) -> HeightChange? {
    let dialect = self.configuration.dialect
    let place = readingPlace(&fonts)
    self.configuration = configuration
    metrics = FieldMetrics(configuration, fonts: &fonts)
    viewport.limits = metrics.limits
    viewport.insets = metrics.insets
    let theme = FieldTheme(configuration)
    if theme.laysOutLike(body.theme) && dialect == configuration.dialect {
      body.recolor(theme)
      body.setWidth(metrics.textWidth)
    } else {
      rebuildBody(body.text, theme: theme, preedit: preedit, &fonts)
    }
    placeholder = TextBody(
      Rope(configuration.placeholder), dialect: nil, theme: theme, width: metrics.textWidth,
      fonts: &fonts)
    let change = updateHeight(at: time, fonts: &fonts)
    keep(place, at: time, &fonts)
    return change
  }

  private mutating func rebuildBody(
    _ text: Rope, theme: FieldTheme, preedit: Composition?, _ fonts: inout some FontSource
  ) {
    body = TextBody(
      text, dialect: configuration.dialect, theme: theme, width: metrics.textWidth, fonts: &fonts)
    body.markPreedit(preedit?.range, clause: preedit?.clause)
  }

  /// The first row that shows: the text it begins with, and the part of its height above the view.
  private mutating func readingPlace(
    _ fonts: inout some FontSource
  ) -> (start: TextPosition, part: Double)? {
    let top = viewport.scroll.offset - metrics.insets.top
    guard viewport.scroll.offset > 0, let row = body.rows(in: top...top, fonts: &fonts).first,
      row.height > 0
    else { return nil }
    return (TextPosition(row.range.lowerBound), (top - row.y) / row.height)
  }

  /// Scrolls to where a row is first that was first before.
  private mutating func keep(
    _ place: (start: TextPosition, part: Double)?, at time: Double,
    _ fonts: inout some FontSource
  ) {
    guard let place, let row = body.row(at: place.start, fonts: &fonts) else { return }
    viewport.keep(row.y + metrics.insets.top + place.part * row.height, at: time)
  }

  // MARK: Height

  private mutating func contentHeight(_ fonts: inout some FontSource) -> Double {
    // Only as many lines as it takes to know whether the view is full are measured.
    let enough = metrics.textHeight(ofView: viewport.limits.maximum) + 1
    let rows = body.height(upTo: enough, fonts: &fonts)
    let text = rows >= enough ? max(rows, body.estimatedHeight) : rows
    return max(text, placeholderHeight(upTo: enough, &fonts))
      + metrics.insets.top + metrics.insets.bottom
  }

  /// The view is as high as its placeholder, but only text scrolls.
  private mutating func placeholderHeight(
    upTo enough: Double, _ fonts: inout some FontSource
  ) -> Double {
    guard isPlaceholderVisible else { return 0 }
    let most = metrics.textHeight(ofView: viewport.limits.maximum)
    return min(placeholder.height(upTo: enough, fonts: &fonts), most)
  }

  /// Sets off for the height that goes with the text; nil where it stays.
  mutating func updateHeight(at time: Double, fonts: inout some FontSource) -> HeightChange? {
    let animates = configuration.animateHeightChange && configuration.motion == .full
    return viewport.setContentHeight(
      contentHeight(&fonts), at: time, duration: animates ? configuration.animationDuration : 0,
      curve: configuration.animationCurve)
  }

  /// True where the view has come to its height since this was last asked.
  mutating func arrive(at time: Double) -> Bool { viewport.arrive(at: time) }

  /// Lets the view be at its height now; true where it was not.
  mutating func finishGrowth() -> Bool { viewport.finishGrowth() }

  /// Rows of the whole text and the height of the content with its insets, both exact.
  mutating func measureContent(fonts: inout some FontSource) -> (rows: Int, height: Double) {
    let (rows, height) = body.measureAll(fonts: &fonts)
    return (rows, height + metrics.insets.top + metrics.insets.bottom)
  }

  // MARK: Scrolling

  /// Scrolls as little as shows the row of a position.
  ///
  /// What comes into view with it is laid out, and may push it away: an estimate stood there.
  mutating func reveal(
    _ position: TextPosition, at time: Double, fonts: inout some FontSource
  ) {
    var known: PlacedRow?
    for _ in 0..<Self.glances {
      guard let row = body.row(at: position, fonts: &fonts), row != known else { return }
      known = row
      if !body.isMeasured {
        viewport.refineContentHeight(contentHeight(&fonts), shift: 0)
      }
      viewport.reveal(
        top: row.y + metrics.insets.top, bottom: row.y + row.height + metrics.insets.top,
        at: time)
      if body.isMeasured { return }
      _ = body.rows(in: visible(at: time), fonts: &fonts)
    }
  }

  /// Estimates above a row give way within so many looks at it.
  private static let glances = 4

  mutating func scroll(rows: Double, at time: Double, fonts: inout some FontSource) {
    let top = viewport.scroll.offset
    viewport.scroll(
      by: rows * metrics.rowHeight, at: time, glides: configuration.motion == .full)
    let visible = visible(at: time)
    keepPlace(ofLineAt: top, &fonts) { body, fonts in
      // What comes into view is measured first, so that it does not push what is there.
      _ = body.rows(in: visible, fonts: &fonts)
    }
  }

  mutating func scroll(to offset: Double, at time: Double) {
    viewport.scroll(to: offset, at: time)
  }

  /// Spends spare time on estimates; nothing moves on the screen.
  ///
  /// Where rows of a long line were provisional, those that take their place may be one more or one
  /// less: then the row of the caret stays where it is, if the view follows it.
  mutating func refine(
    budget: Int, keeping caret: TextPosition, fonts: inout some FontSource
  ) {
    guard viewport.scroll.followsCaret, let row = body.row(at: caret, fonts: &fonts),
      isInView(row)
    else {
      return keepPlace(ofLineAt: viewport.scroll.offset, &fonts) { body, fonts in
        body.refine(budget: budget, fonts: &fonts)
      }
    }
    body.refine(budget: budget, fonts: &fonts)
    let y = body.row(at: caret, fonts: &fonts)?.y ?? row.y
    viewport.refineContentHeight(contentHeight(&fonts), shift: y - row.y)
  }

  private func isInView(_ row: PlacedRow) -> Bool {
    let top = row.y + metrics.insets.top - viewport.scroll.offset
    return top < viewport.targetHeight && top + row.height > 0
  }

  /// Replaces estimates; the line that is scrolled to stays where it is on the screen.
  private mutating func keepPlace<Fonts: FontSource>(
    ofLineAt offset: Double, _ fonts: inout Fonts, _ change: (inout TextBody, inout Fonts) -> Void
  ) {
    let top = max(0, offset - metrics.insets.top)
    let shift = body.shift(ofLineAtY: top, fonts: &fonts, by: change)
    viewport.refineContentHeight(contentHeight(&fonts), shift: shift)
  }

  // MARK: Places on the view

  /// The text position nearest to a place on the view.
  mutating func position(
    nearest location: Point, at time: Double, fonts: inout some FontSource
  ) -> TextPosition {
    body.position(nearest: inText(location, at: time), fonts: &fonts)
  }

  /// True where a place on the view lies on the text of a range.
  mutating func shows(
    _ range: Range<ByteOffset>, at location: Point, time: Double, fonts: inout some FontSource
  ) -> Bool {
    let point = inText(location, at: time)
    return !range.isEmpty
      && body.selectionRects(for: range, in: point.y...point.y, fonts: &fonts)
        .contains { $0.contains(point) }
  }

  private func inText(_ location: Point, at time: Double) -> Point {
    Point(
      x: location.x - metrics.insets.left,
      y: location.y - metrics.insets.top + viewport.offset(at: time))
  }

  /// In the view's coordinates, as `TextBody.caret` has it.
  mutating func caretRect(
    of position: TextPosition, at time: Double, fonts: inout some FontSource
  ) -> Rect {
    inView(body.caret(at: position, fonts: &fonts), at: time)
  }

  /// In the view's coordinates, as it is drawn.
  mutating func drawnCaret(
    of position: TextPosition, at time: Double, fonts: inout some FontSource
  ) -> Rect {
    inView(body.drawnCaret(at: position, fonts: &fonts), at: time)
  }

  private func inView(_ rect: Rect, at time: Double) -> Rect {
    rect.offset(x: metrics.insets.left, y: metrics.insets.top - viewport.offset(at: time))
  }

  // MARK: What shows

  /// The rows that show, of the text or of the placeholder.
  mutating func visibleRows(at time: Double, fonts: inout some FontSource) -> [PlacedRow] {
    let visible = visible(at: time)
    return isPlaceholderVisible
      ? placeholder.rows(in: visible, fonts: &fonts) : body.rows(in: visible, fonts: &fonts)
  }

  /// The part of a selection that shows, from the text area's top left.
  mutating func visibleRects(
    for range: Range<ByteOffset>, at time: Double, fonts: inout some FontSource
  ) -> [Rect] {
    range.isEmpty ? [] : body.selectionRects(for: range, in: visible(at: time), fonts: &fonts)
  }

  /// What shows at a time, from the text area's top, and a row more on each side: a tall glyph may
  /// reach into its neighbour.
  private func visible(at time: Double) -> ClosedRange<Double> {
    // What shows now, and what a turn of the wheel is on its way to.
    let offsets = [viewport.shownOffset(at: time), viewport.offset(at: time)].sorted()
    let margin = metrics.insets.top + metrics.rowHeight
    let bottom = offsets[1] - metrics.insets.top + viewport.growth.height(at: time)
    return (offsets[0] - margin)...(bottom + metrics.rowHeight)
  }
}

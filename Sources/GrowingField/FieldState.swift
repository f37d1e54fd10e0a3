internal import Drawing
internal import LiveMarkdown
internal import TextEditing
internal import TextLayout
internal import TextRope

/// Everything about a field that changes: its text, rows, selection, height and scroll, kept in
/// step with each other.
///
///     editor (text, selection, history) ── edits ──► body (shown text, styles, rows)
///                                                       │ height of the content
///                                                       ▼
///                                        viewport (height over time, scroll)
///
/// Each change is made whole before anything is told of it, and tells a `Turn` in the order of the
/// contract. Whether a change may happen was asked before: that is the machine's part.
struct FieldState: Sendable {
  private(set) var configuration: FieldConfiguration
  /// What follows from the configuration and its font.
  private(set) var metrics: FieldMetrics
  private(set) var editor = TextEditor()
  private(set) var body: TextBody
  private(set) var placeholder: TextBody
  private(set) var viewport: Viewport
  private(set) var composition: Composition?
  private(set) var blink = CaretBlink()
  private(set) var pointer: PointerSelection?
  /// The column that motions up and down keep.
  private var goalX: Double?
  var isFocused = false {
    didSet {
      guard !isFocused else { return }
      pointer = nil
      menu = nil
    }
  }
  var pastes = PasteRequests()
  /// The open context menu.
  var menu: ContextMenu?
  /// Counts the changes of the text, so that an answer that comes late is told apart.
  private(set) var version = 0

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

  /// The caret's place in the shown text.
  var shownFocus: TextPosition {
    composition.map { TextPosition($0.caret) } ?? editor.selection.focusPosition
  }

  // MARK: Text

  /// Makes a change that nobody refused.
  mutating func commit(
    _ proposal: EditProposal, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    editor.commit(proposal, at: turn.time)
    for edit in proposal.edits {
      body.apply(edit)
      pastes.carry(through: edit)
    }
    pointer = nil
    noteChange(at: turn.time)
    turn.tell(.didChangeSelection)
    updateHeight(&turn, &fonts)
    revealCaret(at: turn.time, &fonts)
    turn.tell(.didChange)
    arrive(&turn)
  }

  /// Takes another text, by the API.
  mutating func setText(
    _ text: Rope, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    composition = nil
    editor.setText(text)
    pastes.cancelAll()
    pointer = nil
    menu = nil
    noteChange(at: turn.time)
    rebuildBody(text, theme: body.theme, &fonts)
    viewport.resetScroll()
    updateHeight(&turn, &fonts)
    turn.tell(.didChange)
    arrive(&turn)
  }

  private mutating func noteChange(at time: Double) {
    version += 1
    goalX = nil
    blink.restart(at: time)
  }

  private mutating func rebuildBody(
    _ text: Rope, theme: FieldTheme, _ fonts: inout some FontSource
  ) {
    body = TextBody(
      text, dialect: configuration.dialect, theme: theme, width: metrics.textWidth, fonts: &fonts)
    body.markPreedit(composition?.range, clause: composition?.clause)
  }

  /// Puts preedit into the shown text in the place of what was there; nil takes it out.
  mutating func show(
    _ next: Composition?, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    guard let place = composition ?? next else { return }
    body.markPreedit(nil, clause: nil)
    let old = composition?.range ?? place.offset..<place.offset
    body.apply(RopeEdit(range: old, replacement: Rope(next?.text ?? "")))
    composition = next
    body.markPreedit(next?.range, clause: next?.clause)
    goalX = nil
    blink.restart(at: turn.time)
    updateHeight(&turn, &fonts)
    revealCaret(at: turn.time, &fonts)
    arrive(&turn)
  }

  // MARK: Selection

  mutating func select(_ selection: Selection, _ turn: inout Turn) {
    blink.restart(at: turn.time)
    goalX = nil
    if selection == editor.selection { return }
    let tells =
      selection.anchor != editor.selection.anchor || selection.focus != editor.selection.focus
    editor.select(selection)
    if tells { turn.tell(.didChangeSelection) }
  }

  mutating func move(
    _ motion: CaretMotion, extending: Bool, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    let page = metrics.textHeight(ofView: viewport.targetHeight) - metrics.rowHeight
    let mover = CaretMover(
      selection: editor.selection, goalX: goalX, page: max(metrics.rowHeight, page))
    let target = mover.target(of: motion, extending: extending, in: &body, fonts: &fonts)
    select(editor.selection.moved(to: target.position, extending: extending), &turn)
    goalX = target.goalX
    revealCaret(at: turn.time, &fonts)
  }

  /// The caret stop at or before an offset in UTF-16 units, clamped to the text.
  func stop(ofUTF16 units: Int) -> ByteOffset {
    Motion.graphemeBoundary(
      atOrBefore: editor.text.offset(ofUTF16: max(0, units)), in: editor.text)
  }

  // MARK: Pointer

  mutating func press(
    _ event: PointerEvent, count: Int, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    let position = self.position(at: event.location, time: turn.time, &fonts)
    let unit = PointerSelection.unit(clicks: count)
    let extends = event.modifiers.contains(.shift)
    let anchor = editor.selection.anchor
    let origin =
      extends
      ? anchor..<anchor : PointerSelection.range(of: unit, at: position.offset, in: body.text)
    let press = PointerSelection(unit: unit, origin: origin, location: event.location)
    pointer = press
    select(press.selection(to: position, in: body.text), &turn)
    revealCaret(at: turn.time, &fonts)
  }

  mutating func drag(
    to location: Point, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    pointer?.location = location
    pointer?.follow(
      height: viewport.growth.height(at: turn.time), offset: viewport.offset(at: turn.time),
      at: turn.time)
    followDrag(&turn, &fonts)
  }

  mutating func release() { pointer = nil }

  /// Extends the selection to where the held pointer is, and scrolls past an edge.
  mutating func followDrag(_ turn: inout Turn, _ fonts: inout some FontSource) {
    guard let pointer else { return }
    if let offset = pointer.scrollOffset(rowHeight: metrics.rowHeight, at: turn.time) {
      viewport.scroll(to: offset, at: turn.time)
    }
    let height = viewport.growth.height(at: turn.time)
    let inside = Point(x: pointer.location.x, y: min(max(pointer.location.y, 0), height))
    let position = self.position(at: inside, time: turn.time, &fonts)
    let next = pointer.selection(to: position, in: body.text)
    if next != editor.selection { select(next, &turn) }
  }

  /// True where a place lies on the selected text.
  mutating func isSelected(
    at location: Point, time: Double, _ fonts: inout some FontSource
  ) -> Bool {
    let range = editor.selection.range
    let y = location.y - metrics.insets.top + viewport.offset(at: time)
    let point = Point(x: location.x - metrics.insets.left, y: y)
    return !range.isEmpty
      && body.selectionRects(for: range, in: y...y, fonts: &fonts).contains { $0.contains(point) }
  }

  private mutating func position(
    at location: Point, time: Double, _ fonts: inout some FontSource
  ) -> TextPosition {
    body.position(
      nearest: Point(
        x: location.x - metrics.insets.left,
        y: location.y - metrics.insets.top + viewport.offset(at: time)), fonts: &fonts)
  }

  // MARK: Height and scrolling

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

  private mutating func updateHeight(_ turn: inout Turn, _ fonts: inout some FontSource) {
    let animates = configuration.animateHeightChange && configuration.motion == .full
    let change = viewport.setContentHeight(
      contentHeight(&fonts), at: turn.time,
      duration: animates ? configuration.animationDuration : 0,
      curve: configuration.animationCurve)
    if let change {
      turn.tell(.changeHeight(diff: change.diff, animation: change.animation))
      turn.tell(.willChangeHeight(change.animation.to))
    }
  }

  /// Tells of a height that has arrived.
  mutating func arrive(_ turn: inout Turn) {
    if viewport.arrive(at: turn.time) { turn.tell(.didChangeHeight(viewport.targetHeight)) }
  }

  mutating func reveal(
    _ position: TextPosition, at time: Double, _ fonts: inout some FontSource
  ) {
    if let row = body.row(at: position, fonts: &fonts) {
      viewport.reveal(
        top: row.y + metrics.insets.top, bottom: row.y + row.height + metrics.insets.top,
        at: time)
    }
  }

  mutating func revealCaret(at time: Double, _ fonts: inout some FontSource) {
    reveal(shownFocus, at: time, &fonts)
  }

  mutating func scroll(rows: Double, at time: Double, _ fonts: inout some FontSource) {
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

  mutating func finishGrowth(_ turn: inout Turn) {
    if viewport.finishGrowth() { turn.tell(.didChangeHeight(viewport.targetHeight)) }
  }

  mutating func refine(budget: Int, _ fonts: inout some FontSource) {
    keepPlace(ofLineAt: viewport.scroll.offset, &fonts) { body, fonts in
      body.refine(budget: budget, fonts: &fonts)
    }
  }

  /// Replaces estimates; the line that is scrolled to stays where it is on the screen.
  private mutating func keepPlace<Fonts: FontSource>(
    ofLineAt offset: Double, _ fonts: inout Fonts, _ change: (inout TextBody, inout Fonts) -> Void
  ) {
    let shift = body.shift(ofLineAtY: max(0, offset - metrics.insets.top)) { change(&$0, &fonts) }
    viewport.refineContentHeight(contentHeight(&fonts), shift: shift)
  }

  mutating func measureContent(_ fonts: inout some FontSource) -> (rows: Int, height: Double) {
    let (rows, height) = body.measureAll(fonts: &fonts)
    return (rows, height + metrics.insets.top + metrics.insets.bottom)
  }

  // MARK: Configuration

  mutating func configure(
    _ configuration: FieldConfiguration, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
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
      rebuildBody(body.text, theme: theme, &fonts)
    }
    placeholder = TextBody(
      Rope(configuration.placeholder), dialect: nil, theme: theme, width: metrics.textWidth,
      fonts: &fonts)
    updateHeight(&turn, &fonts)
    keep(place, at: turn.time, &fonts)
    if isFocused, viewport.scroll.followsCaret { revealCaret(at: turn.time, &fonts) }
    arrive(&turn)
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

  /// Scrolls to where a row is first that was first before: what was read stays in place.
  private mutating func keep(
    _ place: (start: TextPosition, part: Double)?, at time: Double,
    _ fonts: inout some FontSource
  ) {
    guard let place, let row = body.row(at: place.start, fonts: &fonts) else { return }
    viewport.keep(row.y + metrics.insets.top + place.part * row.height, at: time)
  }

  // MARK: What is drawn

  /// In the view's coordinates, as `TextBody.caret` has it.
  mutating func caretRect(
    of position: TextPosition, at time: Double, _ fonts: inout some FontSource
  ) -> Rect {
    let caret = body.caret(at: position, fonts: &fonts)
    return caret.offset(x: metrics.insets.left, y: metrics.insets.top - viewport.offset(at: time))
  }

  /// In the view's coordinates, as it is drawn.
  mutating func drawnCaret(at time: Double, _ fonts: inout some FontSource) -> Rect {
    let caret = body.drawnCaret(at: shownFocus, fonts: &fonts)
    return caret.offset(x: metrics.insets.left, y: metrics.insets.top - viewport.offset(at: time))
  }

  mutating func runs() -> [StyledRun] { body.runs(in: body.text.bounds) }

  /// What shows at a time, from the text area's top, and a row more on each side: a tall glyph may
  /// reach into its neighbour.
  private func visible(at time: Double) -> ClosedRange<Double> {
    // What shows now, and what a turn of the wheel is on its way to.
    let offsets = [viewport.shownOffset(at: time), viewport.offset(at: time)].sorted()
    let margin = metrics.insets.top + metrics.rowHeight
    let bottom = offsets[1] - metrics.insets.top + viewport.growth.height(at: time)
    return (offsets[0] - margin)...(bottom + metrics.rowHeight)
  }

  /// What a frame shows.
  mutating func picture(at time: Double, _ fonts: inout some FontSource) -> FieldPicture {
    let height = viewport.growth.height(at: time)
    let offset = viewport.shownOffset(at: time)
    let visible = visible(at: time)
    let selected = editor.selection.range
    let fades = configuration.motion == .full
    return FieldPicture(
      size: Size(width: configuration.width, height: height), theme: body.theme,
      insets: metrics.insets, cornerRadius: metrics.cornerRadius, isFocused: isFocused,
      isFramed: configuration.isFramed, background: configuration.backgroundColor,
      rows: isPlaceholderVisible
        ? placeholder.rows(in: visible, fonts: &fonts) : body.rows(in: visible, fonts: &fonts),
      isPlaceholder: isPlaceholderVisible,
      selection: selected.isEmpty
        ? [] : body.selectionRects(for: selected, in: visible, fonts: &fonts),
      selectedRange: selected,
      caret: isCaretOn(at: time) ? body.drawnCaret(at: shownFocus, fonts: &fonts) : nil,
      scrollOffset: offset, contentHeight: viewport.contentHeight,
      barInsets: configuration.barInsets,
      barOpacity: viewport.isScrollEnabled
        ? viewport.scroll.barOpacity(at: time, fades: fades) : 0)
  }

  /// A caret stands in the view: it has the focus, is editable, and nothing is selected.
  var isCaretShown: Bool { isFocused && configuration.isEditable && editor.selection.isEmpty }

  private func isCaretOn(at time: Double) -> Bool {
    isCaretShown && (!configuration.caretBlinks || blink.isOn(at: time))
  }

  // MARK: Time

  /// True while something other than the blink moves: a height, a scroll bar, a drag past the edge.
  func isMoving(at time: Double) -> Bool {
    viewport.growth.isMoving(at: time) || nextBarChange(after: time) != nil || isDragScrolling
      || isMenuFading(at: time) || viewport.scroll.isGliding(at: time)
  }

  /// When the picture next changes by itself; nil where it never does.
  func nextChange(after time: Double) -> Double? {
    if viewport.growth.animation != nil || isDragScrolling || isMenuFading(at: time)
      || viewport.scroll.isGliding(at: time)
    {
      return time + 1 / 60
    }
    let caret = isCaretShown && configuration.caretBlinks ? blink.nextChange(after: time) : nil
    return [nextBarChange(after: time), caret].compactMap { $0 }.min()
  }

  private func isMenuFading(at time: Double) -> Bool {
    menu.map { $0.opacity(at: time, fades: configuration.motion == .full) < 1 } ?? false
  }

  private func nextBarChange(after time: Double) -> Double? {
    viewport.isScrollEnabled
      ? viewport.scroll.nextBarChange(after: time, fades: configuration.motion == .full) : nil
  }

  private var isDragScrolling: Bool {
    guard let pointer, pointer.edge != nil else { return false }
    return pointer.location.y < 0
      ? viewport.scroll.offset > 0 : viewport.scroll.offset < viewport.maximumOffset
  }
}

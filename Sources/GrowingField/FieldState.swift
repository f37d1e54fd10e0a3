internal import Drawing
internal import LiveMarkdown
internal import TextEditing
internal import TextLayout
internal import TextRope

/// Everything about a field that changes: its text, selection, rows, height and scroll, kept in
/// step with each other.
///
///     editor (text, selection, history) ── edits ──► page (shown text, styles, rows,
///                                                          height over time, scroll)
///
/// Each change is made whole before anything is told of it, and tells a `Turn` in the order of the
/// contract. Whether a change may happen was asked before: that is the machine's part.
struct FieldState: Sendable {
  private(set) var editor = TextEditor()
  /// Looking at it lays out what is looked at.
  var page: Page
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
    page = Page(configuration, fonts: &fonts)
  }

  var configuration: FieldConfiguration { page.configuration }
  var metrics: FieldMetrics { page.metrics }
  var body: TextBody { page.body }
  var viewport: Viewport { page.viewport }

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
      page.body.apply(edit)
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
    page.setText(text, fonts: &fonts)
    updateHeight(&turn, &fonts)
    turn.tell(.didChange)
    arrive(&turn)
  }

  private mutating func noteChange(at time: Double) {
    version += 1
    goalX = nil
    blink.restart(at: time)
  }

  /// Puts preedit into the shown text in the place of what was there; nil takes it out.
  mutating func show(
    _ next: Composition?, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    guard let place = composition ?? next else { return }
    page.body.markPreedit(nil, clause: nil)
    let old = composition?.range ?? place.offset..<place.offset
    page.body.apply(RopeEdit(range: old, replacement: Rope(next?.text ?? "")))
    composition = next
    page.body.markPreedit(next?.range, clause: next?.clause)
    goalX = nil
    blink.restart(at: turn.time)
    updateHeight(&turn, &fonts)
    revealCaret(at: turn.time, &fonts)
    arrive(&turn)
  }

  /// Takes another configuration.
  mutating func configure(
    _ configuration: FieldConfiguration, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    let change = page.configure(
      configuration, preedit: composition, at: turn.time, fonts: &fonts)
    tell(change, &turn)
    if isFocused, viewport.scroll.followsCaret { revealCaret(at: turn.time, &fonts) }
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
    let mover = CaretMover(selection: editor.selection, goalX: goalX, page: page.pageLength)
    let target = mover.target(of: motion, extending: extending, in: &page.body, fonts: &fonts)
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
    let position = page.position(nearest: event.location, at: turn.time, fonts: &fonts)
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
    let height = viewport.growth.height(at: turn.time)
    let offset = viewport.offset(at: turn.time)
    pointer?.location = location
    pointer?.follow(height: height, offset: offset, at: turn.time)
    followDrag(&turn, &fonts)
  }

  mutating func release() { pointer = nil }

  /// Extends the selection to where the held pointer is, and scrolls past an edge.
  mutating func followDrag(_ turn: inout Turn, _ fonts: inout some FontSource) {
    guard let pointer else { return }
    if let offset = pointer.scrollOffset(rowHeight: metrics.rowHeight, at: turn.time) {
      page.scroll(to: offset, at: turn.time)
    }
    let height = viewport.growth.height(at: turn.time)
    let inside = Point(x: pointer.location.x, y: min(max(pointer.location.y, 0), height))
    let position = page.position(nearest: inside, at: turn.time, fonts: &fonts)
    let next = pointer.selection(to: position, in: body.text)
    if next != editor.selection { select(next, &turn) }
  }

  // MARK: Height and the caret's place

  private mutating func updateHeight(_ turn: inout Turn, _ fonts: inout some FontSource) {
    tell(page.updateHeight(at: turn.time, fonts: &fonts), &turn)
  }

  private func tell(_ change: HeightChange?, _ turn: inout Turn) {
    guard let change else { return }
    turn.tell(.changeHeight(diff: change.diff, animation: change.animation))
    turn.tell(.willChangeHeight(change.animation.to))
  }

  /// Tells of a height that has arrived.
  mutating func arrive(_ turn: inout Turn) {
    if page.arrive(at: turn.time) { turn.tell(.didChangeHeight(viewport.targetHeight)) }
  }

  mutating func finishGrowth(_ turn: inout Turn) {
    if page.finishGrowth() { turn.tell(.didChangeHeight(viewport.targetHeight)) }
  }

  /// Spends spare time on estimates.
  mutating func refine(budget: Int, _ fonts: inout some FontSource) {
    page.refine(budget: budget, keeping: shownFocus, fonts: &fonts)
  }

  mutating func revealCaret(at time: Double, _ fonts: inout some FontSource) {
    page.reveal(shownFocus, at: time, fonts: &fonts)
  }
}

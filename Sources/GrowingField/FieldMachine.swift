internal import Drawing
internal import LiveMarkdown
internal import TextEditing
package import TextLayout
internal import TextRope

/// One field: input in, state, display list out.
///
/// Reads no clock, no file, no font and no clipboard.
///
///     input ──► Dialogue ──► editor (text, selection, history)
///                 ▲  │           │ edits
///        answer ──┘  │           ▼
///                    │         body (shown text, styles, rows) ──► viewport (height, scroll)
///                    ▼                                                  │
///                 outputs: questions, delegate calls, clipboard         ▼
///                                                              painter ──► display list
///
/// A change that a delegate may refuse is a question first; nothing has happened when it is asked.
/// Inputs that come before the answer wait. The calls that one edit leads to come in one order:
/// `didChangeSelection`, `changeHeight`, `willChangeHeight`, `didChange`, and `didChangeHeight`
/// when the height has arrived.
package struct FieldMachine: Sendable {
  package private(set) var configuration: FieldConfiguration
  private(set) var editor = TextEditor()
  private(set) var body: TextBody
  private(set) var placeholder: TextBody
  private(set) var viewport: Viewport
  private(set) var composition: Composition?
  private(set) var blink = CaretBlink()
  private(set) var pointer: PointerSelection?
  package private(set) var isFocused = false
  private var goalX: Double?
  private var dialogue = Dialogue()
  private var pastes = PasteRequests()
  /// Counts the changes of the text, so that an answer that comes late is told apart.
  private var version = 0

  package init(_ configuration: FieldConfiguration, fonts: inout some FontSource) {
    self.configuration = configuration
    let metrics = FieldMetrics(configuration, fonts: &fonts)
    let theme = FieldTheme(configuration)
    body = TextBody(
      Rope(), dialect: configuration.dialect, theme: theme, width: metrics.textWidth,
      fonts: &fonts)
    placeholder = TextBody(
      Rope(configuration.placeholder), dialect: nil, theme: theme, width: metrics.textWidth,
      fonts: &fonts)
    viewport = Viewport(
      contentHeight: metrics.height(forRows: 1), limits: metrics.limits, insets: metrics.insets)
    self.metrics = metrics
    viewport = Viewport(
      contentHeight: contentHeight(&fonts), limits: metrics.limits, insets: metrics.insets)
  }

  /// What follows from the configuration and its font.
  private(set) var metrics: FieldMetrics

  // MARK: Input

  /// Takes one input at a time (seconds, never running backwards) and returns what it led to.
  package mutating func handle(
    _ input: FieldInput, at time: Double, fonts: inout some FontSource
  ) -> [FieldOutput] {
    var turn = Turn(time: time)
    arrive(&turn)
    switch input {
    case .tick: followDrag(&turn, &fonts)
    case .idle(let lines): refine(lines: lines, &turn, &fonts)
    case .answer(let yes): answer(yes, &turn, &fonts)
    case .withdraw: _ = dialogue.close()
    default: dialogue.wait(input)
    }
    while let next = dialogue.next() { process(next, &turn, &fonts) }
    return turn.outputs
  }

  private mutating func process(
    _ input: FieldInput, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    switch input {
    case .text(let string): type(string, &turn, &fonts)
    case .preedit(let string, let selection): compose(string, selection, &turn, &fonts)
    case .key(let press):
      // A key that reaches the program while an input method composes is the input method's.
      if isFocused, composition == nil, let command = KeyBindings.command(for: press) {
        perform(command, &turn, &fonts)
      }
    case .pointer(let event): point(event, &turn, &fonts)
    case .wheel(_, let rows, _):
      viewport.scroll(by: rows * metrics.rowHeight, at: turn.time)
    case .focus(let wanted): focus(wanted, &turn, &fonts)
    case .clipboard(let id, let flavours): paste(id, flavours, &turn, &fonts)
    case .tick, .idle, .answer, .withdraw: break
    }
  }

  // MARK: Questions

  private mutating func ask(
    _ matter: Dialogue.Matter, _ question: FieldQuestion, _ turn: inout Turn
  ) {
    dialogue.ask(matter)
    turn.outputs.append(.question(question))
  }

  private mutating func propose(_ proposal: EditProposal?, _ turn: inout Turn) {
    guard let proposal, configuration.isEditable else { return }
    let change = proposal.change(in: editor.text)
    ask(
      .change(proposal, version: version),
      .shouldChangeText(range: change.range, replacement: change.replacement), &turn)
  }

  private mutating func answer(
    _ yes: Bool, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    switch dialogue.close() {
    case .beginEditing:
      guard yes else { return }
      isFocused = true
      blink.restart(at: turn.time)
      turn.tell(.didBeginEditing)
    case .endEditing:
      guard yes else { return }
      isFocused = false
      pointer = nil
      turn.tell(.didEndEditing)
    case .returnKey:
      if yes {
        dialogue.resume(with: .focus(false))
      } else {
        propose(editor.proposal(inserting: "\n", kind: .newline), &turn)
      }
    case .change(let proposal, let asked):
      if yes && asked == version { commit(proposal, &turn, &fonts) }
    case nil: break
    }
  }

  private mutating func focus(
    _ wanted: Bool, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    if wanted == isFocused { return }
    if !configuration.isEditable {
      isFocused = wanted
    } else if wanted {
      ask(.beginEditing, .shouldBeginEditing, &turn)
    } else if finishComposition(thenGoOnWith: .focus(false), &turn, &fonts) {
      ask(.endEditing, .shouldEndEditing, &turn)
    }
  }

  // MARK: Edits

  /// Makes a change that nobody refused, and tells of it in the contract's order.
  private mutating func commit(
    _ proposal: EditProposal, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    editor.commit(proposal, at: turn.time)
    for edit in proposal.edits {
      body.apply(edit)
      pastes.carry(through: edit)
    }
    version += 1
    goalX = nil
    pointer = nil
    blink.restart(at: turn.time)
    turn.tell(.didChangeSelection)
    updateHeight(&turn, &fonts)
    revealCaret(&turn, &fonts)
    turn.tell(.didChange)
    arrive(&turn)
  }

  private mutating func type(
    _ string: String, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    guard isFocused, configuration.isEditable else { return }
    let text = InputFilter.clean(string.utf8)
    let wasComposing = composition != nil
    dropComposition(&turn, &fonts)
    if text.isEmpty { return }
    let kind: EditKind =
      text == "\n" ? .newline : wasComposing || text.count > 1 ? .inputMethodCommit : .typing
    propose(editor.proposal(inserting: text, kind: kind), &turn)
  }

  // MARK: Commands

  private mutating func perform(
    _ command: FieldCommand, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    switch command {
    case .move(let motion, let extending): move(motion, extending: extending, &turn, &fonts)
    case .delete(let reach): propose(editor.proposal(deleting: reach), &turn)
    case .newline: propose(editor.proposal(inserting: "\n", kind: .newline), &turn)
    case .returnKey where configuration.isEditable: ask(.returnKey, .shouldReturn, &turn)
    case .returnKey: break
    case .tab where configuration.insertsTabs:
      propose(editor.proposal(inserting: "\t", kind: .typing), &turn)
    case .tab: turn.outputs.append(.focusNext)
    case .selectAll:
      select(Selection(anchor: .zero, focus: editor.text.end), &turn)
      blink.restart(at: turn.time)
    case .copy: copySelection(&turn)
    case .cut:
      copySelection(&turn)
      if !editor.selection.isEmpty {
        propose(editor.proposal(deleting: .graphemeBackward), &turn)
      }
    case .paste, .pastePlain:
      guard configuration.isEditable else { return }
      turn.outputs.append(.clipboardRead(pastes.open(at: editor.selection.range)))
    case .undo: propose(editor.undoProposal(), &turn)
    case .redo: propose(editor.redoProposal(), &turn)
    case .toggle(let style): propose(proposal(toggling: style), &turn)
    }
  }

  private mutating func move(
    _ motion: CaretMotion, extending: Bool, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    let mover = CaretMover(
      selection: editor.selection, goalX: goalX,
      page: max(
        metrics.rowHeight,
        metrics.textHeight(ofView: viewport.targetHeight)
          - metrics.rowHeight))
    let target = mover.target(of: motion, extending: extending, in: &body, fonts: &fonts)
    select(editor.selection.moved(to: target.position, extending: extending), &turn)
    goalX = target.goalX
    blink.restart(at: turn.time)
    revealCaret(&turn, &fonts)
  }

  private mutating func select(_ selection: Selection, _ turn: inout Turn) {
    if selection == editor.selection { return }
    let movesOnlyTheRow =
      selection.anchor == editor.selection.anchor && selection.focus == editor.selection.focus
    editor.select(selection)
    goalX = nil
    if !movesOnlyTheRow { turn.tell(.didChangeSelection) }
  }

  private func proposal(toggling style: StyleSet) -> EditProposal? {
    let selection = editor.selection
    return body.document.flatMap {
      StyleCommand.toggle(
        style, anchor: selection.anchor, focus: selection.focus, text: editor.text, document: $0)
    }.map {
      EditProposal(
        edits: $0.edits, selection: Selection(anchor: $0.anchor, focus: $0.focus), kind: .style)
    }
  }

  // MARK: Clipboard

  private func copySelection(_ turn: inout Turn) {
    if editor.selection.isEmpty { return }
    let bytes = editor.text.bytes(in: editor.selection.range)
    turn.outputs.append(.clipboardWrite(["text/plain": bytes]))
  }

  private mutating func paste(
    _ id: ClipboardRequestID, _ flavours: Flavours?, _ turn: inout Turn,
    _ fonts: inout some FontSource
  ) {
    guard let range = pastes.close(id), let bytes = flavours?["text/plain"] else { return }
    let text = InputFilter.clean(bytes)
    if text.isEmpty { return }
    dropComposition(&turn, &fonts)
    propose(editor.proposal(replacing: range, with: text, kind: .paste), &turn)
  }

  // MARK: Input methods

  private mutating func compose(
    _ string: String, _ selection: Range<Int>?, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    guard isFocused, configuration.isEditable else { return }
    let text = InputFilter.clean(string.utf8)
    if text.isEmpty { return dropComposition(&turn, &fonts) }
    if composition == nil && !editor.selection.isEmpty {
      // The preedit replaces the selection; what the delegate refuses to delete stays.
      dialogue.resume(with: .preedit(text, selection: selection))
      let deletion = editor.proposal(deleting: .graphemeBackward)
      editor.select(Selection(caret: editor.selection.range.upperBound))
      propose(deletion, &turn)
      return
    }
    let next = Composition(
      at: composition?.offset ?? editor.selection.focus, text: text, selection: selection)
    show(next, &turn, &fonts)
  }

  /// Puts preedit into the shown text in the place of what was there.
  private mutating func show(
    _ next: Composition?, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    guard let place = (composition ?? next) else { return }
    body.markPreedit(nil, clause: nil)
    let old = composition?.range ?? place.offset..<place.offset
    body.apply(RopeEdit(range: old, replacement: Rope(next?.text ?? "")))
    composition = next
    body.markPreedit(next?.range, clause: next?.clause)
    goalX = nil
    blink.restart(at: turn.time)
    updateHeight(&turn, &fonts)
    revealCaret(&turn, &fonts)
    arrive(&turn)
  }

  private mutating func dropComposition(_ turn: inout Turn, _ fonts: inout some FontSource) {
    if composition != nil { show(nil, &turn, &fonts) }
  }

  /// Commits preedit, once, before something else happens; false while that asks a question, whose
  /// answer goes on with `input`.
  private mutating func finishComposition(
    thenGoOnWith input: FieldInput, _ turn: inout Turn, _ fonts: inout some FontSource
  ) -> Bool {
    guard let composition else { return true }
    turn.outputs.append(.resetInputMethod)
    dropComposition(&turn, &fonts)
    dialogue.resume(with: input)
    propose(
      editor.proposal(inserting: composition.text, kind: .inputMethodCommit), &turn)
    return false
  }

  // MARK: Pointer

  private mutating func point(
    _ event: PointerEvent, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    guard event.button == .left else { return }
    switch event.phase {
    case .down(let count):
      guard finishComposition(thenGoOnWith: .pointer(event), &turn, &fonts) else { return }
      if !isFocused {
        focus(true, &turn, &fonts)
        if !isFocused { return dialogue.resume(with: .pointer(event)) }
      }
      press(event, count: count, &turn, &fonts)
    case .moved:
      pointer?.location = event.location
      pointer?.follow(
        height: viewport.growth.height(at: turn.time), offset: viewport.offset(at: turn.time),
        at: turn.time)
      followDrag(&turn, &fonts)
    case .up: pointer = nil
    }
  }

  private mutating func press(
    _ event: PointerEvent, count: Int, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    let position = self.position(at: event.location, time: turn.time, &fonts)
    let unit = PointerSelection.unit(clicks: count)
    let extends = event.modifiers.contains(.shift) && count == 1
    let anchor = editor.selection.anchor
    let origin =
      extends
      ? anchor..<anchor : PointerSelection.range(of: unit, at: position.offset, in: body.text)
    let press = PointerSelection(unit: unit, origin: origin, location: event.location)
    pointer = press
    select(press.selection(to: position, in: body.text), &turn)
    blink.restart(at: turn.time)
    revealCaret(&turn, &fonts)
  }

  /// Extends the selection to where the held pointer is, and scrolls past an edge.
  private mutating func followDrag(_ turn: inout Turn, _ fonts: inout some FontSource) {
    guard let pointer else { return }
    if let offset = pointer.scrollOffset(rowHeight: metrics.rowHeight, at: turn.time) {
      viewport.scroll(to: offset, at: turn.time)
    }
    let height = viewport.growth.height(at: turn.time)
    let inside = Point(x: pointer.location.x, y: min(max(pointer.location.y, 0), height))
    let position = self.position(at: inside, time: turn.time, &fonts)
    let next = pointer.selection(to: position, in: body.text)
    if next != editor.selection {
      select(next, &turn)
      blink.restart(at: turn.time)
    }
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
    let enough = viewport.limits.maximum - metrics.insets.top - metrics.insets.bottom + 1
    let rows = body.height(upTo: enough, fonts: &fonts)
    let text = rows >= enough ? max(rows, body.estimatedHeight) : rows
    let shown =
      isPlaceholderVisible ? max(text, placeholder.height(upTo: enough, fonts: &fonts)) : text
    return shown + metrics.insets.top + metrics.insets.bottom
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
  private mutating func arrive(_ turn: inout Turn) {
    if viewport.arrive(at: turn.time) { turn.tell(.didChangeHeight(viewport.targetHeight)) }
  }

  private mutating func revealCaret(_ turn: inout Turn, _ fonts: inout some FontSource) {
    if let row = body.row(at: shownFocus, fonts: &fonts) {
      viewport.reveal(
        top: row.y + metrics.insets.top, bottom: row.y + row.height + metrics.insets.top,
        at: turn.time)
    }
  }

  private mutating func refine(
    lines: Int, _ turn: inout Turn, _ fonts: inout some FontSource
  ) {
    body.refine(lines: lines, fonts: &fonts)
    viewport.refineContentHeight(contentHeight(&fonts))
  }

  /// The caret's place in the shown text.
  var shownFocus: TextPosition {
    composition.map { TextPosition($0.caret) } ?? editor.selection.focusPosition
  }

  // MARK: Changes by the API

  /// Takes another configuration; a height that changes because of it moves as by typing.
  package mutating func configure(
    _ configuration: FieldConfiguration, at time: Double, fonts: inout some FontSource
  ) -> [FieldOutput] {
    if configuration == self.configuration { return [] }
    var turn = Turn(time: time)
    let old = self.configuration
    self.configuration = configuration
    metrics = FieldMetrics(configuration, fonts: &fonts)
    viewport.limits = metrics.limits
    viewport.insets = metrics.insets
    let theme = FieldTheme(configuration)
    if theme.laysOutLike(body.theme) && old.dialect == configuration.dialect {
      body.recolor(theme)
      body.setWidth(metrics.textWidth)
    } else {
      body = TextBody(
        body.text, dialect: configuration.dialect, theme: theme, width: metrics.textWidth,
        fonts: &fonts)
      body.markPreedit(composition?.range, clause: composition?.clause)
    }
    placeholder = TextBody(
      Rope(configuration.placeholder), dialect: nil, theme: theme, width: metrics.textWidth,
      fonts: &fonts)
    updateHeight(&turn, &fonts)
    if isFocused { revealCaret(&turn, &fonts) }
    arrive(&turn)
    return turn.outputs
  }

  /// Another text, by the API: clears the history, asks nobody, tells `didChange`.
  package mutating func setText(
    _ text: String, at time: Double, fonts: inout some FontSource
  ) -> [FieldOutput] {
    var turn = Turn(time: time)
    arrive(&turn)
    if composition != nil {
      composition = nil
      turn.outputs.append(.resetInputMethod)
    }
    editor.setText(Rope(InputFilter.clean(text.utf8)))
    pastes.cancelAll()
    pointer = nil
    goalX = nil
    version += 1
    body = TextBody(
      editor.text, dialect: configuration.dialect, theme: body.theme, width: metrics.textWidth,
      fonts: &fonts)
    viewport.resetScroll()
    blink.restart(at: turn.time)
    updateHeight(&turn, &fonts)
    if isFocused { revealCaret(&turn, &fonts) }
    turn.tell(.didChange)
    arrive(&turn)
    return turn.outputs
  }

  /// Selects a range in UTF-16 units, clamped to the text and to caret stops.
  package mutating func select(
    utf16 range: Range<Int>, at time: Double, fonts: inout some FontSource
  ) -> [FieldOutput] {
    var turn = Turn(time: time)
    let lower = stop(ofUTF16: range.lowerBound)
    let upper = stop(ofUTF16: range.upperBound)
    select(Selection(anchor: lower, focus: max(lower, upper)), &turn)
    blink.restart(at: time)
    revealCaret(&turn, &fonts)
    return turn.outputs
  }

  /// Scrolls as little as shows a range in UTF-16 units.
  package mutating func scrollToVisible(
    utf16 range: Range<Int>, at time: Double, fonts: inout some FontSource
  ) -> [FieldOutput] {
    for end in [range.upperBound, range.lowerBound] {
      let position = TextPosition(stop(ofUTF16: end))
      guard let row = body.row(at: position, fonts: &fonts) else { continue }
      viewport.reveal(
        top: row.y + metrics.insets.top, bottom: row.y + row.height + metrics.insets.top,
        at: time)
    }
    return []
  }

  private func stop(ofUTF16 units: Int) -> ByteOffset {
    Motion.graphemeBoundary(
      atOrBefore: editor.text.offset(ofUTF16: max(0, units)), in: editor.text)
  }
}

/// What drawing and the tellers of state ask of the body.
extension FieldMachine {
  mutating func measureBody(_ fonts: inout some FontSource) -> (rows: Int, height: Double) {
    body.measureAll(fonts: &fonts)
  }

  mutating func bodyCaret(at position: TextPosition, _ fonts: inout some FontSource) -> Rect {
    body.caret(at: position, fonts: &fonts)
  }

  mutating func caretRect(at time: Double, _ fonts: inout some FontSource) -> Rect {
    inView(bodyCaret(at: shownFocus, &fonts), at: time)
  }

  mutating func textRows(
    in y: ClosedRange<Double>, _ fonts: inout some FontSource
  ) -> [PlacedRow] { body.rows(in: y, fonts: &fonts) }

  mutating func placeholderRows(
    in y: ClosedRange<Double>, _ fonts: inout some FontSource
  ) -> [PlacedRow] { placeholder.rows(in: y, fonts: &fonts) }

  mutating func selectionRects(
    in y: ClosedRange<Double>, _ fonts: inout some FontSource
  ) -> [Rect] {
    let range = editor.selection.range
    return range.isEmpty ? [] : body.selectionRects(for: range, in: y, fonts: &fonts)
  }

  mutating func styledRuns() -> [StyledRun] { body.runs(in: body.text.bounds) }
}

import Drawing
import LiveMarkdown
import TestFonts
import TextEditing
import TextLayout
import TextRope

@testable import GrowingField

/// A field and its plain model, played through the same actions.
struct ModelRun {
  private(set) var driver: FieldDriver
  private(set) var model: TextModel
  /// What is being composed; empty where nothing is.
  private(set) var preedit = ""
  private(set) var preeditCaret = 0
  /// After the action before.
  private var lastSelection: Selection
  /// Bytes beyond which nothing is pasted.
  private let limit: Int

  init(_ text: String, _ configuration: FieldConfiguration, limit: Int) {
    driver = FieldDriver(text, configuration)
    model = TextModel(Self.clean(text))
    self.limit = limit
    lastSelection = driver.field.state.editor.selection
  }

  private var selection: Selection { driver.field.state.editor.selection }
  private var isFocused: Bool { driver.field.isFocused }
  private var takesKeys: Bool { isFocused && preedit.isEmpty }

  // MARK: Actions

  /// Plays one action on both, a sixteenth of a second after the last one.
  mutating func play(_ action: ModelAction) throws(Mismatch) {
    driver.time += 1 / 16
    driver.fonts = FixedFonts()
    switch action {
    case .type(let text), .commit(let text): try type(text)
    case .paste(let text): try paste(text)
    case .key(let key, let modifiers): try press(key, modifiers)
    case .preedit(let text, let caret): try compose(text, caret: caret)
    case .select(let a, let b): try select(a, b)
    case .setText(let text):
      driver.run(driver.field.setText(text, at: driver.time, fonts: &driver.fonts))
      model = TextModel(Self.clean(text))
      preedit = ""
    case .focus(let focus):
      if !focus { commitPreedit() }
      driver.send(.focus(focus))
    case .press(let x, let y, let count, let shift):
      commitPreedit()
      let event = PointerEvent(
        .down(count: count), at: place(x, y), modifiers: shift ? .shift : [])
      driver.send(.pointer(event))
      try takeSelection(moved: true)
    case .drag(let x, let y):
      driver.send(.pointer(PointerEvent(.moved, at: place(x, y))))
      try takeSelection(moved: true)
    case .release: driver.send(.pointer(PointerEvent(.up, at: place(0, 0))))
    case .width, .wheel, .wait, .frame, .idle: try look(action)
    }
    try checkText()
  }

  /// Actions that leave the text as it is.
  private mutating func look(_ action: ModelAction) throws(Mismatch) {
    switch action {
    case .width(let width):
      var configuration = driver.field.configuration
      configuration.width = width
      driver.run(
        driver.field.configure(configuration, at: driver.time, fonts: &driver.fonts))
    case .wheel(let rows): driver.send(.wheel(dx: 0, dy: Double(rows), at: place(0, 0)))
    case .wait(let seconds): driver.wait(seconds)
    case .frame: driver.send(.tick)
    case .idle(let lines): driver.send(.idle(budget: 256 * lines))
    default: return
    }
    // A held pointer drags on while the time or the rows move.
    try takeSelection(moved: true)
  }

  private mutating func type(_ text: String) throws(Mismatch) {
    driver.send(.text(text))
    guard isFocused else { return }
    let isPlain = text.count == 1 && preedit.isEmpty
    preedit = ""
    model.insert(
      text, text == "\n" ? .newline : isPlain ? .typing : .inputMethodCommit, at: driver.time)
  }

  private mutating func paste(_ text: String) throws(Mismatch) {
    guard model.bytes.count + text.utf8.count <= limit else { return }
    driver.paste(text)
    if takesKeys, !Self.clean(text).isEmpty {
      model.insert(Self.clean(text), .paste, at: driver.time)
    }
  }

  private mutating func press(_ key: Key, _ modifiers: Modifiers) throws(Mismatch) {
    let listens = takesKeys
    driver.press(key, modifiers)
    if !listens { return }
    switch (key, modifiers) {
    case (.character("z"), _):
      model.undo()
      try takeSelection(moved: false)
    case (.character("y"), _):
      model.redo()
      try takeSelection(moved: false)
    case (.character, _): try takeStyle()
    case (.backspace, []), (.delete, []):
      let range = model.graphemeToDelete(forward: key == .delete)
      if !range.isEmpty { model.replace(range, with: [], .deleting, at: driver.time) }
    case (.backspace, _), (.delete, _): try deleteWord(forward: key == .delete)
    default:
      if !modifiers.contains(.shift), selection != lastSelection {
        try Mismatch.check("the caret after a motion", selection.isEmpty, true)
      }
      try takeSelection(moved: true)
    }
  }

  /// Where words end is tested elsewhere: here only one stretch next to the caret may go.
  private mutating func deleteWord(forward: Bool) throws(Mismatch) {
    var range = model.selected
    if range.isEmpty {
      let gone = model.bytes.count - driver.field.text.utf8Count
      range =
        forward ? model.focus..<(model.focus + gone) : (model.focus - gone)..<model.focus
      guard gone >= 0, range.lowerBound >= 0, range.upperBound <= model.bytes.count else {
        throw Mismatch("a word of \(gone) bytes was deleted")
      }
    }
    if !range.isEmpty { model.replace(range, with: [], .deleting, at: driver.time) }
  }

  private mutating func takeStyle() throws(Mismatch) {
    let bytes = driver.field.text.bytes(in: driver.field.text.bounds)
    if bytes == model.bytes { return try takeSelection(moved: true) }
    model.take(bytes, .style, at: driver.time)
    try takeSelection(moved: false)
  }

  private mutating func compose(_ text: String, caret: Int) throws(Mismatch) {
    driver.send(.preedit(text, selection: caret..<caret))
    guard isFocused else { return }
    if preedit.isEmpty, !text.isEmpty, !model.selected.isEmpty {
      model.replace(model.selected, with: [], .makingRoom, at: driver.time)
    }
    preedit = text
    preeditCaret = caret
  }

  private mutating func commitPreedit() {
    if !preedit.isEmpty { model.insert(preedit, .inputMethodCommit, at: driver.time) }
    preedit = ""
  }

  private mutating func select(_ a: Int, _ b: Int) throws(Mismatch) {
    guard preedit.isEmpty else { return }
    let units = driver.field.text.utf16Count
    let (a, b) = (a * (units + 1) / 65_536, b * (units + 1) / 65_536)
    driver.run(
      driver.field.select(utf16: min(a, b)..<max(a, b), at: driver.time, fonts: &driver.fonts))
    try takeSelection(moved: true)
  }

  /// A place in the view, by shares of 65,536.
  private func place(_ x: Int, _ y: Int) -> Point {
    Point(
      x: driver.field.configuration.width * Double(x) / 65_536,
      y: driver.height * Double(y) / 65_536)
  }

  /// Draws a frame as a window does.
  mutating func draw(on screen: inout ModelScreen) throws(Mismatch) {
    try screen.drawFrame(of: &driver)
  }

  /// What stands at the top of the view.
  var top: ByteOffset {
    var (body, fonts) = (driver.field.state.body, FixedFonts())
    return body.position(nearest: Point(x: 0, y: driver.scrollY), fonts: &fonts).offset
  }

  // MARK: Checks

  /// Takes over where a motion or an undo led to, which must be a caret stop.
  ///
  /// - Parameter moved: False where a command brought its selection with it.
  /// - Throws: The place that is none.
  private mutating func takeSelection(moved: Bool) throws(Mismatch) {
    let selection = selection
    let (anchor, focus) = (selection.anchor.utf8, selection.focus.utf8)
    guard (0...model.bytes.count).contains(anchor), (0...model.bytes.count).contains(focus) else {
      throw Mismatch("selection \(anchor), \(focus) in \(model.bytes.count) bytes")
    }
    if moved, focus != model.focus, !model.stops(around: focus).contains(focus) {
      throw Mismatch("the caret moved to \(focus), inside a cluster")
    }
    // A caret that changes its row at a soft wrap ends the undo step too.
    if moved, selection != lastSelection { model.endStep() }
    (model.anchor, model.focus) = (anchor, focus)
  }

  /// The text and the selection are what the model says, and every tree is sound.
  private mutating func checkText() throws(Mismatch) {
    let text = driver.field.text
    text.checkInvariants()
    driver.field.state.body.layout.checkInvariants(text: driver.field.state.body.text)
    try Mismatch.check("text", bytes: text.bytes(in: text.bounds), model.bytes)
    try Mismatch.check("anchor", selection.anchor.utf8, model.anchor)
    try Mismatch.check("focus", selection.focus.utf8, model.focus)
    try Mismatch.check(
      "selection in UTF-16", driver.field.selectedUTF16Range, model.selectedUTF16)
    try Mismatch.check("composing", driver.field.isComposing, !preedit.isEmpty)
    lastSelection = selection
  }

  /// What a text from outside becomes: newlines for the line ends of other systems, no controls.
  private static func clean(_ text: String) -> String {
    let unix = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    return String(
      String.UnicodeScalarView(
        unix.unicodeScalars.filter {
          $0.properties.generalCategory != .control || $0 == "\n" || $0 == "\t"
        }))
  }
}

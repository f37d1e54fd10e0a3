internal import Drawing
internal import Foundation
internal import GrowingField
internal import GrowingText
internal import SDLBackend
internal import TextLayout
internal import TextRope

/// A chat: the messages above, the growing field with its Send button below.
///
/// Return and Send send the text and keep the focus; Shift+Return inserts a newline. White space
/// alone is not sent; what is sent is the text as it was typed.
final class MessagesScreen: StagedScreen {
  static let name = "messages"

  let field: GrowingTextView
  private(set) var size: Size
  /// The texts that were sent, oldest first.
  private(set) var messages: [String] = []

  private let environment: Environment
  let surroundings: Surroundings
  private var observer: KeyboardObserver?
  private var transcript = Transcript(Message.seeded)
  private var header: ContactHeader
  private var pointer = PointerCapture.none

  /// The button that was pressed first: others change nothing until it is let go.
  private var heldButton: PointerButton?

  /// Who gets the pointer's events from a press to its release.
  private enum PointerCapture {
    case none, field
    /// Pressed on Send, and still (or again) over it where `isInside`.
    case send(isInside: Bool)
  }

  init(_ setting: ScreenSetting) {
    environment = setting.environment
    size = setting.size
    surroundings = setting.surroundings
    header = ContactHeader(setting.configuration, fonts: &environment.fonts)
    field = setting.makeField(placeholder: "Message") {
      if $0.traits.returnKey == .default { $0.traits.returnKey = .send }
    }
    configure({ _ in }, at: 0)
    observer = KeyboardObserver(of: surroundings.keyboard) { [weak self] in self?.follow($0) }
    field.onReturn = { [weak self] in
      guard let self else { return false }
      send(at: field.now)
      return true
    }
  }

  private var configuration: FieldConfiguration { field.machine.configuration }

  // MARK: Layout

  func layout(at time: Double) -> MessagesLayout {
    MessagesLayout(
      size: Size(width: size.width, height: surroundings.bottom(at: time)),
      top: surroundings.top + header.height, fieldHeight: field.machine.height(at: time),
      rowHeight: field.machine.height(forRows: 1))
  }

  /// Puts the field where its height has it, and returns where all the rest is.
  @discardableResult
  private func place(at time: Double) -> MessagesLayout {
    let layout = layout(at: time)
    field.place(at: Point(x: layout.field.x, y: layout.field.y))
    return layout
  }

  func resize(to size: Size, at time: Double) {
    self.size = size
    configure({ _ in }, at: time)
  }

  /// What the header and a keyboard leave for the field.
  private func room(above keyboard: CGRect) -> Double {
    let bottom = min(surroundings.keyboard.windowSize.height, keyboard.minY)
    return max(1, bottom - surroundings.top - header.height - 2 * MessagesLayout.gap)
  }

  /// A field of many rows gets less high in the frames of the keyboard that takes its room.
  private func follow(_ transition: KeyboardTransition) {
    let room = room(above: transition.endFrame)
    field.configure(along: transition) { $0.availableHeight = room }
  }

  func configure(
    _ change: @escaping (inout FieldConfiguration) -> Void, at time: Double
  ) {
    var wanted = configuration
    change(&wanted)
    header = ContactHeader(wanted, fonts: &environment.fonts)
    let size = size
    let environment = environment
    let room = room(above: surroundings.keyboard.transition.endFrame)
    field.configure(
      {
        change(&$0)
        // The field is as wide as its Send button leaves it, and that is as high as a row.
        let row = environment.fonts.metrics(of: $0.bodyFont).rowHeight
        let rowHeight = row + $0.textContainerInset.top + $0.textContainerInset.bottom
        $0.width = MessagesLayout.fieldWidth(in: size, rowHeight: rowHeight)
        $0.availableHeight = room
      }, at: time)
    transcript.layOut(width: size.width, configuration, fonts: &environment.fonts)
    place(at: time)
  }

  // MARK: Input

  func handle(_ input: FieldInput, at time: Double) {
    switch input {
    case _ where field.isMenuOpen: pass(input, at: time)
    case .pointer(let event): point(event, at: time)
    case .wheel(_, let dy, let point) where place(at: time).list.contains(point):
      let rowHeight = environment.fonts.metrics(of: configuration.bodyFont).rowHeight
      transcript.scroll(
        by: dy * rowHeight, in: layout(at: time).list.height, at: time,
        animated: configuration.motion == .full)
    default: pass(input, at: time)
    }
    place(at: time)
  }

  private func pass(_ input: FieldInput, at time: Double) {
    let frame = layout(at: time).field
    field.handle(input.moved(by: Point(x: -frame.x, y: -frame.y)), at: time)
  }

  private func point(_ event: PointerEvent, at time: Double) {
    let layout = layout(at: time)
    if case .down = event.phase, heldButton == nil {
      heldButton = event.button
      if layout.field.contains(event.location) {
        pointer = .field
      } else if layout.send.contains(event.location), event.button == .left {
        pointer = .send(isInside: true)
      }
    }
    if event.phase != .moved, event.button != heldButton { return }
    switch pointer {
    case .none: break
    case .field: pass(.pointer(event), at: time)
    case .send:
      let isInside = layout.send.contains(event.location)
      pointer = .send(isInside: isInside)
      if event.phase == .up, isInside { send(at: time) }
    }
    if event.phase == .up {
      pointer = .none
      heldButton = nil
    }
  }

  // MARK: Sending

  private var canSend: Bool { field.machine.isComposing || hasMoreThanSpace }

  /// Looks no further than the first character that counts.
  private var hasMoreThanSpace: Bool {
    var found = false
    let text = field.machine.text
    text.forEachChunk(in: text.bounds) {
      found = String(decoding: $0, as: UTF8.self).contains { !$0.isWhitespace }
      return !found
    }
    return found
  }

  /// Sends the text, with what an input method has pending.
  func send(at time: Double) {
    field.commitComposition(at: time)
    guard hasMoreThanSpace else { return }
    let text = field.text
    messages.append(text)
    transcript.append(
      Message(sender: .me, text: text), configuration, fonts: &environment.fonts)
    field.text = ""
  }

  func sendFrame(at time: Double) -> Rect? { canSend ? layout(at: time).send : nil }

  // MARK: Time and drawing

  func advance(to time: Double) {
    field.advance(to: time)
    place(at: time)
  }

  func isMoving(at time: Double) -> Bool {
    field.isMoving(at: time) || transcript.scroll.nextChange(after: time) != nil
  }

  func nextChange(after time: Double) -> Double? {
    [field.nextChange(after: time), transcript.scroll.nextChange(after: time)]
      .compactMap { $0 }.min()
  }

  func draw(into canvas: inout Canvas, at time: Double) {
    let palette = Palette.of(configuration.appearance)
    let layout = place(at: time)
    canvas.fill(Rect(x: 0, y: 0, width: size.width, height: size.height), palette.window)
    transcript.draw(into: &canvas, in: layout.list, at: time, palette)
    canvas.inside(offset: Point(x: 0, y: surroundings.top)) {
      header.draw(into: &$0, width: size.width, palette)
    }
    canvas.fill(layout.composer, palette.window)
    canvas.fill(
      Rect(x: 0, y: layout.composer.y, width: size.width, height: 1 / canvas.scale),
      palette.hairline)
    field.draw(into: &canvas, at: time)
    var isPressed = false
    if case .send(let isInside) = pointer { isPressed = isInside }
    SendButton(isEnabled: canSend, isPressed: isPressed)
      .draw(into: &canvas, in: layout.send, palette)
  }

  func pointerShape(at point: Point) -> PointerShape {
    if field.isMenuOpen { return .arrow }
    let layout = layout(at: field.now)
    if layout.send.contains(point) { return canSend ? .hand : .arrow }
    return layout.field.contains(point) ? .iBeam : .arrow
  }
}

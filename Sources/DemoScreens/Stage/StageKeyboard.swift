internal import Drawing
internal import Foundation
internal import GrowingField
internal import GrowingText
internal import SDLBackend

/// The on-screen keyboard of a stage: where it is, what it is in the middle of, how it is drawn.
///
/// It has the pointer from a press on it to the release, and gives the inputs that its keys lead to.
final class StageKeyboard {
  let motion: OnScreenKeyboard
  private(set) var typing = KeyboardTyping()
  private var painter = KeyboardPainter()
  private let environment: Environment
  private var capture = Capture.none

  /// What a press on the keyboard is for, until its release.
  private enum Capture: Equatable {
    case none, keys
    /// Between its keys, where the keyboard can be dragged: the distance from its top edge.
    case drag(grip: Double)
  }

  /// A keyboard that is dragged below this part of its height goes when it is let go of.
  private static let partToHide = 0.35

  init(size: Size, environment: Environment) {
    motion = OnScreenKeyboard(windowSize: CGSize(width: size.width, height: size.height))
    self.environment = environment
  }

  var window: Size {
    Size(width: motion.windowSize.width, height: motion.windowSize.height)
  }

  // MARK: Coming and going

  /// Shows a language's keyboard or hides the keyboard; returns what has to be committed first.
  func show(_ name: KeyboardName, isAnimated: Bool, at time: Double) -> [FieldInput] {
    switch name {
    case .hidden: return hide(isAnimated: isAnimated, at: time)
    case .english: return showLanguage(.english, isAnimated: isAnimated, at: time)
    case .japanese: return showLanguage(.japanese, isAnimated: isAnimated, at: time)
    }
  }

  func hide(isAnimated: Bool, at time: Double) -> [FieldInput] {
    release()
    motion.hide(duration: isAnimated ? Self.duration : 0, at: time)
    return typing.commit()
  }

  private func showLanguage(
    _ language: KeyboardLanguage, isAnimated: Bool, at time: Double
  ) -> [FieldInput] {
    let inputs = typing.use(language)
    motion.show(shownFrame, duration: isAnimated ? Self.duration : 0, at: time)
    return inputs
  }

  private static let duration = 0.25

  /// Where the keyboard is when it is shown.
  private var shownFrame: CGRect {
    let height = KeyboardGeometry.height(typing.language, in: window)
    return CGRect(
      x: 0, y: window.height - height, width: window.width, height: height)
  }

  func resize(to size: Size, at time: Double) {
    motion.windowSize = CGSize(width: size.width, height: size.height)
    if motion.isShown { motion.show(shownFrame, duration: 0, at: time) }
  }

  /// Where it is; of no height at the window's bottom while it is hidden.
  func frame(at time: Double) -> Rect {
    let frame = motion.frame(at: time)
    guard frame.minY < window.height else {
      return Rect(x: 0, y: window.height, width: window.width, height: 0)
    }
    return Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: Input

  /// True while the pointer is the keyboard's, wherever it is.
  var hasPointer: Bool { capture != .none }

  /// Takes a pointer event that is for the keyboard.
  func handle(
    _ event: PointerEvent, canDrag: Bool, isAnimated: Bool, at time: Double
  ) -> [FieldInput] {
    guard event.button == .left || event.phase == .moved else { return [] }
    let frame = frame(at: time)
    let place = event.location.moved(by: Point(x: -frame.x, y: -frame.y))
    switch (event.phase, capture) {
    case (.down(let count), .none):
      let action = action(at: place)
      capture = action == nil && canDrag ? .drag(grip: place.y) : .keys
      return typing.press(action, count: count, at: time)
    case (.moved, .keys):
      typing.slide(to: action(at: place))
    case (.moved, .drag(let grip)):
      drag(to: event.location.y - grip, at: time)
    case (.up, .keys):
      capture = .none
      return finishPress(isAnimated: isAnimated, at: time)
    case (.up, .drag):
      capture = .none
      return finishDrag(isAnimated: isAnimated, at: time)
    default: break
    }
    return []
  }

  private func finishPress(isAnimated: Bool, at time: Double) -> [FieldInput] {
    let language = typing.language
    let inputs = typing.release()
    if typing.language != language {
      motion.show(shownFrame, duration: isAnimated ? Self.duration : 0, at: time)
    }
    return inputs
  }

  /// Under the pointer, and never above where it is shown.
  private func drag(to y: Double, at time: Double) {
    var frame = shownFrame
    frame.origin.y = min(max(frame.minY, y), window.height - 1)
    motion.show(frame, duration: 0, at: time)
  }

  private func finishDrag(isAnimated: Bool, at time: Double) -> [FieldInput] {
    let dragged = motion.frame(at: time).minY - shownFrame.minY
    if dragged > shownFrame.height * Self.partToHide {
      return hide(isAnimated: isAnimated, at: time)
    }
    motion.show(shownFrame, duration: isAnimated ? Self.duration : 0, at: time)
    return []
  }

  private func release() {
    capture = .none
    typing.cancel()
  }

  private func action(at place: Point) -> KeyAction? {
    let geometry = geometry
    if let key = geometry.key(at: place) { return key.action }
    let cells = painter.cells(typing, geometry, fonts: &environment.fonts)
    return cells.firstIndex { $0.contains(place) }.map(KeyAction.candidate)
  }

  private var geometry: KeyboardGeometry {
    KeyboardGeometry(typing.language, page: typing.page, in: window)
  }

  /// Another input method has the field, or the preedit was committed elsewhere.
  func dropComposition() { typing.dropComposition() }

  func commit() -> [FieldInput] { typing.commit() }

  // MARK: Time and drawing

  /// What a key that is held leads to.
  func advance(to time: Double) -> [FieldInput] { typing.advance(to: time) }

  func isMoving(at time: Double) -> Bool { motion.isMoving(at: time) }

  func nextChange(after time: Double) -> Double? {
    if motion.isMoving(at: time) { return time + 1 / 60 }
    return typing.nextRepeat
  }

  func draw(
    into canvas: inout Canvas, _ configuration: FieldConfiguration, hasText: Bool,
    at time: Double
  ) {
    let frame = frame(at: time)
    guard frame.height > 0 else { return }
    let traits = configuration.traits
    let content = KeyboardPainter.Content(
      typing: typing, geometry: geometry, returnLabel: traits.returnKey.label,
      canReturn: hasText || !traits.enablesReturnKeyAutomatically,
      look: KeyboardLook.of(configuration.appearance),
      accent: Palette.of(configuration.appearance).accent,
      hasGrip: traits.keyboardDismissal == .interactive)
    let top = (frame.y * canvas.scale).rounded() / canvas.scale
    canvas.inside(offset: Point(x: frame.x, y: top)) {
      painter.draw(content, into: &$0, fonts: &environment.fonts)
    }
  }
}

extension Point {
  func moved(by offset: Point) -> Point { Point(x: x + offset.x, y: y + offset.y) }
}

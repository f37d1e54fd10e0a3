package import Drawing
internal import Foundation
internal import GrowingField
package import GrowingText
internal import SDLBackend

/// Plays one scene: its steps into a screen, at the times of its own clock.
///
/// ```
/// Scene.steps ──► ScenePlayer ──► Screen ──► DisplayList ──► Raster ──► picture
///                  SceneClock       │
///                                   └──► Observer: what `expect` compares
/// ```
package final class ScenePlayer {
  private let scene: Scene
  private let environment: Environment
  /// What the steps act on, to be looked at between them.
  package let screen: any Screen
  private let recorder: DelegateRecorder
  private var clock = SceneClock()
  private var failures: [SceneFailure] = []
  /// Where memory did not do: the scene ends there, since what follows would depend on how much
  /// memory the machine has.
  package private(set) var stop: SceneStop?
  private var path = "$"

  /// How long `settle` waits for rest, in seconds.
  private static let settleLimit = 5.0

  /// Sets the scene's screen up, with a clipboard of its own.
  ///
  /// - Returns: nil where the catalogue has no such screen.
  package init?(_ scene: Scene, environment: Environment, catalog: ScreenCatalog) {
    environment.clipboard = MemoryClipboard()
    var configuration = FieldConfiguration()
    scene.settings.apply(to: &configuration)
    let animates = configuration.animateHeightChange
    configuration.animateHeightChange = false
    let request = ScreenCatalog.Request(
      name: scene.screen, size: scene.window, configuration: configuration,
      fieldWidth: scene.settings.width)
    guard let screen = catalog.make(request, environment) else { return nil }
    self.scene = scene
    self.environment = environment
    self.screen = screen
    recorder = DelegateRecorder(passingOnTo: screen.field.delegate)
    screen.field.delegate = recorder
    setUp(animates: animates)
  }

  /// From here on a change that is refused ends the scene.
  private func watchMemory() {
    environment.onRefusal = { [weak self] reason in self?.stop(for: reason) }
  }

  private func stop(for reason: EnvironmentError) {
    stop = stop ?? SceneStop(file: scene.file, path: path, reason: reason)
  }

  /// A scene begins at rest: what leads to its first picture is neither animated nor recorded.
  private func setUp(animates: Bool) {
    watchMemory()
    setContent(scene.settings)
    handle(.focus(true))
    screen.show(scene.keyboard, isAnimated: false, at: clock.now)
    screen.advance(to: clock.now)
    screen.configure({ $0.animateHeightChange = animates }, at: clock.now)
    recorder.startAnew()
  }

  /// The scene's time, in seconds.
  package var now: Double { clock.now }

  /// Plays all steps; one that fails does not end the scene.
  ///
  /// - Parameter picture: Takes a snapshot's name and its pixels.
  /// - Returns: The failures, in the order of the steps; up to `stop` where there is one.
  /// - Throws: What `picture` throws.
  package func play<Failure: Error>(
    picture: (String, Raster) throws(Failure) -> Void
  ) throws(Failure) -> [SceneFailure] {
    try play(picture: picture, after: { _ throws(Failure) in })
  }

  /// Plays all steps, and lets them be looked at.
  ///
  /// - Parameters:
  ///   - picture: Takes a snapshot's name and its pixels.
  ///   - after: Told of each step when it has been played.
  /// - Returns: The failures, in the order of the steps.
  /// - Throws: What `picture` and `after` throw.
  package func play<Failure: Error>(
    picture: (String, Raster) throws(Failure) -> Void,
    after: (Step) throws(Failure) -> Void
  ) throws(Failure) -> [SceneFailure] {
    for step in scene.steps where stop == nil {
      path = step.path
      if case .snapshot(let name, let region) = step.action {
        takeSpareTime()
        let raster = raster(of: region)
        if raster.width > 0, raster.height > 0 {
          try picture(name, raster)
        } else {
          fail(step.path + ".region", expected: "the field in the window", actual: "none of it")
        }
      } else {
        perform(step)
      }
      screen.advance(to: clock.now)
      try after(step)
    }
    return failures
  }

  private func perform(_ step: Step) {
    switch step.action {
    case .type(let text): type(text)
    case .insert(let text): handle(.text(text))
    case .compose(let text, let selection): handle(.preedit(text, selection: selection))
    case .key(let key, let times): for _ in 0..<times { press(key) }
    case .paste(let flavours):
      environment.clipboard.write(flavours, to: .clipboard)
      handle(.key(KeyPress(.character("v"), .control)))
    case .clipboard(let flavours): environment.clipboard.write(flavours, to: .clipboard)
    case .click(let place, let count, let button, let modifiers):
      click(place, count: count, button, modifiers)
    case .drag(let from, let to): drag(from: point(from), to: point(to))
    case .wheel(_, let dy, _, .control):
      if dy != 0 { handle(.textSize(dy < 0 ? .larger : .smaller)) }
    case .wheel(let dx, let dy, let place, _):
      handle(.wheel(dx: dx, dy: dy, at: place.map(point) ?? middleOfField))
    case .menu(let label): pick(label, step)
    case .set(let settings): apply(settings)
    case .resize(let size): screen.resize(to: size, at: clock.now)
    case .keyboard(let name): screen.show(name, isAnimated: true, at: clock.now)
    case .focus(let hasFocus): handle(.focus(hasFocus))
    case .wait(let seconds): clock.advance(by: seconds) { screen.advance(to: $0) }
    case .settle: settle(step)
    case .snapshot: break
    case .expect(let expectations):
      takeSpareTime()
      check(expectations)
    }
  }

  private func handle(_ input: FieldInput) { screen.handle(input, at: clock.now) }

  /// Lets the field do what it leaves to spare time, of which a scene has as much as it takes: what
  /// is looked at is no estimate.
  private func takeSpareTime() {
    while screen.field.machine.wantsIdle { handle(.idle(budget: Self.idleBudget)) }
  }
  private static let idleBudget = 1 << 20

  // MARK: Keyboard

  private func type(_ text: String) {
    for character in text {
      // Not `isNewline`: form feeds and line separators are no keys.
      if ["\n", "\r", "\r\n"].contains(character) {
        handle(.key(KeyPress(.return)))
      } else {
        handle(.text(String(character)))
      }
    }
  }

  /// A keyboard sends the key first and then what it types.
  private func press(_ key: KeyName) {
    handle(.key(key.press))
    if let text = key.text { handle(.text(text)) }
  }

  /// As the Menu key opens it; an entry that is greyed or not there is a failure.
  private func pick(_ label: String, _ step: Step) {
    if screen.field.machine.menuLabels == nil { handle(.key(KeyPress(.menu))) }
    handle(.pick(label))
    guard let labels = screen.field.machine.menuLabels else { return }
    handle(.key(KeyPress(.escape)))
    let state = labels.contains(label) ? "greyed" : "not in the menu"
    fail(
      step.path + ".menu", expected: "an entry that can be picked", actual: "\(label) is \(state)")
  }

  // MARK: Pointer

  private func click(
    _ place: Step.Place, count: Int, _ button: PointerButton, _ modifiers: Modifiers
  ) {
    for number in 1...count {
      // Anew for each: the one before may have scrolled the offset elsewhere.
      let point = point(place)
      for phase in [PointerEvent.Phase.down(count: number), .up] {
        send(PointerEvent(phase, at: point, button: button, modifiers: modifiers), to: place)
      }
    }
  }

  /// The caret of an offset is the field's, also where it has yet to grow or to scroll there: the
  /// screen would take such a point for one outside.
  private func send(_ event: PointerEvent, to place: Step.Place) {
    let frame = screen.field.frame(at: clock.now)
    if case .offset = place, !frame.contains(event.location) {
      let input = FieldInput.pointer(event).moved(by: Point(x: -frame.x, y: -frame.y))
      screen.field.handle(input, at: clock.now)
    } else {
      handle(.pointer(event))
    }
  }

  /// In eight moves, as a hand does: a drag is not a jump.
  private func drag(from start: Point, to end: Point) {
    handle(.pointer(PointerEvent(.down(count: 1), at: start)))
    let moves = 8
    for move in 1...moves {
      let part = Double(move) / Double(moves)
      let place = Point(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      handle(.pointer(PointerEvent(.moved, at: place)))
    }
    handle(.pointer(PointerEvent(.up, at: end)))
  }

  private func point(_ place: Step.Place) -> Point {
    switch place {
    case .point(let point): return point
    case .offset(let offset):
      var machine = screen.field.machine
      let place = machine.place(ofUTF16: offset, at: clock.now, fonts: &environment.fonts)
      let frame = screen.field.frame(at: clock.now)
      return Point(x: frame.x + place.x, y: frame.y + place.y)
    }
  }

  private var middleOfField: Point {
    let frame = screen.field.frame(at: clock.now)
    return Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
  }

  // MARK: View and time

  private func apply(_ settings: FieldSettings) {
    screen.configure({ settings.apply(to: &$0) }, at: clock.now)
    setContent(settings)
  }

  private func setContent(_ settings: FieldSettings) {
    if let text = settings.text { screen.field.text = text }
    if let range = settings.selectedRange {
      screen.field.selectedRange = NSRange(location: range.lowerBound, length: range.count)
    }
  }

  private func settle(_ step: Step) {
    let start = clock.now
    while screen.isMoving(at: clock.now) {
      if clock.now - start >= Self.settleLimit {
        fail(step.path + ".settle", expected: "rest within 5 s", actual: "motion after 5 s")
        return
      }
      screen.advance(to: clock.advanceToNextFrame())
    }
  }

  // MARK: Results

  private func raster(of region: Step.Region) -> Raster {
    var canvas = Canvas(size: screen.size, scale: scene.scale)
    screen.draw(into: &canvas, at: clock.now)
    let list = canvas.list
    var raster = Raster(width: list.width, height: list.height)
    let all = PixelRect(x: 0, y: 0, width: list.width, height: list.height)
    raster.draw(list, damage: [all], masks: &environment.fonts)
    guard region == .field else { return raster }
    return raster.cropped(to: canvas.pixels(screen.field.frame(at: clock.now)).intersection(all))
  }

  private func check(_ expectations: [Expectation]) {
    let observer = Observer(
      screen: screen, environment: environment, recorder: recorder, time: clock.now)
    for expectation in expectations {
      let (expected, actual, exact) = observer.compare(expectation.claim)
      guard exact ? expected == actual : expected.isNear(actual) else {
        fail(expectation.path, expected: "\(expected)", actual: "\(actual)")
        continue
      }
    }
    recorder.startAnew()
  }

  private func fail(_ path: String, expected: String, actual: String) {
    failures.append(
      SceneFailure(file: scene.file, path: path, expected: expected, actual: actual))
  }
}

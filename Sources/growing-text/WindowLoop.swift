internal import Drawing
internal import GrowingField
internal import GrowingText
internal import SDLBackend

/// Keeps a window and a screen in step.
///
/// ```
///      ┌──────────────────────────────────────────────────────────────┐
///      ▼                                                              │
/// wait until an event or the next change ──► inputs ──► advance ──► picture
///      │                                                (damage against the last; only that is
///      └── spare time ──► .idle, some kilobytes a time   composited and shown, nothing if none)
/// ```
final class WindowLoop {
  private let window: SDLWindow
  private let screen: any Screen
  private let environment: Environment
  private let start = ContinuousClock.now
  private var raster: Raster
  /// What `raster` shows; nil where it shows nothing yet.
  private var shown: DisplayList?
  /// The window lost what it showed, or did not take it.
  private var isExposed = false
  private var hasWarned = false
  private var pointer: Point?

  /// Bytes that are measured before the next look for events: in well below a frame's time.
  private static let idleBudget = 16 * 1024

  init(window: SDLWindow, screen: any Screen, environment: Environment) {
    self.window = window
    self.screen = screen
    self.environment = environment
    raster = Raster(width: 1, height: 1)
    screen.field.onResetInputMethod = { window.cancelComposition() }
  }

  /// Runs until the window is closed.
  ///
  /// - Throws: Where SDL does not take the first picture.
  func run() throws(EnvironmentError) {
    try draw(at: now)
    while true {
      let events = window.wait(upTo: timeToWait)
      let time = now
      for event in events {
        guard take(event, at: time) else { return }
      }
      if events.isEmpty, screen.field.machine.wantsIdle {
        screen.handle(.idle(budget: Self.idleBudget), at: time)
        guard isChangeDue(at: time) || !screen.field.machine.wantsIdle else { continue }
      }
      showFrame(at: time)
    }
  }

  private var now: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// nil is until something happens.
  private var timeToWait: Double? {
    if screen.field.machine.wantsIdle { return 0 }
    return nextChange.map { max(0, $0 - now) }
  }

  /// When the picture changes by itself, reckoned from the last frame.
  private var nextChange: Double? { screen.nextChange(after: lastFrame) }
  private var lastFrame = 0.0

  private func isChangeDue(at time: Double) -> Bool { nextChange.map { $0 <= time } ?? false }

  // MARK: Events

  /// Returns false where the window was closed.
  private func take(_ event: WindowEvent, at time: Double) -> Bool {
    switch event {
    case .closed: return false
    case .exposed: isExposed = true
    case .resized(let size): screen.resize(to: size, at: time)
    case .input(let input):
      if case .pointer(let event) = input { pointer = event.location }
      screen.handle(input, at: time)
    }
    return true
  }

  // MARK: Pictures

  /// Shows a frame; one that SDL does not take, as where memory runs short, is shown whole with the
  /// next, and the text goes on.
  private func showFrame(at time: Double) {
    do throws(EnvironmentError) {
      try draw(at: time)
    } catch {
      isExposed = true
      if !hasWarned { StandardStreams.report(error) }
      hasWarned = true
    }
  }

  private func draw(at time: Double) throws(EnvironmentError) {
    screen.advance(to: time)
    lastFrame = time
    var canvas = Canvas(size: screen.size, scale: window.scale)
    screen.draw(into: &canvas, at: time)
    let all = PixelRect(x: 0, y: 0, width: canvas.list.width, height: canvas.list.height)
    var damage = [all]
    if raster.width != all.width || raster.height != all.height {
      raster = Raster(width: all.width, height: all.height)
    } else if let shown {
      damage = DisplayList.damage(from: shown, to: canvas.list)
    }
    if !damage.isEmpty {
      raster.draw(canvas.list, damage: damage, masks: &environment.fonts)
    }
    shown = canvas.list
    try window.present(raster, damage: isExposed ? [all] : damage)
    isExposed = false
    tellDesktop(at: time)
  }

  /// The pointer's look and the place of an input method's candidates.
  private func tellDesktop(at time: Double) {
    if let pointer {
      switch screen.pointerShape(at: pointer) {
      case .arrow: window.showPointer(.arrow)
      case .iBeam: window.showPointer(.iBeam)
      case .hand: window.showPointer(.hand)
      }
    }
    let place = screen.field.candidatePlace(at: time)
    window.setTextInput(isActive: place != nil, caret: place)
  }
}

public import Foundation
package import Drawing
package import GrowingField
internal import SDLBackend

/// A text view that grows with its text and styles Markdown as it is typed.
///
/// The height follows the text between `minNumberOfLines` and `maxNumberOfLines`, or `minHeight`
/// and `maxHeight`, and moves there with an animation; beyond the maximum the text scrolls.
/// Lengths are in points, times in seconds, ranges in UTF-16 units. See `GrowingTextViewDelegate`
/// for the order of the calls.
public final class GrowingTextView {
  /// Who is asked and told; not kept alive.
  public weak var delegate: (any GrowingTextViewDelegate)?
  /// Told, in words for the user, that a change was refused because memory runs short.
  ///
  /// Text, selection, history and clipboard are as they were. Asked about are changes of a megabyte
  /// and more: typed, pasted, undone, copied, styled, or set as `text`. nil, as unless set, writes
  /// the words to SDL's log.
  public var onRefusal: ((String) -> Void)?

  /// The field itself, to be read: changes go through the view, which tells the delegate.
  package internal(set) var machine: FieldMachine
  /// Asked what Return does where the delegate lets it insert a newline: true takes it, inserts
  /// nothing and keeps the focus.
  package var onReturn: (() -> Bool)?
  /// Called where the input method must start anew: its preedit was committed or dropped here.
  package var onResetInputMethod: (() -> Void)?
  /// Called where Tab asks for the focus to move on or back.
  package var onMoveFocus: ((FocusStep) -> Void)?
  /// Called where another text size is wanted; where it is nil the host's views all take it, or the
  /// view alone.
  package var onTextSize: ((TextSizeStep) -> Void)?
  /// Called when the height sets off for another one, after the delegate.
  package var onHeightChange: (() -> Void)?
  /// The time for what is set from outside an input or a frame; nil is the time of the last one.
  package var clock: (() -> Double)?

  /// Who shows the view; it takes the focus from other views, and gives the time.
  weak var host: GrowingTextHost?

  let environment: Environment
  private var calls = CallQueue()
  var motion: FrameMotion
  var animation: AnimationContext?
  /// The preedit that came in last; counts only while the machine composes.
  private var preedit = ""
  private(set) var lastTime = 0.0

  /// Creates a view, to be shown by a `GrowingTextHost`.
  ///
  /// Where the fonts are not found or are broken the view has none and shows boxes; the host that
  /// is to show it throws the reason.
  ///
  /// - Parameter frame: Its place and its width; the height follows the text.
  public convenience init(frame: CGRect = .zero) {
    self.init(
      environment: Environment.shared, configuration: FieldConfiguration(),
      frame: Rect(x: 0, y: 0, width: 0, height: 0))
    self.frame = frame
  }

  package init(environment: Environment, configuration: FieldConfiguration, frame: Rect) {
    var configuration = configuration
    configuration.width = max(0, frame.width)
    self.environment = environment
    machine = FieldMachine(configuration, fonts: &environment.fonts)
    motion = FrameMotion(at: Point(x: frame.x, y: frame.y))
  }

  // MARK: Input, time and drawing

  /// Takes an input; places are in the view's coordinates.
  package func handle(_ input: FieldInput, at time: Double) {
    reach(time)
    perform(.input(input))
  }

  /// Moves to a time: one frame of what is animated, and `didChangeHeight` where it is due.
  package func advance(to time: Double) {
    reach(time)
    animation?.advance(to: lastTime)
    perform(.input(.tick))
  }

  /// Lets go of the host, if the view has one.
  ///
  /// What moves arrives at once: the height, which the delegate is told, whatever moves with it,
  /// and the view's place.
  public func removeFromSuperview() {
    host?.remove(self)
    host = nil
    motion = FrameMotion(at: motion.to)
    animation?.finish()
    perform(.arrival)
  }

  /// Puts the view somewhere at once, frame by frame, where a screen lays it out.
  package func place(at origin: Point) {
    motion = FrameMotion(at: origin)
    fitAvailableHeight()
  }

  /// True while something other than the blink moves.
  package func isMoving(at time: Double) -> Bool {
    machine.isMoving(at: time) || motion.isMoving(at: time)
  }

  /// When the picture next changes by itself; nil where it never does.
  package func nextChange(after time: Double) -> Double? {
    motion.isMoving(at: time) ? time + 1 / 60 : machine.nextChange(after: time)
  }

  /// Sets several properties at once; a height that changes is announced once.
  package func configure(
    _ change: @escaping (inout FieldConfiguration) -> Void, at time: Double
  ) {
    reach(time)
    configure(change)
  }

  /// Commits what an input method has pending, as its own commit would.
  package func commitComposition(at time: Double) {
    guard machine.isComposing, !preedit.isEmpty else { return }
    handle(.text(preedit), at: time)
    resetInputMethod()
  }

  // MARK: The frame

  /// The place and size of the view in its host.
  ///
  /// The height follows the text, and a height that is set is not taken. Set inside
  /// `AnimationContext.animate`, the origin moves in the frames of the height.
  public var frame: CGRect {
    get {
      CGRect(
        x: motion.to.x, y: motion.to.y, width: machine.configuration.width,
        height: machine.height(at: now))
    }
    set {
      if newValue.origin.x.isFinite, newValue.origin.y.isFinite {
        let origin = Point(x: newValue.origin.x, y: newValue.origin.y)
        let animated = AnimationContext.motion
        reach(animated?.time ?? now)
        motion.move(to: origin, by: animated?.law, at: lastTime)
        fitAvailableHeight()
      }
      let width = newValue.size.width
      if width.isFinite, width != machine.configuration.width {
        configure { $0.width = max(0, width) }
      }
    }
  }

  /// Returns the size that the view would have at a width.
  ///
  /// - Complexity: That of laying out as many rows as the view may show.
  /// - Parameter size: Its width counts; one that is not a number is the present one.
  /// - Returns: The width, and the height between the limits that hold now.
  public func sizeThatFits(_ size: CGSize) -> CGSize {
    var probe = machine
    var configuration = machine.configuration
    if size.width.isFinite { configuration.width = max(0, size.width) }
    _ = probe.configure(configuration, at: now, fonts: &environment.fonts)
    return CGSize(width: configuration.width, height: probe.targetHeight)
  }

  /// Derives the height from the text once more, for a program that has changed the fonts.
  public func refreshHeight() { configure { _ in } }

  // MARK: Background

  /// What is drawn behind the view and follows its height; nil, as unless set, is the view's own
  /// ground and border.
  ///
  /// The view is then no higher than the background may be: past the visible edge its text scrolls.
  public var growingBackground: GrowingBackground? {
    didSet { fitAvailableHeight() }
  }

  /// Where what is seen ends, in the host's points: the nearer of the background's edge and the
  /// host's.
  var visibleBottom: Double {
    min(growingBackground?.visibleBottom ?? .infinity, host?.visibleBottom ?? .infinity)
  }

  /// Tells the machine how much of the view can be seen.
  func fitAvailableHeight() {
    // Without a background, what there is room for is a screen's own business.
    guard growingBackground != nil || hidesFrame else { return }
    let room = growingBackground?.room(below: motion.to.y, above: visibleBottom)
    let isFramed = growingBackground == nil
    let configuration = machine.configuration
    if configuration.availableHeight != room || hidesFrame == isFramed {
      hidesFrame = !isFramed
      configure {
        $0.availableHeight = room
        $0.isFramed = isFramed
      }
    }
  }

  /// The background takes the place of the border.
  private var hidesFrame = false

  // MARK: Changes

  /// The time of what happens now.
  package var now: Double { max(lastTime, (clock ?? host?.clock)?() ?? lastTime) }

  func configure(_ change: @escaping (inout FieldConfiguration) -> Void) {
    perform(.configuration(change))
  }

  /// Hands a change to the machine and tells what it led to.
  ///
  /// The machine keeps an input that comes while a question is open until the answer.
  func perform(_ change: FieldChange) {
    reach(now)
    if case .text(let text) = change, let bytes = FieldMachine.memoryNeed(ofText: text),
      !hasMemory(bytes)
    {
      return
    }
    if case .input = change, calls.current?.output.isQuestion == true { calls.deepen() }
    calls.append(apply(change), from: calls.originOfChange)
    tellAll()
  }

  /// Measures the whole text: exact, also far below what is shown.
  func measuredContent() -> (rows: Int, height: Double) {
    machine.measureContent(fonts: &environment.fonts)
  }

  private func reach(_ time: Double) { lastTime = max(lastTime, time) }

  private func apply(_ change: FieldChange) -> [FieldOutput] {
    switch change {
    case .input(let input):
      if case .preedit(let text, _) = input { preedit = text }
      return machine.handle(input, at: lastTime, fonts: &environment.fonts)
    case .configuration(let change):
      var configuration = machine.configuration
      change(&configuration)
      return machine.configure(configuration, at: lastTime, fonts: &environment.fonts)
    case .text(let text):
      return machine.setText(text, at: lastTime, fonts: &environment.fonts)
    case .selection(let range):
      return machine.select(utf16: range, at: lastTime, fonts: &environment.fonts)
    case .visibleRange(let range):
      return machine.scrollToVisible(utf16: range, at: lastTime, fonts: &environment.fonts)
    case .contentOffset(let offset): return machine.scroll(to: offset, at: lastTime)
    case .arrival: return machine.finishGrowth(at: lastTime)
    }
  }

  // MARK: Calls

  /// True inside one of the view's calls to its delegate or host.
  var isTelling: Bool { calls.current != nil }

  /// Tells what is waiting, in order.
  ///
  /// Called from inside a call it leaves that to the loop that tells the call.
  private func tellAll() {
    guard calls.current == nil else { return }
    while let call = calls.next() { tell(call) }
  }

  private func tell(_ call: CallQueue.Call) {
    switch call.output {
    case .question(let question):
      let reply = reply(to: question, isSilent: call.isSilent)
      calls.append(apply(.input(reply)), from: calls.current?.origin ?? call.origin)
    case .event(let event):
      tell(event, isSilent: call.isSilent)
    case .clipboardRead(let request):
      perform(.input(.clipboard(request, environment.clipboard.read(.clipboard))))
    case .clipboardWrite(let flavours):
      environment.clipboard.write(flavours, to: .clipboard)
    case .resetInputMethod:
      resetInputMethod()
    case .moveFocus(let step):
      onMoveFocus?(step)
      host?.moveFocus(step, from: self)
    case .textSize(let step):
      changeTextSize(step)
    }
  }

}

internal import Drawing
internal import Foundation
internal import GrowingField
internal import GrowingText
internal import TextRope

/// A copy of a field on which is tried out what a scene does not do: undoing all of it, and whether
/// a field built anew from its text is the same.
struct FieldRehearsal {
  private var machine: FieldMachine
  private var time: Double
  private let environment: Environment

  /// The copy has ended what was in the middle: preedit, menu, drag; and can be edited.
  init(of machine: FieldMachine, at time: Double, _ environment: Environment) {
    self.machine = machine
    self.time = time
    self.environment = environment
    settle { $0.isEditable = true }
  }

  /// A field that was never anything but this.
  private init(like other: FieldRehearsal) {
    let configuration = other.machine.configuration
    environment = other.environment
    time = other.time
    machine = FieldMachine(configuration, fonts: &environment.fonts)
    machine.overlayBounds = other.machine.overlayBounds
    run(machine.setText(other.text.string, at: time, fonts: &environment.fonts))
    settle { _ in }
    select(other.machine.selectedUTF16Range)
  }

  private var text: ExactText { ExactText(machine.text.string) }

  private mutating func settle(_ change: (inout FieldConfiguration) -> Void) {
    if machine.menuLabels != nil { send(.key(KeyPress(.escape))) }
    send(.preedit("", selection: nil))
    send(.pointer(PointerEvent(.up, at: Point(x: 0, y: 0))))
    var configuration = machine.configuration
    change(&configuration)
    configuration.animateHeightChange = false
    configuration.caretBlinks = false
    run(machine.configure(configuration, at: time, fonts: &environment.fonts))
    send(.focus(true))
    time += 10_000
    send(.tick)
  }

  // MARK: Inputs

  private mutating func send(_ input: FieldInput) {
    run(machine.handle(input, at: time, fonts: &environment.fonts))
  }

  /// Every question is answered with yes, but for Return's.
  private mutating func run(_ outputs: [FieldOutput]) {
    for output in outputs {
      guard case .question(let question) = output else { continue }
      send(.answer(question != .shouldReturn))
    }
  }

  private mutating func select(_ range: Range<Int>) {
    run(machine.select(utf16: range, at: time, fonts: &environment.fonts))
  }

  private mutating func repeatKey(
    _ key: KeyPress, while goesOn: (FieldMachine) -> Bool
  ) throws(Disagreement) {
    for _ in 0..<100_000 {
      guard goesOn(machine) else { return }
      send(.key(key))
    }
    throw Disagreement("there is no end to \(key)")
  }

  // MARK: Trials

  /// Undoing everything and redoing it, twice, leads to the same two texts.
  func checkHistory() throws(Disagreement) {
    var copy = self
    func goTo(_ key: Character, _ goesOn: (FieldMachine) -> Bool) throws(Disagreement) -> ExactText
    {
      try copy.repeatKey(KeyPress(.character(key), .control), while: goesOn)
      copy.machine.checkInvariants()
      return copy.text
    }
    let last = try goTo("y") { $0.canRedo }
    let first = try goTo("z") { $0.canUndo }
    try Disagreement.check("after undo and redo the text is", try goTo("y") { $0.canRedo }, last)
    try Disagreement.check("after undo again the text is", try goTo("z") { $0.canUndo }, first)
  }

  /// A field built anew has the same runs, blocks, rows, carets and height, and looks the same.
  func checkAgainstFresh() throws(Disagreement) {
    var live = self
    let fresh = FieldRehearsal(like: self)
    live.select(machine.selectedUTF16Range)
    try Disagreement.check("the text is", live.text, fresh.text)
    var (a, b) = (Inspector(of: live.machine), Inspector(of: fresh.machine))
    let found = a.inspect(carets: true, fonts: &environment.fonts)
    let expected = b.inspect(carets: true, fonts: &environment.fonts)
    try Disagreement.check("run", found.runs, expected.runs)
    try Disagreement.check("block", found.blocks, expected.blocks)
    try Disagreement.check("row", found.lines, expected.lines)
    try Disagreement.check("caret", found.carets ?? [], expected.carets ?? [])
    try Disagreement.check("the text's height is", found.height, expected.height)
    try Disagreement.check(
      "the height is", live.machine.targetHeight, fresh.machine.targetHeight)
    try Disagreement.check(
      "scrolling is", live.machine.isScrollEnabled, fresh.machine.isScrollEnabled)
    if !live.machine.isScrollEnabled, !live.machine.isMoving(at: time) {
      try Disagreement.check("the offset is", live.machine.contentOffset(at: time), 0)
      try Disagreement.check("item", live.picture.items, fresh.picture.items)
    }
  }

  private var picture: DisplayList {
    var copy = machine
    let size = Size(width: min(500, copy.configuration.width), height: 400)
    var canvas = Canvas(size: size, scale: 1)
    copy.draw(into: &canvas, at: time, fonts: &environment.fonts)
    return canvas.list
  }
}

internal import Drawing
internal import GrowingField
internal import LiveMarkdown
internal import SDLBackend
internal import TextLayout

/// A field as a window drives it, without the window: inputs in, damaged pixels out.
///
///     handle ──► answers ──► draw into a canvas ──► damage to the picture before ──► raster
struct FieldRig {
  private(set) var machine: FieldMachine
  private var fonts: SDLFonts
  private var shown: DisplayList
  private(set) var raster: Raster
  /// What the last frame repainted.
  private(set) var damage: [PixelRect] = []
  private(set) var time = 0.0
  private var clipboard: Flavours = [:]

  static let width = 480
  static let height = 640
  static let size = Size(width: Double(width), height: Double(height))

  init(fonts: SDLFonts) {
    self.fonts = fonts
    var configuration = FieldConfiguration()
    configuration.width = Double(Self.width)
    configuration.textSize = .m
    configuration.maxNumberOfLines = 0
    configuration.maxHeight = Double(Self.height)
    configuration.minHeight = Double(Self.height)
    configuration.isFramed = false
    configuration.backgroundColor = RGBA(0xFFFFFF)
    machine = FieldMachine(configuration, fonts: &self.fonts)
    shown = DisplayList(width: Self.width, height: Self.height, scale: 1)
    raster = Raster(width: Self.width, height: Self.height)
    send(.focus(true))
  }

  // MARK: Input

  /// Hands an input in and says yes to what the field asks.
  mutating func send(_ input: FieldInput) {
    var outputs = machine.handle(input, at: time, fonts: &fonts)[...]
    while let output = outputs.popFirst() {
      switch output {
      case .question(let question):
        outputs += machine.handle(.answer(question != .shouldReturn), at: time, fonts: &fonts)
      case .clipboardRead(let request):
        outputs += machine.handle(.clipboard(request, clipboard), at: time, fonts: &fonts)
      case .event, .clipboardWrite, .resetInputMethod, .moveFocus, .textSize: break
      }
    }
  }
  mutating func press(_ key: Key, _ modifiers: Modifiers = []) {
    send(.key(KeyPress(key, modifiers)))
  }
  mutating func wheel(rows: Double) {
    send(.wheel(dx: 0, dy: rows, at: Point(x: 100, y: 100)))
  }
  mutating func paste(_ bytes: [UInt8]) {
    clipboard = ["text/plain": bytes]
    press(.character("v"), .control)
  }
  mutating func setText(_ text: String) {
    _ = machine.setText(text, at: time, fonts: &fonts)
  }
  mutating func placeCaret(at utf16: Int) {
    _ = machine.select(utf16: utf16..<utf16, at: time, fonts: &fonts)
  }

  /// Lets time pass.
  mutating func wait(_ seconds: Double) { time += seconds }

  /// Spare-time work until there is none left; the time of each slice.
  @discardableResult
  mutating func settle() -> Samples {
    var slices = Samples()
    while machine.wantsIdle { slices.time { send(.idle(budget: 16 * 1024)) } }
    return slices
  }

  // MARK: Frames

  /// Draws, and repaints what differs from the frame before.
  mutating func frame() {
    var canvas = Canvas(size: Self.size, scale: 1)
    machine.draw(into: &canvas, at: time, fonts: &fonts)
    damage = DisplayList.damage(from: shown, to: canvas.list)
    raster.draw(canvas.list, damage: damage, masks: &fonts)
    shown = canvas.list
  }

  var work: Work {
    let (layout, markdown) = (machine.layoutCounters, machine.markdownCounters)
    return Work(
      lines: markdown.linesScanned, parsed: markdown.bytesParsed, laid: layout.linesLaidOut,
      measured: layout.runsMeasured, shaped: layout.runsShaped, pixels: raster.paintedPixels)
  }
}

/// Counters of work, and what lies between two readings.
struct Work {
  var lines = 0
  var parsed = 0
  var laid = 0
  var measured = 0
  var shaped = 0
  var pixels = 0

  /// What was done since `start` for each of `count` things.
  func since(_ start: Work, count: Int) -> [String: Double] {
    func each(_ now: Int, _ before: Int) -> Double { Double(now - before) / Double(max(1, count)) }
    return [
      "lines parsed": each(lines, start.lines), "bytes parsed": each(parsed, start.parsed),
      "lines laid out": each(laid, start.laid), "runs measured": each(measured, start.measured),
      "runs shaped": each(shaped, start.shaped),
      "pixels": each(pixels, start.pixels),
    ]
  }
}

internal import GrowingField
internal import GrowingText
internal import TestRandom

/// Writes scenes at random, out of all that the scene format has: the same for the same seed.
///
///     keys:   screen, window, scale, looks, keyboard, field
///     steps:  keyboard, input method, pointer, clipboard, properties, window, time, looks
nonisolated struct SceneAuthor {
  var random: SeededGenerator
  /// Draws from numbers of its own.
  var texts: TextAuthor
  /// Of the window as it now is.
  var window = (width: 390.0, height: 640.0)
  private var snapshots = 0
  private let screens: [String]

  init(seed: UInt64, screens: [String]) {
    random = SeededGenerator(seed: seed)
    texts = TextAuthor(random: SeededGenerator(seed: ~seed))
    self.screens = screens
  }

  mutating func scene(steps count: Int) -> WrittenScene {
    let keys = keys()
    return WrittenScene(keys: keys, steps: (0..<count).map { _ in step() })
  }

  // MARK: Keys

  private mutating func keys() -> [String] {
    window = size()
    var members = [
      ("screen", JSON.string(random.pick(screens))),
      (
        "window",
        JSON.object([
          ("width", JSON.number(window.width)), ("height", JSON.number(window.height)),
        ])
      ),
      ("scale", JSON.number(random.pick([1, 1, 1, 1.25, 1.5, 2, 3]))),
      ("keyboard", JSON.string(word(of: KeyboardName.self))),
    ]
    if chance(2) { members += looks() }
    if chance(2) { members.append(("field", properties(1...6))) }
    return members.map { "\(JSON.string($0.0)): \($0.1)" }
  }

  mutating func looks() -> [(String, String)] {
    var members: [(String, String)] = []
    if chance(2) { members.append(("appearance", JSON.string(word(of: Appearance.self)))) }
    if chance(2) { members.append(("textSize", JSON.string(word(of: TextSize.self)))) }
    if chance(2) { members.append(("dialect", JSON.string(random.pick(Self.dialects)))) }
    if chance(2) { members.append(("markers", JSON.string(random.pick(["visible", "dimmed"])))) }
    if chance(3) { members.append(("motion", JSON.string(word(of: MotionPreference.self)))) }
    return members
  }

  /// A window that is small most of the time, since every pixel is painted at every step.
  mutating func size() -> (width: Double, height: Double) {
    let common = [(390.0, 300.0), (320, 240), (200, 400), (300, 120), (160, 160), (390, 640)]
    let odd = [(1.0, 1.0), (1, 300), (300, 1), (33, 40), (20, 20), (700, 60), (60.5, 333.3)]
    return random.pick(chance(4) ? odd : common)
  }

  // MARK: Values

  /// True once in so many times.
  mutating func chance(_ count: Int) -> Bool { random.number(1...count) == 1 }

  mutating func word<Word: RawRepresentable<String> & CaseIterable>(of type: Word.Type) -> String {
    random.pick(Array(Word.allCases)).rawValue
  }

  /// A point of the window, of its surroundings or far away.
  mutating func point() -> String {
    JSON.list([coordinate(window.width), coordinate(window.height)])
  }

  private mutating func coordinate(_ side: Double) -> Double {
    switch random.number(0...19) {
    case 0: random.pick([-1e9, -1000, -1, 1e9, 100_000])
    case 1: side + Double(random.number(-3...200))
    default: (side * Double(random.number(0...1000)) / 1000 * 4).rounded() / 4
    }
  }

  /// A caret's offset, past the end too.
  mutating func offset() -> Int {
    chance(12) ? random.pick([0, 1_000_000_000]) : random.number(0...120)
  }

  /// A place of the pointer.
  mutating func place() -> String { chance(3) ? "{\"at\": \(offset())}" : point() }

  mutating func snapshotName() -> String {
    snapshots += 1
    return "s\(snapshots)"
  }
}

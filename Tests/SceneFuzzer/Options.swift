/// What a run is asked for.
nonisolated struct Options {
  /// Of the first scene; each further one has the next.
  var seed: UInt64 = 1
  var scenes = 60
  var steps = 60
  /// Where scenes that fail are kept.
  var output = "."
  /// Scenes to be played here and now, in place of a run.
  var files: [String] = []
  /// Write the scenes to `output`, and play none.
  var writesOnly = false

  static let usage = """
    usage: SceneFuzzer [--seed N] [--scenes N] [--steps N] [--output DIR]
           SceneFuzzer write [--seed N] [--scenes N] [--steps N] [--output DIR]
           SceneFuzzer play FILE...
    """

  /// nil where the arguments mean nothing.
  init?(_ arguments: [String]) {
    if arguments.first == "play" {
      files = Array(arguments.dropFirst())
      if files.isEmpty { return nil }
      return
    }
    writesOnly = arguments.first == "write"
    let arguments = Array(arguments.dropFirst(writesOnly ? 1 : 0))
    guard arguments.count.isMultiple(of: 2) else { return nil }
    for i in stride(from: 0, to: arguments.count, by: 2) {
      guard take(arguments[i], arguments[i + 1]) else { return nil }
    }
  }

  private mutating func take(_ option: String, _ value: String) -> Bool {
    switch option {
    case "--seed": return take(value, into: \.seed)
    case "--scenes": return take(value, into: \.scenes)
    case "--steps": return take(value, into: \.steps)
    case "--output":
      output = value
      return true
    default: return false
    }
  }

  private mutating func take<Number: FixedWidthInteger>(
    _ value: String, into number: WritableKeyPath<Options, Number>
  ) -> Bool {
    guard let parsed = Number(value), parsed >= 0 else { return false }
    self[keyPath: number] = parsed
    return true
  }
}

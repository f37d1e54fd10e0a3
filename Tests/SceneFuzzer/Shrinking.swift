/// Takes out of a scene what its failure does not need: halves of the steps, then quarters, down to
/// single ones, then keys (delta debugging, Zeller and Hildebrandt 2002).
struct Shrinking {
  private(set) var scene: WrittenScene
  private let fails: (WrittenScene) throws -> Bool
  /// Each try is a process.
  private var triesLeft = 400

  init(_ scene: WrittenScene, fails: @escaping (WrittenScene) throws -> Bool) {
    self.scene = scene
    self.fails = fails
  }

  mutating func run() throws {
    try shrink(\.steps)
    try shrink(\.keys)
    try shrink(\.steps)
  }

  private mutating func shrink(_ parts: WritableKeyPath<WrittenScene, [String]>) throws {
    var size = max(1, scene[keyPath: parts].count / 2)
    while size > 0 {
      var start = 0
      while start < scene[keyPath: parts].count, triesLeft > 0 {
        triesLeft -= 1
        var smaller = scene
        let end = min(start + size, smaller[keyPath: parts].count)
        smaller[keyPath: parts].removeSubrange(start..<end)
        if try fails(smaller) { scene = smaller } else { start += size }
      }
      size /= 2
    }
  }
}

/// Takes out of a list what a failure does not need: halves, then quarters, down to single parts
/// (delta debugging, Zeller and Hildebrandt 2002).
struct Shrinking<Part> {
  private(set) var parts: [Part]
  /// Each try is a process.
  private var triesLeft = 300

  init(_ parts: [Part]) { self.parts = parts }

  mutating func run(while fails: ([Part]) throws -> Bool) throws {
    var size = parts.count
    while size > 0 {
      var start = 0
      while start < parts.count, triesLeft > 0 {
        triesLeft -= 1
        var fewer = parts
        fewer.removeSubrange(start..<min(start + size, fewer.count))
        if try fails(fewer) { parts = fewer } else { start += size }
      }
      size /= 2
    }
  }
}

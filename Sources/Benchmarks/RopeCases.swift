internal import TextRope

/// The rope by itself, beside the `String` that does the same.
enum RopeCases {
  static let all = [
    Case(sentence: "a letter inserted in the middle of a rope", run: inserting),
    Case(sentence: "a letter inserted in the middle, and its UTF-16 offset", run: converting),
    Case(sentence: "the start of the middle line", run: findingLine),
    Case(sentence: "a kilobyte cut out of the middle and put back", run: cutting),
    Case(sentence: "a rope made from a String", run: making),
  ]

  private static func samples(_ count: Int, _ work: (Int) -> Void) -> Samples {
    var samples = Samples()
    for i in 0..<count { samples.time { work(i) } }
    return samples
  }

  private static func inserting(_ bench: inout Bench) -> [Measurement] {
    var rope = Rope(bench.text)
    let middle = rope.scalarBoundary(atOrBefore: ByteOffset(rope.utf8Count / 2))
    let letter = Rope("x")
    let ours = samples(200) { i in
      let at = middle.advanced(by: i)
      rope.apply(RopeEdit(range: at..<at, replacement: letter))
    }
    var string = bench.text
    let theirs = samples(200) { i in
      let at = string.utf8.index(string.startIndex, offsetBy: middle.utf8 + i)
      string.insert("x", at: at)
    }
    return [Measurement(ours).beside(theirs.median, "String")]
  }

  private static func converting(_ bench: inout Bench) -> [Measurement] {
    var rope = Rope(bench.text)
    let middle = rope.scalarBoundary(atOrBefore: ByteOffset(rope.utf8Count / 2))
    let letter = Rope("x")
    var sum = 0
    let ours = samples(200) { i in
      let at = middle.advanced(by: i)
      rope.apply(RopeEdit(range: at..<at, replacement: letter))
      sum += rope.utf16Offset(of: at)
    }
    var string = bench.text
    let theirs = samples(50) { i in
      let at = string.utf8.index(string.startIndex, offsetBy: middle.utf8 + i)
      string.insert("x", at: at)
      sum += string.utf16.distance(from: string.startIndex, to: at)
    }
    return [Measurement(ours).beside(theirs.median, "String")].checked(sum)
  }

  private static func findingLine(_ bench: inout Bench) -> [Measurement] {
    let rope = Rope(bench.text)
    let line = rope.lineCount / 2
    var sum = 0
    let ours = samples(200) { _ in sum += rope.lineStart(line).utf8 }
    let string = bench.text
    let theirs = samples(20) { _ in
      var left = line
      var offset = 0
      for byte in string.utf8 {
        if left == 0 { break }
        if byte == 10 { left -= 1 }
        offset += 1
      }
      sum += offset
    }
    return [Measurement(ours).beside(theirs.median, "String")].checked(sum)
  }

  private static func cutting(_ bench: inout Bench) -> [Measurement] {
    var rope = Rope(bench.text)
    let start = rope.scalarBoundary(atOrBefore: ByteOffset(rope.utf8Count / 2))
    let end = rope.scalarBoundary(atOrBefore: start.advanced(by: min(1024, rope.utf8Count / 4)))
    let ours = samples(200) { _ in
      let inverse = rope.apply(RopeEdit(range: start..<end, replacement: Rope()))
      rope.apply(inverse)
    }
    var string = bench.text
    let theirs = samples(50) { _ in
      let from = string.utf8.index(string.startIndex, offsetBy: start.utf8)
      let to = string.utf8.index(string.startIndex, offsetBy: end.utf8)
      let cut = String(string[from..<to])
      string.replaceSubrange(from..<to, with: "")
      string.insert(contentsOf: cut, at: string.utf8.index(string.startIndex, offsetBy: start.utf8))
    }
    return [Measurement(ours).beside(theirs.median, "String")]
  }

  private static func making(_ bench: inout Bench) -> [Measurement] {
    var sum = 0
    let text = bench.text
    let ours = samples(5) { _ in sum += Rope(text).utf8Count }
    return [Measurement(ours).beside(Copying.time(of: text), "copying and scanning")].checked(sum)
  }
}

extension [Measurement] {
  /// The same; takes a result, so that the work that made it is not optimised away.
  fileprivate func checked(_ sum: Int) -> [Measurement] {
    precondition(sum >= 0, "offsets are not negative")
    return self
  }
}

/// The least that anybody must do with a text that comes in.
enum Copying {
  /// The milliseconds to copy and scan a text's bytes.
  static func time(of text: String) -> Double {
    var samples = Samples()
    var newlines = 0
    for _ in 0..<5 {
      samples.time {
        let bytes = Array(text.utf8)
        for byte in bytes where byte == 10 { newlines += 1 }
      }
    }
    precondition(newlines >= 0, "a count is not negative")
    return samples.median
  }
}

internal import GrowingField
internal import TextRope

/// A text that comes in, to the first painted frame.
enum LoadCases {
  static let all = [
    Case(sentence: "the first frame after loading the text", run: loading),
    Case(sentence: "the first frame of one line with the caret at its end") { bench in
      opening(Documents.line, &bench)
    },
    Case(sentence: "the first frame of one word with the caret at its end") { bench in
      opening(Documents.word, &bench)
    },
    Case(sentence: "a paste of 100 MB", needsFreshProcess: true, hasOwnSize: true, run: flooding),
  ]

  private static func loading(_ bench: inout Bench) -> [Measurement] {
    var samples = Samples()
    var work: [String: Double] = [:]
    for _ in 0..<5 {
      var field = FieldRig(fonts: bench.fonts)
      let start = field.work
      samples.time {
        field.setText(bench.text)
        field.frame()
      }
      work = field.work.since(start, count: 1)
    }
    return [
      Measurement(samples, work: work)
        .beside(Copying.time(of: bench.text), "copying and scanning")
    ]
  }

  /// Lines longer than a million bytes are none that anybody makes.
  private static func opening(
    _ make: (_ bytes: Int) -> String, _ bench: inout Bench
  ) -> [Measurement] {
    if bench.size.bytes > 1 << 20 { return [] }
    let line = make(bench.size.bytes)
    let end = line.utf16.count
    var samples = Samples()
    var work: [String: Double] = [:]
    var slices = Samples()
    for _ in 0..<5 {
      var field = FieldRig(fonts: bench.fonts)
      let start = field.work
      samples.time {
        field.setText(line)
        field.placeCaret(at: end)
        field.frame()
      }
      work = field.work.since(start, count: 1)
      slices = field.settle()
    }
    let first = Measurement(samples, work: work)
    if slices.count == 0 { return [first] }
    return [
      first,
      Measurement(slices.total, unit: "ms").named("the spare-time work that makes it exact"),
      Measurement(slices).named("one slice of that"),
    ]
  }

  private static func flooding(_ bench: inout Bench) -> [Measurement] {
    let flood = Array(Documents.log(bytes: 100 << 20).utf8)
    var field = FieldRig(fonts: bench.fonts)
    field.frame()
    var samples = Samples()
    samples.time {
      field.paste(flood)
      field.frame()
    }
    precondition(field.machine.text.utf8Count == flood.count, "a paste loses nothing")
    return [Measurement(samples)]
  }
}

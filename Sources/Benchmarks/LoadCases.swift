internal import GrowingField
internal import TextRope

/// A text that comes in, to the first painted frame.
enum LoadCases {
  static let all = [
    Case(sentence: "the first frame after loading the text", run: loading),
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

internal import GrowingField

/// Looking through the text.
enum ScrollCases {
  static let all = [
    Case(sentence: "page down through the settled text") { bench in
      paging(bench.settledField())
    },
    Case(sentence: "page down right after loading") { bench in
      paging(bench.field())
    },
    Case(sentence: "page down through one line") { bench in
      if bench.size.bytes > 1 << 20 { return [] }
      return paging(bench.field(Documents.line(bytes: bench.size.bytes)))
    },
    Case(sentence: "a row of the wheel in the middle") { bench in
      var field = bench.settledField()
      field.placeCaret(at: Documents.middle(of: bench.text))
      field.frame()
      var samples = Samples()
      let start = field.work
      for i in 0..<200 {
        field.wait(0.02)
        samples.time {
          field.wheel(rows: i < 100 ? 1 : -1)
          field.frame()
        }
      }
      return [Measurement(samples, work: field.work.since(start, count: samples.count))]
    },
  ]

  /// Up to 200 pages from the top.
  private static func paging(_ field: consuming FieldRig) -> [Measurement] {
    var field = field
    field.placeCaret(at: 0)
    field.frame()
    var samples = Samples()
    let start = field.work
    for _ in 0..<200 {
      field.wait(0.1)
      let before = field.machine.selectedUTF16Range
      samples.time {
        field.press(.pageDown)
        field.frame()
      }
      if field.machine.selectedUTF16Range == before { break }
    }
    return [Measurement(samples, work: field.work.since(start, count: samples.count))]
  }
}

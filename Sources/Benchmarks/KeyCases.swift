internal import GrowingField

/// A key: edit, Markdown, layout and the painting of what is damaged.
enum KeyCases {
  static let all = [
    Case(sentence: "a key at the start of the text") { bench in
      typing(in: bench.settledField(), at: 0, words: paragraph, between: "\n\n")
    },
    Case(sentence: "a key in the middle of the text") { bench in
      typing(
        in: bench.settledField(), at: Documents.middle(of: bench.text), words: paragraph,
        between: "\n\n")
    },
    Case(sentence: "a key at the end of the text") { bench in
      typing(
        in: bench.settledField(), at: bench.text.utf16.count, words: paragraph, between: "\n\n")
    },
    Case(sentence: "a key in the middle right after loading") { bench in
      typing(in: bench.field(), at: Documents.middle(of: bench.text))
    },
    Case(sentence: "a key in the middle of a log without blank lines") { bench in
      let log = Documents.log(bytes: bench.size.bytes)
      return typing(in: bench.settledField(log), at: Documents.middle(of: log))
    },
    Case(sentence: "a key in the middle of one line") { bench in
      typingInLine(Documents.line, &bench)
    },
    Case(sentence: "a key in the middle of one word") { bench in
      typingInLine(Documents.word, &bench)
    },
    Case(sentence: "a key in a definition that every line uses") { bench in
      let text = Documents.uses(bytes: bench.size.bytes)
      return typing(in: bench.settledField(text), at: text.utf16.count)
    },
    Case(sentence: "a key in the last of a text of definitions") { bench in
      let text = Documents.definitions(bytes: bench.size.bytes)
      return typing(in: bench.settledField(text), at: text.utf16.count)
    },
    Case(sentence: "a fence typed and deleted at the top", run: fencing),
    Case(sentence: "a paste of 10 KB in the middle", run: pasting),
    Case(sentence: "a blink of the caret", run: blinking),
  ]

  private static let keys = Array("and then some words that a person would type into it ")

  /// 300 bytes, so that keys at all sizes go into the same words.
  private static let paragraph = Documents.prose(bytes: 300, seed: 5)

  /// 200 keys, after twenty that do not count; in words of their own that are put there where asked
  /// for, with something before and after them.
  private static func typing(
    in field: consuming FieldRig, at offset: Int, words: String = "", between edge: String = ""
  ) -> [Measurement] {
    var field = field
    field.placeCaret(at: offset)
    if words != "" {
      field.send(.text(edge + words + edge))
      field.placeCaret(at: offset + edge.utf16.count + Documents.middle(of: words))
      field.settle()
    }
    field.frame()
    var samples = Samples()
    var start = field.work
    for i in 0..<220 {
      if i == 20 {
        samples = Samples()
        start = field.work
      }
      field.wait(0.1)
      let key = String(keys[i % keys.count])
      samples.time {
        field.send(.text(key))
        field.frame()
      }
    }
    return [Measurement(samples, work: field.work.since(start, count: samples.count))]
  }

  /// Lines longer than a million bytes are none that anybody makes.
  private static func typingInLine(
    _ make: (_ bytes: Int) -> String, _ bench: inout Bench
  ) -> [Measurement] {
    if bench.size.bytes > 1 << 20 { return [] }
    let line = make(bench.size.bytes)
    return typing(
      in: bench.settledField(line), at: Documents.middle(of: line),
      words: make(paragraph.utf8.count))
  }

  /// Each key of three backticks and of their deletion.
  private static func fencing(_ bench: inout Bench) -> [Measurement] {
    var field = bench.settledField("\n" + bench.text)
    field.placeCaret(at: 0)
    field.frame()
    var samples = Samples()
    let start = field.work
    for _ in 0..<5 {
      for key in 0..<6 {
        field.wait(0.1)
        samples.time {
          if key < 3 { field.send(.text("`")) } else { field.press(.backspace) }
          field.frame()
        }
      }
    }
    return [Measurement(samples, work: field.work.since(start, count: samples.count))]
  }

  private static func pasting(_ bench: inout Bench) -> [Measurement] {
    var field = bench.settledField()
    let pasted = Array(Documents.prose(bytes: 10 << 10, seed: 777).utf8)
    field.placeCaret(at: Documents.middle(of: bench.text))
    field.frame()
    var samples = Samples()
    let start = field.work
    for _ in 0..<5 {
      field.wait(0.1)
      samples.time {
        field.paste(pasted)
        field.frame()
      }
    }
    return [Measurement(samples, work: field.work.since(start, count: samples.count))]
  }

  private static func blinking(_ bench: inout Bench) -> [Measurement] {
    var field = bench.settledField()
    field.placeCaret(at: Documents.middle(of: bench.text))
    field.wait(5)
    field.frame()
    var samples = Samples()
    let start = field.work
    for _ in 0..<200 {
      field.wait(0.5)
      samples.time { field.frame() }
    }
    return [Measurement(samples, work: field.work.since(start, count: samples.count))]
  }
}

internal import GrowingField

/// What a paste takes of memory at its peak, in bytes for each byte: what the field reckons with
/// before it takes a large one (`MemoryNeed`) is no less than the largest of these.
enum PasteCases {
  static let all = [
    paste(of: "prose") { Documents.prose(bytes: $0) },
    paste(of: "a log") { Documents.log(bytes: $0) },
    paste(of: "one line") { Documents.line(bytes: $0) },
    paste(of: "one word") { Documents.word(bytes: $0) },
    paste(of: "newlines") { String(repeating: "\n", count: $0) },
    paste(of: "fences") { String(repeating: "```\n", count: $0 / 4) },
    paste(of: "marks") { String(repeating: "*a ", count: $0 / 3) },
    paste(of: "Chinese") { String(repeating: "日本", count: $0 / 6) },
  ]

  private static func paste(
    of what: String, _ text: @escaping @MainActor (_ bytes: Int) -> String
  ) -> Case {
    Case(
      sentence: "peak memory of a paste: \(what)", needsFreshProcess: true, hasOwnSize: true,
      run: { [pasting(text(8_000_000), &$0)] })
  }

  /// To the end of all spare-time work, and some pages down.
  private static func pasting(_ text: String, _ bench: inout Bench) -> Measurement {
    var field = FieldRig(fonts: bench.fonts)
    MemoryCases.warm(&field)
    let bytes = Array(text.utf8)
    let empty = ProcessMemory.current
    ProcessMemory.resetPeak()
    field.paste(bytes)
    field.frame()
    field.settle()
    for _ in 0..<50 {
      field.wait(0.1)
      field.press(.pageDown)
      field.frame()
    }
    return Measurement((ProcessMemory.peak - empty) * 1e6 / Double(bytes.count), unit: "×")
  }
}

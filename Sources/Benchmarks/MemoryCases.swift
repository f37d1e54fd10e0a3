internal import Foundation
internal import GrowingField

/// What a text costs in memory, beyond the empty field and the string that was loaded.
enum MemoryCases {
  static let all = [
    Case(sentence: "peak memory above the empty field", needsFreshProcess: true, run: loading)
  ]

  private static func loading(_ bench: inout Bench) -> [Measurement] {
    var field = FieldRig(fonts: bench.fonts)
    warm(&field)
    let empty = ProcessMemory.current
    ProcessMemory.resetPeak()
    field.setText(bench.text)
    field.frame()
    let loaded = ProcessMemory.peak - empty
    field.settle()
    for _ in 0..<50 {
      field.wait(0.1)
      field.press(.pageDown)
      field.frame()
    }
    let peak = ProcessMemory.peak - empty
    return [
      Measurement(loaded, unit: "MB"),
      Measurement(peak, unit: "MB").named("peak memory after spare-time work and 50 pages"),
      Measurement(ProcessMemory.current - empty, unit: "MB")
        .named("memory above the empty field in the steady state"),
    ]
  }

  /// Fonts, masks and libraries belong to no text.
  static func warm(_ field: inout FieldRig) {
    field.setText(Documents.prose(bytes: 100 << 10))
    field.frame()
    for _ in 0..<40 {
      field.wait(0.1)
      field.press(.pageDown)
      field.frame()
    }
    field.setText("")
    field.frame()
  }
}

/// The memory of this process in megabytes (10^6 bytes), as the system counts it.
enum ProcessMemory {
  static var current: Double { status("VmRSS:") }
  static var peak: Double { status("VmHWM:") }

  /// Lets the peak begin anew.
  static func resetPeak() {
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
  }

  private static func status(_ key: String) -> Double {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(key) } ?? ""
    let kilobytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Double($0) }
    return (kilobytes ?? 0) * 1024 / 1e6
  }
}

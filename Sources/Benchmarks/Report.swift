internal import Foundation

/// All that was measured, as a table or as JSON.
struct Report {
  private var rows: [Measurement] = []

  mutating func add(_ measurements: [Measurement]) { rows += measurements }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = (try? encoder.encode(rows)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Markdown, case by case; the ratio is to the smallest size of the case.
  var table: String {
    var text = "| case | size | median | p99 | ratio | beside it | work for each |\n"
    text += "| --- | --- | --- | --- | --- | --- | --- |\n"
    var sentences: [String] = []
    for row in rows where !sentences.contains(row.sentence) { sentences.append(row.sentence) }
    for sentence in sentences {
      let same = rows.filter { $0.sentence == sentence }
      for row in same { text += line(row, first: same[0]) }
    }
    return text
  }

  private func line(_ row: Measurement, first: Measurement) -> String {
    let p99 = row.count > 1 ? number(row.p99) : ""
    let ratio = first.median > 0 ? number(row.median / first.median) : ""
    let beside = row.reference.map { "\(number($0)) \(row.referenceName ?? "")" } ?? ""
    let work = row.work.sorted { $0.key < $1.key }.map { "\(number($0.value)) \($0.key)" }
    return "| \(row.sentence) | \(row.size) | \(number(row.median)) \(row.unit) | \(p99) "
      + "| \(ratio) | \(beside) | \(work.joined(separator: ", ")) |\n"
  }

  /// Three significant digits.
  private func number(_ value: Double) -> String {
    let size = abs(value)
    let digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : size == 0 ? 0 : 4
    return String(format: "%.\(digits)f", value)
  }
}

internal import Drawing

/// A value that an `expect` names, as it is expected or as it was found.
nonisolated enum Observed: Sendable, Equatable {
  case flag(Bool)
  case count(Int)
  case number(Double)
  case numbers([Double])
  case text(String)
  case texts([String])
  /// The flavours of a clipboard.
  case table([String: String])
  case runs([Expectation.Run])
  /// No value: no caret, no such flavour.
  case nothing

  /// Equal to the last byte: canonically equivalent texts are not the same.
  static func == (a: Observed, b: Observed) -> Bool {
    switch (a, b) {
    case (.flag(let a), .flag(let b)): a == b
    case (.count(let a), .count(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.numbers(let a), .numbers(let b)): a == b
    case (.text(let a), .text(let b)): ExactText(a) == ExactText(b)
    case (.texts(let a), .texts(let b)): a.map(ExactText.init) == b.map(ExactText.init)
    case (.table(let a), .table(let b)):
      a.mapValues(ExactText.init) == b.mapValues(ExactText.init)
    case (.runs(let a), .runs(let b)):
      a.map { ExactText($0.text) } == b.map { ExactText($0.text) }
        && a.map(\.styles) == b.map(\.styles)
    case (.nothing, .nothing): true
    default: false
    }
  }

  /// How far apart lengths may be that no promise makes exact.
  private static let nearness = 0.001

  /// Equal, numbers within a thousandth.
  func isNear(_ other: Observed) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(a - b) <= Self.nearness
    case (.numbers(let a), .numbers(let b)):
      a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= Self.nearness }
    default: self == other
    }
  }
}

nonisolated extension Observed: CustomStringConvertible {
  /// JSON on one line.
  var description: String {
    switch self {
    case .flag(let flag): flag ? "true" : "false"
    case .count(let count): "\(count)"
    case .number(let number): number.shortest
    case .numbers(let numbers): list(numbers) { $0.shortest }
    case .text(let text): text.quoted()
    case .texts(let texts): list(texts) { $0.quoted() }
    case .table(let texts):
      "{"
        + texts.sorted { $0.key < $1.key }
        .map { "\($0.key.quoted()): \($0.value.quoted())" }.joined(separator: ", ") + "}"
    case .runs(let runs):
      list(runs) { run in "[\(run.text.quoted()), \(list(run.styles) { $0.quoted() })]" }
    case .nothing: "null"
    }
  }

  private func list<Item>(_ items: [Item], _ describe: (Item) -> String) -> String {
    "[" + items.map(describe).joined(separator: ", ") + "]"
  }
}

internal import GrowingField

/// What a machine put out and has not been told yet, oldest first.
///
///     machine ──► waiting: [c1, c2, c3] ──► current: told now ──► delegate
///                    ▲                                               │ sets a property
///                    └──────────────── its outputs ◄─────────────────┘
///
/// Every call is told by one loop, which holds no part of the machine meanwhile.
struct CallQueue {
  struct Call {
    var output: FieldOutput
    var origin: Origin
    /// Not told to the delegate; a question is answered as if there were none.
    var isSilent: Bool
  }

  /// Where a call comes from: how many calls led to each other before it.
  struct Origin {
    var generation = 0
    var isInsideDidChange = false
  }

  /// How many calls may lead to each other before the delegate is no longer told.
  static let generationLimit = 8

  private(set) var current: Call?
  private var waiting: [Call] = []

  /// The origin of a change that is made now: by the call that is being told, or from outside.
  var originOfChange: Origin {
    guard let current else { return Origin() }
    return Origin(
      generation: current.origin.generation + 1,
      isInsideDidChange: current.origin.isInsideDidChange || current.output.isDidChange)
  }

  mutating func append(_ outputs: [FieldOutput], from origin: Origin) {
    for output in outputs {
      let isSilent =
        origin.generation > Self.generationLimit
        || (origin.isInsideDidChange && output.isDidChange)
      waiting.append(Call(output: output, origin: origin, isSilent: isSilent))
    }
  }

  /// Goes on to the oldest call; nil, and no current one, where all are told.
  mutating func next() -> Call? {
    current = waiting.isEmpty ? nil : waiting.removeFirst()
    return current
  }

  /// Counts an input that the machine keeps until the current question is answered: what it leads
  /// to comes out with the answer, and was caused by the question all the same.
  mutating func deepen() { current?.origin.generation += 1 }
}

/// What can be done to a machine.
enum FieldChange {
  case input(FieldInput)
  case configuration((inout FieldConfiguration) -> Void)
  case text(String)
  case selection(Range<Int>)
  case visibleRange(Range<Int>)
  /// In points from the top.
  case contentOffset(Double)
  /// A height that is on its way arrives.
  case arrival
}

extension FieldOutput {
  var isQuestion: Bool { if case .question = self { true } else { false } }
  fileprivate var isDidChange: Bool { if case .event(.didChange) = self { true } else { false } }
}

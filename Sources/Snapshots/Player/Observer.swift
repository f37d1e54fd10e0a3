internal import Drawing
internal import GrowingField
internal import GrowingText
internal import SDLBackend
internal import TextRope

/// Looks at a screen at a time for what an expectation names.
struct Observer {
  let screen: any Screen
  let environment: Environment
  let recorder: DelegateRecorder
  let time: Double

  /// What is expected, what is there, and whether they must be equal to the last bit.
  func compare(_ claim: Expectation.Claim) -> (expected: Observed, actual: Observed, exact: Bool) {
    switch claim {
    case .text, .selectedText, .selectedRange, .hasText, .runs: content(claim)
    case .lines, .height, .targetHeight, .contentHeight, .contentOffset, .caret, .fieldFrame,
      .keyboardFrame:
      geometry(claim)
    case .clipboard, .flavours, .pastedImages, .delegate, .messages, .menu: exchange(claim)
    case .isScrollEnabled, .placeholderVisible, .isFirstResponder, .canUndo, .canRedo:
      state(claim)
    }
  }

  private typealias Comparison = (expected: Observed, actual: Observed, exact: Bool)
  private var machine: FieldMachine { screen.field.machine }

  private func content(_ claim: Expectation.Claim) -> Comparison {
    switch claim {
    case .text(let text): (.text(text), .text(screen.field.text), true)
    case .selectedText(let text): (.text(text), .text(machine.selectedText), true)
    case .selectedRange(let location, let length):
      (
        .numbers([Double(location), Double(length)]),
        .numbers([
          Double(machine.selectedUTF16Range.lowerBound), Double(machine.selectedUTF16Range.count),
        ]), true
      )
    case .hasText(let flag): (.flag(flag), .flag(screen.field.hasText), true)
    case .runs(let runs): (.runs(runs), .runs(currentRuns), true)
    default: preconditionFailure("not a claim about the content")
    }
  }

  private func geometry(_ claim: Expectation.Claim) -> Comparison {
    switch claim {
    case .lines(let count): (.count(count), .count(measured.rows), true)
    case .height(let length):
      (.number(points(length)), .number(machine.height(at: time)), false)
    case .targetHeight(let length):
      (.number(points(length)), .number(machine.targetHeight), true)
    case .contentHeight(let length): (.number(points(length)), .number(measured.height), true)
    case .contentOffset(let offset):
      (.number(offset), .number(machine.contentOffset(at: time)), false)
    case .caret(let rect): (rect.map(Observed.numbers) ?? .nothing, caret, false)
    case .fieldFrame(let rect): (.numbers(rect), .numbers(fieldFrame.sides), false)
    case .keyboardFrame(let rect):
      (.numbers(rect), .numbers(screen.keyboardFrame(at: time).sides), false)
    default: preconditionFailure("not a claim about the geometry")
    }
  }

  private func exchange(_ claim: Expectation.Claim) -> Comparison {
    switch claim {
    case .clipboard(let texts):
      let offered = flavours.filter { texts.keys.contains($0.key) }
      return (
        .table(texts), .table(offered.mapValues { String(decoding: $0, as: UTF8.self) }), true
      )
    case .flavours(let names): return (.texts(names), .texts(flavours.keys.sorted()), true)
    case .pastedImages(let count): return (.count(count), .count(recorder.pastedImages), true)
    case .delegate(let calls):
      return (.texts(calls.map(\.rawValue)), .texts(recorder.calls.map(\.rawValue)), true)
    case .messages(let texts): return (.texts(texts), .texts(screen.messages), true)
    case .menu(let labels):
      return (.texts(labels ?? []), .texts(screen.field.machine.menuLabels ?? []), true)
    default: preconditionFailure("not a claim about what went in or out")
    }
  }

  private func state(_ claim: Expectation.Claim) -> Comparison {
    let (expected, actual) =
      switch claim {
      case .isScrollEnabled(let flag): (flag, machine.isScrollEnabled)
      case .placeholderVisible(let flag): (flag, machine.isPlaceholderVisible)
      case .isFirstResponder(let flag): (flag, machine.isFocused)
      case .canUndo(let flag): (flag, machine.canUndo)
      case .canRedo(let flag): (flag, machine.canRedo)
      default: preconditionFailure("not a claim about the state")
      }
    return (.flag(expected), .flag(actual), true)
  }

  // MARK: Values

  private func points(_ length: Expectation.Length) -> Double {
    switch length {
    case .points(let points): points
    case .rows(let rows): machine.height(forRows: rows)
    }
  }

  /// On a copy: looking changes nothing.
  private var measured: (rows: Int, height: Double) {
    var machine = machine
    return machine.measureContent(fonts: &environment.fonts)
  }

  private var currentRuns: [Expectation.Run] {
    var machine = machine
    return machine.runs().map { Expectation.Run($0.text, $0.styles.sorted()) }
  }

  private var fieldFrame: Rect { screen.field.frame(at: time) }

  private var caret: Observed {
    screen.field.caret(at: time).map { .numbers($0.sides) } ?? .nothing
  }

  private var flavours: Flavours { environment.clipboard.read(.clipboard) ?? [:] }
}

extension Rect {
  fileprivate var sides: [Double] { [x, y, width, height] }
}

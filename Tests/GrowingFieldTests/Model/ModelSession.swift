import Drawing
import LiveMarkdown
import TestRandom
import TextLayout

@testable import GrowingField

/// A field at its start and what is done to it: the same for the same seed.
struct ModelSession {
  var text: String
  var configuration: FieldConfiguration
  var actions: [ModelAction]
  var limit: Int
  var scale: Double
  /// A fresh field is built after so many actions.
  var interval = 1

  /// A text of up to `limit` bytes and its actions.
  init(seed: UInt64, actions count: Int, limit: Int = 4096) {
    var random = SeededGenerator(seed: seed)
    configuration = FieldDriver.configuration
    configuration.caretBlinks = false
    configuration.insertsTabs = true
    configuration.placeholder = random.pick(["", "Message"])
    configuration.dialect = random.pick([.commonMark, .commonMark] + MarkdownDialect.all)
    configuration.markers = random.pick(MarkerMode.allCases)
    configuration.animateHeightChange = random.number(0...1) == 0
    configuration.maxNumberOfLines = random.pick([6, 6, 1, 0])
    configuration.textAlignment = random.pick([.natural, .natural, .center, .right])
    scale = random.pick([1, 1.5, 2])
    self.limit = limit
    text = ModelAction.text(upTo: random.pick([0, 100, 400, 1000, limit]), &random)
    actions = (0..<count).map { _ in ModelAction.random(&random) }
  }

  /// A large text and actions that keep it large.
  init(seed: UInt64, actions count: Int, bytes: Int) {
    self.init(seed: seed, actions: 0, limit: 2 * bytes)
    var random = SeededGenerator(seed: ~seed)
    text = ""
    while text.utf8.count < bytes { text += ModelAction.text(upTo: 4096, &random) }
    while actions.count < count {
      switch ModelAction.random(&random) {
      case .setText, .key(.home, [.control, .shift]), .key(.end, [.control, .shift]): continue
      case .select(let place, _): actions.append(.select(place, place))
      case let action: actions.append(action)
      }
    }
  }

  /// One long line, in which actions leap to and fro and leave rows that are provisional.
  init(seed: UInt64, actions count: Int, line bytes: Int) {
    self.init(seed: seed, actions: 0, limit: 2 * bytes)
    var random = SeededGenerator(seed: ~seed)
    let pieces = ModelAlphabet.pasted.filter { !$0.contains { $0.isNewline } }
    // One piece, again and again, falls into step with nothing.
    let only = random.pick([nil, nil, nil, "日本", "word ", "w"])
    text = ""
    while text.utf8.count < bytes { text += only ?? random.pick(pieces) }
    interval = 20
    while actions.count < count {
      switch ModelAction.random(&random) {
      case .setText: continue
      case .width: if random.number(0...3) == 0 { actions.append(.width(300)) }
      case .key(let key, let modifiers) where modifiers == [.control, .shift]:
        actions.append(.key(key, .control))
      case .select(let place, _): actions.append(.select(place, place))
      case let action: actions.append(action)
      }
    }
  }

  // MARK: Playing

  struct Failure {
    /// The action after which something was wrong.
    var step: Int
    var mismatch: Mismatch
  }

  /// Plays the actions; nil where the field agreed with the model and with fresh fields throughout.
  func play() -> Failure? {
    var run = ModelRun(text, configuration, limit: limit)
    var screen = ModelScreen(scale: scale)
    for (step, action) in actions.enumerated() {
      do throws(Mismatch) {
        try run.play(action)
        if step % interval == interval - 1 {
          try FreshField(like: run).check(run.driver.field)
        }
        if case .frame = action { try run.draw(on: &screen) }
        if step % 25 == 24 {
          try run.draw(on: &screen)
          try screen.check(run)
        }
      } catch {
        return Failure(step: step, mismatch: error)
      }
    }
    return nil
  }

  /// Plays the actions and looks near the caret and at the view only.
  func playLarge() -> Failure? {
    var run = ModelRun(text, configuration, limit: limit)
    var screen = ModelScreen(scale: scale)
    for (step, action) in actions.enumerated() {
      do throws(Mismatch) {
        try run.play(action)
        let field = run.driver.field
        try FreshField(like: run).check(
          field, around: [field.state.shownFocus.offset, run.top])
        if case .frame = action { try run.draw(on: &screen) }
      } catch {
        return Failure(step: step, mismatch: error)
      }
    }
    return nil
  }

  // MARK: Shrinking

  /// The session with what its failure does not need taken out: halves of the actions, then
  /// quarters, down to single ones (delta debugging, Zeller and Hildebrandt 2002).
  func shrunk(to failure: Failure) -> ModelSession {
    var session = self
    session.actions = Array(actions[...failure.step])
    var size = session.actions.count
    while size > 0 {
      var start = 0
      while start < session.actions.count {
        var smaller = session
        smaller.actions.removeSubrange(start..<min(start + size, smaller.actions.count))
        if smaller.play() != nil { session = smaller } else { start += size }
      }
      size /= 2
    }
    return session.withShortText()
  }

  private func withShortText() -> ModelSession {
    var session = self
    var size = text.count
    while size > 0 {
      var start = 0
      while start < session.text.count {
        var smaller = session
        let lower = smaller.text.index(smaller.text.startIndex, offsetBy: start)
        let upper =
          smaller.text.index(
            lower, offsetBy: size, limitedBy: smaller.text.endIndex) ?? smaller.text.endIndex
        smaller.text.removeSubrange(lower..<upper)
        if smaller.play() != nil { session = smaller } else { start += size }
      }
      size /= 2
    }
    return session
  }

  /// The failure and the actions that led to it.
  func plainReport(_ failure: Failure) -> String {
    let actions = actions[max(0, failure.step - 9)...failure.step].map { "  \($0)" }
    return """
      step \(failure.step): \(failure.mismatch)
      after, among others:
      \(actions.joined(separator: "\n"))
      """
  }

  /// The failure with the shortest session that shows one.
  func report(_ failure: Failure) -> String {
    let short = shrunk(to: failure)
    let actions = short.actions.map { "  \($0)" }.joined(separator: "\n")
    return """
      step \(failure.step): \(failure.mismatch)
      shortest: \(short.text.debugDescription), \(short.configuration.dialect.name), width \
      \(short.configuration.width), markers \(short.configuration.markers)
      \(actions)
      where: \(short.play()?.mismatch.description ?? "nothing is wrong")
      """
  }
}

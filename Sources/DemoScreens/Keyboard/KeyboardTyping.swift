internal import GrowingField

/// What an on-screen keyboard is in the middle of, and what its keys lead to: the same inputs as a
/// desktop's keyboard and input method give.
///
///     press ──► pressed ──slide──► another key pressed
///       │          │ release inside
///       │          ▼
///       │       text, Return, Space, page, globe
///       └─► Shift and Backspace act at once; Backspace again while it is held
///
/// A value without a clock: times are handed in, in seconds.
nonisolated struct KeyboardTyping: Sendable {
  enum Shift: Hashable, Sendable { case off, once, locked }

  private(set) var language = KeyboardLanguage.english
  private(set) var page = KeyboardPage.letters
  private(set) var shift = Shift.off
  private(set) var composition = KanaComposition()
  /// The key under the pressed pointer.
  private(set) var pressed: KeyAction?
  /// When Backspace is next repeated.
  private(set) var nextRepeat: Double?

  static let repeatDelay = 0.4
  static let repeatInterval = 0.075

  var isComposing: Bool { !composition.isEmpty }

  /// What stands on a key that types a text.
  func label(_ text: String) -> String { shift == .off ? text : text.uppercased() }

  // MARK: The pointer

  /// The pointer went down on a key; `count` is 2 for the second of a double click.
  mutating func press(_ action: KeyAction?, count: Int, at time: Double) -> [FieldInput] {
    pressed = action
    switch action {
    case .shift:
      shift = count == 2 ? .locked : shift == .off ? .once : .off
      return []
    case .backspace:
      nextRepeat = time + Self.repeatDelay
      return deleteBackward()
    default: return []
    }
  }

  /// The pressed pointer moved to another key, or to none.
  mutating func slide(to action: KeyAction?) {
    guard pressed != action else { return }
    nextRepeat = nil
    // Shift and Backspace acted when they were pressed; a pointer that slides there does nothing.
    pressed = action == .shift || action == .backspace ? nil : action
  }

  /// The pointer was released: the key that it is on does its work.
  mutating func release() -> [FieldInput] {
    defer { cancel() }
    switch pressed {
    case .text(let text): return type(text)
    case .return: return pressReturn()
    case .space: return pressSpace()
    case .page(let page):
      self.page = page
      return []
    case .globe: return use(language.next)
    case .candidate(let index): return pick(index)
    case .shift, .backspace, nil: return []
    }
  }

  /// The pointer is let go of without doing what its key is for.
  mutating func cancel() {
    pressed = nil
    nextRepeat = nil
  }

  /// Repeats Backspace as often as is due.
  mutating func advance(to time: Double) -> [FieldInput] {
    var inputs: [FieldInput] = []
    while let due = nextRepeat, due <= time {
      nextRepeat = due + Self.repeatInterval
      inputs += deleteBackward()
    }
    return inputs
  }

  // MARK: Languages and composition

  /// Goes to a language; what was being composed is committed.
  mutating func use(_ language: KeyboardLanguage) -> [FieldInput] {
    let inputs = commit()
    if language != self.language {
      self.language = language
      page = .letters
      shift = .off
    }
    return inputs
  }

  /// Commits what is being composed, as it is shown.
  mutating func commit() -> [FieldInput] {
    composition.isEmpty ? [] : [.text(composition.commit())]
  }

  /// Forgets the composition, which somebody else has ended.
  mutating func dropComposition() { composition = KanaComposition() }

  private mutating func pick(_ index: Int) -> [FieldInput] {
    guard !composition.isEmpty else {
      return index < Self.quickSigns.count ? [.text(Self.quickSigns[index])] : []
    }
    return [.text(composition.commit(index))]
  }

  /// What the strip offers while nothing is composed.
  static let quickSigns = ["、", "。", "？", "！", "「", "」"]

  /// What the strip offers.
  var candidates: [String] { composition.isEmpty ? Self.quickSigns : composition.candidates }

  private var preedit: FieldInput { .preedit(composition.preedit, selection: nil) }

  // MARK: Keys

  private mutating func type(_ text: String) -> [FieldInput] {
    let isShifted = shift != .off
    if shift == .once { shift = .off }
    guard language == .japanese, page == .letters, !isShifted, let letter = text.first else {
      return commit() + [.text(isShifted ? text.uppercased() : text)]
    }
    // A form that Space has chosen is settled by what is typed next.
    var inputs = composition.choice == nil ? [] : commit()
    composition.type(letter == "ー" ? "-" : letter)
    inputs.append(preedit)
    return inputs
  }

  private mutating func deleteBackward() -> [FieldInput] {
    guard !composition.isEmpty else { return [.key(KeyPress(.backspace))] }
    composition.deleteBackward()
    return [preedit]
  }

  private mutating func pressReturn() -> [FieldInput] {
    composition.isEmpty ? [.key(KeyPress(.return))] : commit()
  }

  private mutating func pressSpace() -> [FieldInput] {
    guard composition.isEmpty else {
      composition.chooseNext()
      return [preedit]
    }
    // A space after a sign leads back to the letters, as on a phone.
    if page != .letters { page = .letters }
    return [.text(language == .japanese ? "\u{3000}" : " ")]
  }
}

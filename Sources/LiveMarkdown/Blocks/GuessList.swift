internal import TextRope

/// What was told beyond the watermark and is not confirmed yet.
struct GuessList: Sendable {
  private var guesses: [BlockGuess] = []
  /// More of them are not kept apart.
  private let most: Int

  init(most: Int) { self.most = most }

  var isEmpty: Bool { guesses.isEmpty }

  mutating func add(_ guess: BlockGuess) {
    if let last = guesses.last, last.beginsWith(guess) || guesses.count == most {
      guesses[guesses.count - 1] = last.joined(with: guess)
    } else {
      guesses.append(guess)
    }
  }

  /// Follows an edit after which a range is asked for again.
  mutating func carry(through edit: RopeEdit, retelling range: Range<ByteOffset>) {
    guesses = guesses.compactMap { $0.carried(through: edit) }.filter { !range.contains($0.told) }
  }

  /// Drops the guesses that are decided, and returns what the wrong ones told.
  mutating func takeWrong(by blocks: BlockTree) -> Range<ByteOffset>? {
    var wrong: Range<ByteOffset>?
    guesses.removeAll { guess in
      guard let isRight = guess.verdict(by: blocks) else { return false }
      if !isRight { wrong = wrong.map { $0.hull(guess.told) } ?? guess.told }
      return true
    }
    return wrong
  }
}

/// One of the ways to write the same styles; which one parses depends on the characters around.
struct WritingWay {
  /// Marks stay what the author chose (`_` for `*`).
  var keepsMarks: Bool
  /// What had no meaning inside code is escaped where it leaves it.
  var escapes: Bool
  /// Punctuation at the edges of the style stays outside it.
  var leavesPunctuation = false
  /// A link whose text is its label has the label written behind it, since its text changes.
  var spellsLabels = false
  /// The paragraph is written anew with every mark escaped that is to be text.
  var escapesAll = false

  /// Those that change nothing but markers, the simplest first.
  static let gentle: [WritingWay] = [false, true].flatMap { leaves in
    [(true, false), (false, false), (true, true), (false, true)].map {
      WritingWay(keepsMarks: $0.0, escapes: $0.1, leavesPunctuation: leaves)
    }
  }

  /// The same for a paragraph with links whose text is their label.
  static let spelling: [WritingWay] = gentle.map { way in
    var way = way
    way.spellsLabels = true
    return way
  }

  /// What is left where stray marks in the text catch those that are written.
  static let thorough: [WritingWay] = [false, true].flatMap { leaves in
    [true, false].map {
      WritingWay(
        keepsMarks: $0, escapes: true, leavesPunctuation: leaves, escapesAll: true)
    }
  }
}

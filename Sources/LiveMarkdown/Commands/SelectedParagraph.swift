internal import TextRope

/// A paragraph that a selection touches, character by character.
struct SelectedParagraph {
  let context: InlineContext
  /// What of the paragraph is looked at; a long one is parsed only round the selection.
  let scope: Range<ByteOffset>
  let atoms: [Atom]
  /// What is selected of each line, without white space at its edges; indices into `atoms`.
  let segments: [Range<Int>]

  init(_ context: InlineContext, of text: Rope, selection: Range<ByteOffset>) {
    self.context = context
    scope = context.range
    atoms = Atom.list(context, of: text)
    segments = Self.segments(of: atoms, selection)
  }

  private static func segments(of atoms: [Atom], _ selection: Range<ByteOffset>) -> [Range<Int>] {
    let lower = atoms.firstIndex { $0.range.lowerBound >= selection.lowerBound } ?? atoms.count
    let upper = atoms.lastIndex { $0.range.upperBound <= selection.upperBound } ?? -1
    guard lower <= upper else { return [] }
    return atoms[lower...upper].split { $0.isNewline }.compactMap { line in
      guard let first = line.firstIndex(where: { !$0.isSpace }),
        let last = line.lastIndex(where: { !$0.isSpace })
      else { return nil }
      return first..<last + 1
    }
  }

  var first: Atom? { segments.first.map { atoms[$0.lowerBound] } }
  var last: Atom? { segments.last.map { atoms[$0.upperBound - 1] } }

  /// Whether all that is selected and no white space has a style; or all of its words.
  ///
  /// Where it has no words, its punctuation counts in any case.
  func has(_ style: StyleSet, onlyWords: Bool = false) -> Bool {
    let hasWords = segments.contains { atoms[$0].contains(where: \.isWord) }
    return segments.allSatisfy { has(style, in: $0, onlyWords: onlyWords && hasWords) }
  }

  func has(_ style: StyleSet, in segment: Range<Int>, onlyWords: Bool = false) -> Bool {
    atoms[segment].allSatisfy {
      $0.isSpace || (onlyWords && !$0.isWord) || $0.styles.contains(style)
    }
  }

  /// The characters of a stretch.
  func atoms(in range: Range<ByteOffset>) -> ArraySlice<Atom> {
    let lower = atoms.firstIndex { $0.range.lowerBound >= range.lowerBound } ?? atoms.count
    let upper = atoms[lower...].firstIndex { $0.range.lowerBound >= range.upperBound }
    return atoms[lower..<(upper ?? atoms.count)]
  }

  /// The same paragraph after edits inside it that moved nothing but markers.
  func reread(
    from document: inout MarkdownDocument, _ text: Rope, growth: Int
  ) -> SelectedParagraph {
    let scope = scope.lowerBound..<scope.upperBound.advanced(by: growth)
    let contexts = document.contexts(in: scope, of: text)
    guard contexts.count == 1, let now = contexts.first, now.range.contains(scope)
    else { return self }
    let atoms = Atom.list(now, of: text).filter { scope.contains($0.range) }
    return SelectedParagraph(now, scope, atoms: atoms, segments: segments)
  }

  private init(
    _ context: InlineContext, _ scope: Range<ByteOffset>, atoms: [Atom], segments: [Range<Int>]
  ) {
    (self.context, self.scope, self.atoms, self.segments) = (context, scope, atoms, segments)
  }
}

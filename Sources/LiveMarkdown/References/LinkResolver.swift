internal import TextRope

/// Where labels lead in a text: what the inline parser asks.
struct LinkResolver: Sendable {
  let definitions: LinkDefinitions
  let text: Rope
  let rules: BlockRules

  /// The address that a label stands for; nil where it is not defined.
  ///
  /// The definition is read where it stands, so that the index holds no text.
  ///
  /// - Complexity: O(log *n* + *k*) in the bytes of the definition.
  func address(of label: LinkLabel) -> String? {
    guard let place = definitions.place(of: label.key) else { return nil }
    var reader = LineReader(text, from: ByteOffset(place.lowerBound))
    var lines = DefinitionLines(BlockScanner(rules: rules), from: place.lowerBound)
    guard let (definition, _) = lines.read(&reader), definition.label == label else { return nil }
    return definition.address
  }
}

/// What takes the place of the definitions in a part of a text.
struct DefinitionChange: Sendable {
  /// In the text before.
  var old: Range<Int>
  /// The bytes in place of them.
  var count: Int
  var found: [FoundDefinition] = []
}

/// A definition, where it was found.
struct FoundDefinition: Sendable {
  var start: Int
  /// Its lines, with the last newline.
  var count: Int
  /// `LinkLabel.key`.
  var label: UInt64
  /// A hash of what it says: another one is another definition.
  var content: UInt64

  init(_ definition: LinkDefinition, start: Int, count: Int) {
    self.start = start
    self.count = count
    label = definition.label.key
    content = definition.address.utf8.fingerprint(label)
  }
}

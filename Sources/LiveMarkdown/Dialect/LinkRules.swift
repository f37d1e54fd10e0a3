/// Which ways of writing a link a dialect has.
package struct LinkRules: Hashable, Sendable {
  /// `[text](address "title")`, and images, `![text](address)` (CommonMark 0.31.2, sections 6.3 and
  /// 6.4).
  ///
  /// This is the way that commands and pastes write.
  package var areInline = false
  /// `[text][label]`, `[label][]` and `[label]`, and images, where the label is defined.
  package var areByReference = false
  /// `<https://example.org>` and `<name@example.org>` (CommonMark 0.31.2, section 6.5).
  package var areInAngleBrackets = false
  /// `https://example.org`, `www.example.org` and `name@example.org` (GFM 0.29, section 6.9).
  package var areBare = false
}

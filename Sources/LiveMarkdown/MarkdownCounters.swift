/// What a document has worked, for tests of cost.
package struct MarkdownCounters: Sendable, Equatable {
  /// Lines whose block state was worked out.
  package var linesScanned = 0
  /// Bytes that the inline parser was handed.
  package var bytesParsed = 0
  /// Its steps: linear in the bytes, whatever they are.
  package var inlineSteps = 0

  /// Stretches of text that were searched for uses of a label.
  package var usesSearched = 0

  package init() {}
}

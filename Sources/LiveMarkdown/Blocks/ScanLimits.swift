/// How much of a text is scanned at once; the rest waits for `advance`.
package struct ScanLimits: Sendable {
  /// How far behind an edit scanning goes on while line states differ, in bytes.
  package var patience = 16 * 1024
  /// How far beyond the watermark a stretch may lie for the lines up to it to be scanned on demand;
  /// what lies farther is guessed.
  package var nearness = 256 * 1024
  /// How far back a guess looks for a blank line to begin at.
  package var guessing = 4 * 1024
  /// How many lines a changed definition restyles within the key that changed it.
  package var restyling = 128
  /// How many guesses are kept apart.
  package var guesses = 64
  /// How many long paragraphs are remembered with the places where parsing may begin.
  package var longParagraphs = 8

  package init() {}
}

/// How much work a layout has done: what tests count in place of time.
package struct LayoutCounters: Sendable, Equatable {
  package var linesLaidOut = 0
  /// Runs of which the widths were asked for, to find where rows end: mostly sums of known words.
  package var runsMeasured = 0
  /// Runs that were shaped, to be drawn.
  package var runsShaped = 0

  package init() {}
}

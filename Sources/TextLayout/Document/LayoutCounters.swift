/// How much work a layout has done: what tests count in place of time.
package struct LayoutCounters: Sendable, Equatable {
  package var linesLaidOut = 0
  package var runsShaped = 0

  package init() {}
}

/// How long a scroll bar shows after a scroll: it holds, then fades or is gone at once.
///
/// What is drawn and when that is due come from the same sums: rounding would else put them to
/// either side of a frame, and a bar would stay until the caret blinks.
package struct ScrollBarFade: Sendable {
  /// When the text last moved under the view.
  private var lastMove: Double?

  package static let hold = 0.6
  package static let fade = 0.3

  package init() {}

  package mutating func restart(at time: Double) { lastMove = time }

  /// 1 right after a scroll, 0 once the bar has gone.
  package func opacity(at time: Double, fades: Bool) -> Double {
    guard let lastMove else { return 0 }
    let start = lastMove + Self.hold
    if time < start { return 1 }
    return fades && time < start + Self.fade ? 1 - (time - start) / Self.fade : 0
  }

  /// When the bar next looks otherwise; nil once it has gone.
  package func nextChange(after time: Double, fades: Bool) -> Double? {
    guard let lastMove else { return nil }
    let start = lastMove + Self.hold
    if time < start { return start }
    return fades && time < start + Self.fade ? time + 1 / 60 : nil
  }
}

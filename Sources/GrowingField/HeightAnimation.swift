/// The curves of UIKit, as cubic Béziers.
package enum AnimationCurve: String, Sendable, Hashable, CaseIterable {
  case easeInOut, linear, easeIn, easeOut, spring
}

/// A height on its way from one value to another: a function of time.
package struct HeightAnimation: Sendable, Equatable {
  package var from: Double
  package var to: Double
  /// In seconds.
  package var start: Double
  /// 0 is at once.
  package var duration: Double
  package var curve: AnimationCurve

  package init(
    from: Double, to: Double, start: Double, duration: Double, curve: AnimationCurve
  ) {
    self.from = from
    self.to = to
    self.start = start
    self.duration = duration
    self.curve = curve
  }

  package var end: Double { start + duration }
}

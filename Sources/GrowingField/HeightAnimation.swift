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

  /// Sums of binary fractions miss their decimal value by a few bits: a nanosecond is forgiven.
  static let clockTolerance = 1e-9

  package func isOver(at time: Double) -> Bool { time >= end - Self.clockTolerance }

  /// Eased, 0 before the start and exactly 1 from the end on.
  package func progress(at time: Double) -> Double {
    isOver(at: time) ? 1 : curve.progress(at: (time - start) / duration)
  }

  package func value(at time: Double) -> Double {
    isOver(at: time) ? to : from + (to - from) * progress(at: time)
  }
}

/// A view sets off for another height: by how much, and on what way.
typealias HeightChange = (diff: Double, animation: HeightAnimation)

/// The view's height over time.
///
///     settled ──retarget──► moving ──arrive──► settled
///                  ▲           │
///                  └─retarget──┘   starts from where it stands; one arrival is told
struct Growth: Sendable {
  private(set) var target: Double
  /// The animation on its way; nil once its arrival was told.
  private(set) var animation: HeightAnimation?

  init(height: Double) { target = height }

  func height(at time: Double) -> Double { animation?.value(at: time) ?? target }

  func isMoving(at time: Double) -> Bool { animation.map { !$0.isOver(at: time) } ?? false }

  /// Sets off for another height from where the view stands.
  ///
  /// - Returns: The animation, and by how much the target moved; nil where it stays.
  mutating func retarget(
    _ height: Double, at time: Double, duration: Double, curve: AnimationCurve
  ) -> HeightChange? {
    if height == target { return nil }
    let next = HeightAnimation(
      from: self.height(at: time), to: height, start: time, duration: max(0, duration),
      curve: curve)
    let diff = height - target
    target = height
    animation = next
    return (diff, next)
  }

  /// Ends an animation before its time; true where there was one.
  mutating func finish() -> Bool {
    defer { animation = nil }
    return animation != nil
  }

  /// Ends an animation whose time is over; true once for each that arrives.
  mutating func arrive(at time: Double) -> Bool {
    guard let animation, animation.isOver(at: time) else { return false }
    self.animation = nil
    return true
  }
}

/// How high a view may be.
struct HeightLimits: Sendable, Equatable {
  var minimum: Double
  /// Infinity is no limit.
  ///
  /// Never below the minimum: the minimum wins (as in CSS).
  var maximum: Double

  /// `rows(n)` is the height of a view of n rows.
  init(_ configuration: FieldConfiguration, rows: (Int) -> Double) {
    let least = max(1, configuration.minNumberOfLines)
    minimum = max(rows(least), Self.sane(configuration.minHeight) ?? 0)
    var most = Double.infinity
    if configuration.maxNumberOfLines > 0 { most = rows(configuration.maxNumberOfLines) }
    if let height = Self.sane(configuration.maxHeight), height > 0 { most = min(most, height) }
    if let height = Self.sane(configuration.availableHeight) { most = min(most, height) }
    maximum = max(most, minimum)
  }

  func clamp(_ height: Double) -> Double { min(max(height, minimum), maximum) }

  /// Negative and not-a-number heights are no limits.
  private static func sane(_ height: Double?) -> Double? {
    height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }
}

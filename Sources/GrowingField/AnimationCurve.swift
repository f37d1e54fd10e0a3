/// How an animated value moves between its ends; the Béziers are UIKit's.
package enum AnimationCurve: String, Sendable, Hashable, CaseIterable {
  case easeInOut, linear, easeIn, easeOut, spring

  /// Returns how much of the way is done when `fraction` of the time is over.
  ///
  /// - Parameter fraction: Clamped to 0…1.
  /// - Returns: 0 at 0 and exactly 1 at 1.
  package func progress(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    return switch self {
    case .linear: fraction
    case .easeInOut: CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1).y(atX: fraction)
    case .easeIn: CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1).y(atX: fraction)
    case .easeOut: CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1).y(atX: fraction)
    case .spring: CriticalSpring.progress(at: fraction)
    }
  }
}

/// A timing curve from (0, 0) to (1, 1) with two control points, as CSS and Core Animation use it.
struct CubicBezier {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  /// Solves x(t) = `x` by bisection (x is monotone for control points in 0…1) and returns y(t).
  func y(atX x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if Self.coordinate(x1, x2, at: middle) < x { low = middle } else { high = middle }
    }
    return Self.coordinate(y1, y2, at: (low + high) / 2)
  }

  private static func coordinate(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
  }
}

/// A critically damped spring, cut where it has arrived to within a thousandth.
enum CriticalSpring {
  /// ω·T, chosen so that (1 + ωT)·e^(−ωT) is below 0.001.
  private static let stiffness = 9.5

  static func progress(at fraction: Double) -> Double {
    func rest(_ t: Double) -> Double { (1 + t) * exponential(-t) }
    return (1 - rest(stiffness * fraction)) / (1 - rest(stiffness))
  }

  /// e^x for −10…0 from basic arithmetic only, so that every machine gets the same bits.
  private static func exponential(_ x: Double) -> Double {
    let small = x / 1024
    var sum = 1.0
    var term = 1.0
    for n in 1...8 {
      term *= small / Double(n)
      sum += term
    }
    for _ in 0..<10 { sum *= sum }
    return sum
  }
}

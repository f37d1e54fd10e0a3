public import Foundation
internal import GrowingField

/// Between which heights the view grows, and how it moves.
extension GrowingTextView {
  /// How an animation moves between its ends; the curves are UIKit's.
  public enum AnimationCurve: Hashable, Sendable, CaseIterable {
    /// Slow at both ends: a Bézier with the control points (0.42, 0) and (0.58, 1).
    case easeInOut
    /// Slow at the start: (0.42, 0) and (1, 1).
    case easeIn
    /// Slow at the end: (0, 0) and (0.58, 1).
    case easeOut
    /// The same speed throughout.
    case linear
    /// That of a spring which comes to rest.
    case spring
  }

  /// The fewest rows that the view is high; 1 unless set.
  ///
  /// Where it is above the maximum, it wins.
  public var minNumberOfLines: Int {
    get { machine.configuration.minNumberOfLines }
    set { configure { $0.minNumberOfLines = max(0, newValue) } }
  }

  /// The most rows that the view is high, before its text scrolls; 6 unless set, and 0 or less is
  /// no limit.
  public var maxNumberOfLines: Int {
    get { machine.configuration.maxNumberOfLines }
    set { configure { $0.maxNumberOfLines = max(0, newValue) } }
  }

  /// The least height in points; what is not a positive number, as 0, is no limit.
  public var minHeight: CGFloat {
    get { machine.configuration.minHeight ?? 0 }
    set { configure { $0.minHeight = Self.limit(newValue) } }
  }

  /// The greatest height in points; what is not a positive number, as 0, is no limit.
  public var maxHeight: CGFloat {
    get { machine.configuration.maxHeight ?? 0 }
    set { configure { $0.maxHeight = Self.limit(newValue) } }
  }

  /// False makes changes of the height immediate; the calls and their order stay.
  public var animateHeightChange: Bool {
    get { machine.configuration.animateHeightChange }
    set { configure { $0.animateHeightChange = newValue } }
  }

  /// How long a change of the height takes, in seconds; 0.1 unless set.
  ///
  /// What is not a positive number is 0.
  public var animationDuration: TimeInterval {
    get { machine.configuration.animationDuration }
    set { configure { $0.animationDuration = newValue.isFinite ? max(0, newValue) : 0 } }
  }

  /// How the height moves; `easeInOut` unless set.
  public var animationCurve: AnimationCurve {
    get { AnimationCurve(machine.configuration.animationCurve) }
    set { configure { $0.animationCurve = newValue.fieldCurve } }
  }

  private static func limit(_ height: CGFloat) -> Double? {
    height.isFinite && height > 0 ? height : nil
  }
}

extension GrowingTextView.AnimationCurve {
  fileprivate init(_ curve: GrowingField.AnimationCurve) {
    self =
      switch curve {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      case .spring: .spring
      }
  }

  var fieldCurve: GrowingField.AnimationCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    case .spring: .spring
    }
  }
}

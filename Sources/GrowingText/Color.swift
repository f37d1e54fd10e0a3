package import Drawing
public import Foundation

/// A colour in sRGB with straight alpha, as `UIColor` is made and asked.
public struct Color: Hashable, Sendable {
  let rgba: RGBA

  /// Creates a colour from components of 0 to 1.
  ///
  /// Components are kept in 8 bits. A component outside 0…1 is clamped; one that is not a number
  /// is 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    func byte(_ component: CGFloat) -> UInt8 {
      component.isNaN ? 0 : UInt8((min(max(component, 0), 1) * 255).rounded())
    }
    self.init(RGBA(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha)))
  }

  /// Creates a grey; both components go from 0 to 1.
  public init(white: CGFloat, alpha: CGFloat = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  package init(_ rgba: RGBA) { self.rgba = rgba }

  /// The red component, 0 to 1.
  public var red: CGFloat { CGFloat(rgba.red) / 255 }
  /// The green component, 0 to 1.
  public var green: CGFloat { CGFloat(rgba.green) / 255 }
  /// The blue component, 0 to 1.
  public var blue: CGFloat { CGFloat(rgba.blue) / 255 }
  /// The opacity, 0 to 1.
  public var alpha: CGFloat { CGFloat(rgba.alpha) / 255 }

  /// Returns the same colour with another opacity, 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension Color {
  /// Black, opaque.
  public static let black = Color(white: 0)
  /// White, opaque.
  public static let white = Color(white: 1)
  /// Two thirds of the way from black to white.
  public static let lightGray = Color(white: 2.0 / 3)
  /// Half-way from black to white.
  public static let gray = Color(white: 0.5)
  /// A third of the way from black to white.
  public static let darkGray = Color(white: 1.0 / 3)
  /// Pure red.
  public static let red = Color(red: 1, green: 0, blue: 0)
  /// Pure green.
  public static let green = Color(red: 0, green: 1, blue: 0)
  /// Pure blue.
  public static let blue = Color(red: 0, green: 0, blue: 1)
  /// Red and green.
  public static let yellow = Color(red: 1, green: 1, blue: 0)
  /// Red and half of green.
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  /// Half of red and of blue.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
  /// Nothing: black without opacity.
  public static let clear = Color(white: 0, alpha: 0)
}

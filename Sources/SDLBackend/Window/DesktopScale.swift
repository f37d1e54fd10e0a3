internal import CX11
internal import Glibc

/// How many pixels the desktop wants a point to be.
///
/// SDL reports no scale on X11: window units are pixels there, and its display resolution is the
/// monitor's, not the user's choice. That choice is `Xft.dpi` of the X resources, 96 being 1.
package enum DesktopScale {
  static let range = 1.0...4.0

  /// Asks the X server; 1 where there is none or it has no such resource.
  static func onX11() -> Double {
    guard let resources = gt_x11_resources() else { return 1 }
    defer { free(resources) }
    return scale(ofResources: String(cString: resources)) ?? 1
  }

  /// Reads `Xft.dpi` out of X resources, one `name:value` a line.
  package static func scale(ofResources resources: String) -> Double? {
    for line in resources.split(whereSeparator: \.isNewline) where line.hasPrefix("Xft.dpi:") {
      let value = line.dropFirst("Xft.dpi:".count).filter { !$0.isWhitespace }
      guard let dots = Double(value), dots.isFinite, dots > 0 else { continue }
      return min(max(dots / 96, range.lowerBound), range.upperBound)
    }
    return nil
  }
}

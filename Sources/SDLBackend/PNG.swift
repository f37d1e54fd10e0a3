internal import CPNG
package import Drawing

/// PNG files through libpng's simplified interface. (Stand-in.)
package enum PNG {
  /// RGB, 8 bits; the file appears whole or not at all (written beside, then renamed).
  package static func write(_ raster: Raster, to path: String) throws(EnvironmentError) {}
  package static func encode(_ raster: Raster) throws(EnvironmentError) -> [UInt8] { [] }
  package static func read(_ path: String) throws(EnvironmentError) -> Raster {
    throw .unreadable(path: path, reason: "not implemented")
  }
}

internal import Glibc

/// Where the fonts lie: one folder, and everything that is drawn comes from it alone, so that the
/// same folder gives the same pixels on every machine.
nonisolated enum FontFolder {
  /// Returns the folder to read fonts from.
  ///
  /// A folder that was asked for (`--font-dir`, `GROWINGTEXT_ASSETS`) is never silently replaced
  /// by another one: where it holds no fonts, that is the error.
  static func find(argument: String?) throws(EnvironmentError) -> String {
    let asked = argument ?? environment("GROWINGTEXT_ASSETS").map { $0 + "/Fonts" }
    let candidates = asked.map { [$0] } ?? installedPlaces()
    for folder in candidates where !fontFiles(in: folder).isEmpty { return folder }
    throw .noFonts(searched: candidates)
  }

  /// The names of the font files of a folder (not of the folders in it), sorted by bytes.
  static func fontFiles(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      let lower = name.lowercased()
      if !name.hasPrefix("."), [".ttf", ".otf", ".ttc"].contains(where: lower.hasSuffix) {
        names.append(name)
      }
    }
    return names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  private static func installedPlaces() -> [String] {
    var places: [String] = []
    if let executable = executableFolder() {
      places.append(parent(executable) + "/share/growing-text/Fonts")
      var folder = executable
      while folder != "/" {
        places.append(folder + "/Assets/Fonts")
        folder = parent(folder)
      }
    }
    places.append("Assets/Fonts")
    // Sources/SDLBackend/Fonts/FontFolder.swift, four levels below the package.
    let package = (0..<4).reduce(#filePath) { path, _ in parent(path) }
    places.append(package + "/Assets/Fonts")
    return places.reduce(into: []) { unique, place in
      if !unique.contains(place) { unique.append(place) }
    }
  }

  private static func executableFolder() -> String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return parent(String(cString: path))
  }

  private static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}

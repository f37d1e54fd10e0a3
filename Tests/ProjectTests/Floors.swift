/// The floors of the package and who may import what: down only, never sideways.
///
/// ```
/// 8  growing-text  Benchmarks
/// 7  DemoScreens  Snapshots
/// 6  GrowingText ─────────────────┐
/// 5  SDLBackend ──────────────────┤
/// 4  GrowingField                 │
/// 3  RichPaste ───────────┐       │
/// 2  TextEditing  LiveMarkdown  TextLayout
/// 1  TextRope  UnicodeRules  Drawing
///              │          │       │
/// 0           CICU   CLibXML2   CSDL  CPNG  CFontconfig  CX11
/// ```
enum Floors {
  static let modules: [String: Int] = [
    "TextRope": 1, "UnicodeRules": 1, "Drawing": 1,
    "TextEditing": 2, "LiveMarkdown": 2, "TextLayout": 2,
    "RichPaste": 3,
    "GrowingField": 4,
    "SDLBackend": 5,
    "GrowingText": 6,
    "DemoScreens": 7, "Snapshots": 7,
    "growing-text": 8, "Benchmarks": 8,
  ]

  /// Each C module has one importer; the public host hands out `SDL_Event` besides.
  static let importersOfC: [String: Set<String>] = [
    "CICU": ["UnicodeRules"],
    "CLibXML2": ["RichPaste"],
    "CSDL": ["SDLBackend", "GrowingText"],
    "CPNG": ["SDLBackend"], "CFontconfig": ["SDLBackend"], "CX11": ["SDLBackend"],
  ]

  /// What the toolchain brings, and the lowest floor that may use it: below the fifth there is no
  /// file, no clock and no task.
  static let lowestFloorOfToolchain: [String: Int] = [
    "Synchronization": 1,
    "Foundation": 5, "FoundationEssentials": 5, "Glibc": 5, "Dispatch": 5,
  ]

  /// Returns what is wrong with an import, or nil where the rule allows it.
  static func objection(to imported: String, by module: String) -> String? {
    guard let floor = modules[module] else {
      return "\(module) stands on no floor: add it to the table in Floors.swift"
    }
    if let other = modules[imported] {
      return other < floor ? nil : "\(imported) is on floor \(other), \(module) on \(floor)"
    }
    if let importers = importersOfC[imported] {
      return importers.contains(module)
        ? nil : "\(imported) is for \(importers.sorted().joined(separator: " and ")) only"
    }
    if let lowest = lowestFloorOfToolchain[imported] {
      return lowest <= floor ? nil : "\(imported) is for floor \(lowest) and up"
    }
    return "\(imported) is not in the table of Floors.swift"
  }

  /// Returns the module that a line of source imports, whatever stands before and after it.
  static func imported(by line: Substring) -> String? {
    let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
    let prefixes: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    guard let start = words.firstIndex(where: { !prefixes.contains($0) && $0.first != "@" }),
      words[start] == "import"
    else { return nil }
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]
    let name = words[(start + 1)...].first { !kinds.contains($0) }
    return name.map { String($0.prefix { $0 != "." && $0 != ";" }) }
  }
}

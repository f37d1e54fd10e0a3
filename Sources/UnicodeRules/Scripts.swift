/// A script by its ISO 15924 tag, packed as HarfBuzz and OpenType pack tags ('Latn').
package struct Script: RawRepresentable, Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let latin = Script(rawValue: 0x4C61_746E)
  package static let common = Script(rawValue: 0x5A79_7979)
  static let inherited: Script = "Zinh"
  static let unknown: Script = "Zzzz"
  static let hangul: Script = "Hang"
  static let han: Script = "Hani"
}

extension Script: ExpressibleByStringLiteral {
  /// Packs a tag of four ASCII letters.
  package init(stringLiteral tag: StaticString) {
    precondition(tag.utf8CodeUnitCount == 4, "a script tag is four letters")
    rawValue = tag.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }
}

package struct ScriptRun: Sendable, Equatable {
  /// Byte offset after the run.
  package var end: Int
  package var script: Script

  package init(end: Int, script: Script) {
    self.end = end
    self.script = script
  }
}

/// Scripts (UAX #24), by ICU.
package enum Scripts {
  /// Returns runs of one script that cover `text` (UTF-8).
  ///
  /// Common, inherited and unassigned characters take the script before them, at the start the one
  /// after them, and a closing bracket takes that of its opening one (UAX #24, section 5.1). A text
  /// that holds nothing else is one run of `Script.common`.
  ///
  /// - Complexity: O(*n*), *n* the bytes of `text`.
  package static func runs(in text: [UInt8]) -> [ScriptRun] {
    guard !text.isEmpty else { return [] }
    if let script = onlyScript(of: text) { return [ScriptRun(end: text.count, script: script)] }
    return resolved(text)
  }

  /// The runs of a text that `before` precedes.
  package static func runs(in text: [UInt8], after before: [UInt8]) -> [ScriptRun] {
    if before.isEmpty { return runs(in: text) }
    return runs(in: before + text).compactMap {
      $0.end > before.count ? ScriptRun(end: $0.end - before.count, script: $0.script) : nil
    }
  }

  /// Returns the one script of a text that stays below U+0240, where every code point is Latin or
  /// common, or nil where that takes a look at the code points.
  static func onlyScript(of text: [UInt8]) -> Script? {
    var hasLetter = false
    var isASCII = true
    for byte in text {
      if byte >= 0xC9 { return nil }
      isASCII = isASCII && byte < 0x80
      hasLetter = hasLetter || (97...122).contains(byte | 0x20)
    }
    return hasLetter ? .latin : isASCII ? .common : nil
  }

  static func resolved(_ text: [UInt8]) -> [ScriptRun] {
    var resolution = ScriptResolution()
    var offset = 0
    while offset < text.count {
      let scalar = ScalarReader.read(text, at: offset)
      offset = scalar.end
      resolution.append(scalar.value, end: offset)
    }
    return resolution.runs
  }
}

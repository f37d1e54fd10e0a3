/// A script by its ISO 15924 tag, packed as HarfBuzz and OpenType pack tags ('Latn').
package struct Script: RawRepresentable, Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let latin = Script(rawValue: 0x4C61_746E)
  package static let common = Script(rawValue: 0x5A79_7979)
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

package enum Scripts {
  /// Returns runs of one script that cover `text` (UTF-8); common and inherited characters take
  /// the script of what surrounds them (UAX #24, section 5.1). (Stand-in: all Latin.)
  package static func runs(in text: [UInt8]) -> [ScriptRun] {
    text.isEmpty ? [] : [ScriptRun(end: text.count, script: .latin)]
  }
}

internal import CICU

/// One pass that gives every code point of a text a script (UAX #24, section 5.1).
///
/// ```
/// text      (   a   b   [   日   本   ]       1   )   あ
/// own       –   L   L   –   H    H    –   –   –   –   K       – common or inherited
/// resolved  L   L   L   L   H    H    L   L   L   L   K       L Latin, H Han, K Hiragana
///           └ waits for the first script   └ pops `[`, and so back to its script
/// ```
struct ScriptResolution {
  private struct OpenBracket {
    var closing: Int32
    var script: Script
  }

  /// As deep as UAX #9 pairs brackets (definition BD16); deeper ones are plain common characters.
  private static let deepest = 63

  private(set) var runs: [ScriptRun] = []
  private var brackets: [OpenBracket] = []
  /// The script in force; common until the first character that has one of its own.
  private var current = Script.common

  mutating func append(_ character: Int32, end: Int) {
    let own = Script(of: character)
    switch own {
    case .common: handleBracket(character)
    case .inherited, .unknown: break
    default: enter(own)
    }
    if let last = runs.last, last.script == current {
      runs[runs.count - 1].end = end
    } else {
      runs.append(ScriptRun(end: end, script: current))
    }
  }

  private mutating func enter(_ script: Script) {
    if current == .common {
      // What stood before the first script waited for it.
      for i in runs.indices { runs[i].script = script }
      for i in brackets.indices { brackets[i].script = script }
    }
    current = script
  }

  private mutating func handleBracket(_ character: Int32) {
    if character < 0x80, !Self.isASCIIBracket(character) { return }
    let closing = cicu_closing_bracket(character)
    if closing != 0 {
      guard brackets.count < Self.deepest else { return }
      brackets.append(OpenBracket(closing: closing, script: current))
    } else if cicu_is_closing_bracket(character),
      let match = brackets.lastIndex(where: { $0.closing == character })
    {
      current = brackets[match].script
      brackets.removeSubrange(match...)
    }
  }

  private static func isASCIIBracket(_ character: Int32) -> Bool {
    switch UInt8(truncatingIfNeeded: character) {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"): true
    case UInt8(ascii: "{"), UInt8(ascii: "}"): true
    default: false
    }
  }
}

extension Script {
  /// The script that a character has by itself.
  ///
  /// ASCII and Unicode's large blocks of one script are known here; the rest is asked of ICU, which
  /// takes ten times as long.
  init(of character: Int32) {
    switch character {
    case 0..<0x80: self = (0x61...0x7A).contains(character | 0x20) ? .latin : .common
    case 0x4E00...0x9FEF: self = .han
    case 0xAC00...0xD7A3: self = .hangul
    default: self.init(byICU: character)
    }
  }

  init(byICU character: Int32) { rawValue = cicu_script(character) }
}

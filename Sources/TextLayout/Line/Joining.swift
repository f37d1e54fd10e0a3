internal import UnicodeRules

/// Where letters of a joining script touch across a cut.
enum Joining {
  /// Marks the items that a cut took out of a joined word.
  static func mark(_ items: inout [TextItem], in bytes: [UInt8]) {
    for i in items.indices.dropFirst() {
      let script = items[i].script
      guard items[i - 1].script == script, items[i - 1].level == items[i].level,
        joins(at: items[i].range.lowerBound, in: bytes, script: script)
      else { continue }
      items[i - 1].joinsAfter = true
      items[i].joinsBefore = true
    }
  }

  /// True where the letters on both sides of an offset join.
  static func joins(at offset: Int, in bytes: [UInt8], script: Script) -> Bool {
    false
  }
}

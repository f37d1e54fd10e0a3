/// The table directory of an OpenType file, read as far as to tell a whole file from a cut one.
///
/// HarfBuzz and FreeType take a cut file for a font without the tables that are gone, which would
/// show as boxes in place of text; a reason at the start says more.
///
/// Source: OpenType 1.9, "Organization of an OpenType font".
nonisolated enum FontDirectory {
  /// Returns what is wrong with a face of a file, or nil.
  static func fault(in bytes: UnsafeRawBufferPointer, face index: UInt32) -> String? {
    var start = 0
    if word(bytes, 0) == tag("ttcf") {
      guard let offset = word(bytes, 12 + 4 * Int(index)) else { return "the file is cut off" }
      start = Int(offset)
    }
    guard let signature = word(bytes, start) else { return "the file is empty or cut off" }
    guard [0x0001_0000, tag("OTTO"), tag("true")].contains(signature) else {
      return "not a TrueType or OpenType font"
    }
    guard let count = half(bytes, start + 4) else { return "the file is cut off" }
    var tags: Set<UInt32> = []
    for table in 0..<Int(count) {
      let record = start + 12 + 16 * table
      guard let name = word(bytes, record), let offset = word(bytes, record + 8),
        let length = word(bytes, record + 12)
      else { return "the file is cut off in its table directory" }
      let end = Int(offset) + Int(length)
      if end > bytes.count {
        return "the file is cut off: \(bytes.count) bytes of at least \(end)"
      }
      tags.insert(name)
    }
    for needed in ["cmap", "head", "hhea", "hmtx", "maxp"] where !tags.contains(tag(needed)) {
      return "the font has no \(needed) table"
    }
    return nil
  }

  private static func tag(_ text: String) -> UInt32 {
    text.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt32? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return (0..<4).reduce(0) { $0 << 8 | UInt32(bytes[offset + $1]) }
  }
  private static func half(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt16? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
  }
}

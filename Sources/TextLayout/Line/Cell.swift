/// The finest unit of a laid-out line: a grapheme cluster, or the part of one that an item holds.
///
/// Rows break, and carets stop, at the ends of cells only.
struct Cell: Sendable {
  var advance: Double
  /// Displayed offset after the cell.
  var end: Int32
  var traits: Traits

  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8
    /// A caret may stand after the cell.
    static let stop = Traits(rawValue: 1)
    /// White space that hangs at a row's end.
    static let hangs = Traits(rawValue: 2)
    static let tab = Traits(rawValue: 4)
    /// U+00AD: shows as a hyphen where a row ends after it, and as nothing else.
    static let softHyphen = Traits(rawValue: 8)
    /// A row ends after the cell only where it can end nowhere else.
    static let bond = Traits(rawValue: 16)
  }

  var isStop: Bool { traits.contains(.stop) }
  var hangs: Bool { traits.contains(.hangs) }

  /// The traits of a cell but for those of its ends.
  static func traits(of bytes: ArraySlice<UInt8>) -> Traits {
    if bytes.count == 1 { return traits(ofByte: bytes[bytes.startIndex]) }
    return isHangingSpace(bytes) ? .hangs : isSoftHyphen(bytes) ? .softHyphen : []
  }

  /// The same for a cell of one byte.
  static func traits(ofByte byte: UInt8) -> Traits {
    switch byte {
    case 0x20: .hangs
    case 0x09: [.hangs, .tab]
    default: []
    }
  }

  private static func isSoftHyphen(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count == 2 && bytes[bytes.startIndex] == 0xC2 && bytes[bytes.startIndex + 1] == 0xAD
  }

  /// True for the UTF-8 of one white space character at which a row may break.
  ///
  /// Those of general category Zs that are not of class GL (UAX #14); of ASCII see above.
  private static func isHangingSpace(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count == 3 else { return false }
    let i = bytes.startIndex
    switch (bytes[i], bytes[i + 1], bytes[i + 2]) {
    case (0xE1, 0x9A, 0x80), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80): return true
    case (0xE2, 0x80, 0x80...0x8A): return bytes[i + 2] != 0x87
    default: return false
    }
  }
}

extension [Cell] {
  /// Shares the advances of shaped clusters among cells.
  ///
  /// A ligature's advance is divided by its graphemes; a grapheme of several clusters has their sum.
  ///
  /// - Parameters:
  ///   - clusters: In logical order.
  ///   - range: The cells of the clusters' text.
  ///   - origin: The displayed offset at which the clusters' text starts.
  mutating func spread(
    _ clusters: [ShapedCluster], over range: Range<Int>, from origin: Int
  ) {
    withUnsafeMutableBufferPointer { cells in
      var pending = 0.0
      var next = range.lowerBound
      for cluster in clusters {
        pending += cluster.advance
        let end = origin + cluster.end
        var k = next
        while k < range.upperBound, Int(cells[k].end) <= end { k += 1 }
        if k == next { continue }
        let share = k == next + 1 ? pending : pending / Double(k - next)
        for cell in next..<k { cells[cell].advance = share }
        next = k
        pending = 0
      }
      for cell in next..<range.upperBound { cells[cell].advance = 0 }
      if pending != 0, !range.isEmpty { cells[range.upperBound - 1].advance += pending }
    }
  }
}

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

  static func isSoftHyphen(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count == 2 && bytes[bytes.startIndex] == 0xC2 && bytes[bytes.startIndex + 1] == 0xAD
  }

  /// True for the UTF-8 of one white space character at which a row may break.
  ///
  /// Those of general category Zs that are not of class GL (UAX #14), and the tab.
  static func isHangingSpace(_ bytes: ArraySlice<UInt8>) -> Bool {
    let i = bytes.startIndex
    switch bytes.count {
    case 1: return bytes[i] == 0x20 || bytes[i] == 0x09
    case 3:
      switch (bytes[i], bytes[i + 1], bytes[i + 2]) {
      case (0xE1, 0x9A, 0x80), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80): return true
      case (0xE2, 0x80, 0x80...0x8A): return bytes[i + 2] != 0x87
      default: return false
      }
    default: return false
    }
  }
}

/// Shares the advances of shaped clusters among cells.
///
/// A ligature's advance is divided by its graphemes; a grapheme of several clusters has their sum.
///
/// - Parameters:
///   - clusters: In logical order.
///   - cells: Those of the clusters' text.
///   - origin: The displayed offset at which the clusters' text starts.
/// - Returns: One advance for each cell.
func spread(
  _ clusters: [ShapedCluster], over cells: ArraySlice<Cell>, from origin: Int
) -> [Double] {
  var result: [Double] = []
  result.reserveCapacity(cells.count)
  var pending = 0.0
  var next = cells.startIndex
  for cluster in clusters {
    pending += cluster.advance
    var k = next
    while k < cells.endIndex, Int(cells[k].end) <= origin + cluster.end { k += 1 }
    guard k > next else { continue }
    let share = pending / Double(k - next)
    for _ in next..<k { result.append(share) }
    pending = 0
    next = k
  }
  while result.count < cells.count { result.append(0) }
  if pending != 0, let last = result.indices.last { result[last] += pending }
  return result
}

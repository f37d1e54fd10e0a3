internal import CICU

/// A code point and what UAX #9 takes it for.
struct BidiCharacter {
  var value: Int32
  var type: CICUBidiType
  /// Byte offset after it.
  var end: Int

  static func characters(of text: [UInt8]) -> [BidiCharacter] {
    var result: [BidiCharacter] = []
    result.reserveCapacity(text.count / 2)
    var offset = 0
    while offset < text.count {
      let scalar = ScalarReader.read(text, at: offset)
      offset = scalar.end
      result.append(
        BidiCharacter(value: scalar.value, type: cicu_bidi_type(scalar.value), end: offset))
    }
    return result
  }
}

/// What the first strong character says of a paragraph and of each of its isolates (rules P2, P3,
/// X5c), in one pass.
struct FirstStrong {
  private(set) var isRightToLeft = false
  /// Indices of the first-strong isolates whose content runs from right to left.
  private(set) var rightToLeftIsolates: Set<Int> = []

  init(_ paragraph: ArraySlice<BidiCharacter>) {
    // The open isolates, innermost last; nil for one whose direction is known, or given.
    var open: [Int?] = []
    var isKnown = false
    for index in paragraph.indices {
      switch paragraph[index].type {
      case CICUBidiLeft, CICUBidiRight:
        let isRight = paragraph[index].type == CICUBidiRight
        if open.isEmpty {
          if !isKnown { isRightToLeft = isRight }
          isKnown = true
        } else if let isolate = open[open.count - 1] {
          if isRight { rightToLeftIsolates.insert(isolate) }
          open[open.count - 1] = nil
        }
      case CICUBidiIsolateFirst: open.append(index)
      case CICUBidiIsolateLeft, CICUBidiIsolateRight: open.append(nil)
      case CICUBidiPopIsolate: _ = open.popLast()
      default: break
      }
    }
  }
}

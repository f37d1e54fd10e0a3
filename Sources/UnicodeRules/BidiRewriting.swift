internal import CICU

/// One paragraph, rewritten so that ICU's levels for it are those of UAX #9.
///
/// ICU 72 errs on brackets and isolates inside overrides, and pairs brackets deeper than definition
/// BD16 allows. So overrides are resolved before ICU sees the text (rules X4 to X6a):
///
/// ```
/// text      RLO  a  (  LRI  b  PDI  PDF       an overridden character is a letter of its direction,
/// asked     RLO  א  א  אLRI b  PDIא PDF       an overridden isolate has such a letter beside it
/// levels from    ↑  ↑  ↑    ↑      ↑          at its outer side, and takes that one's level
/// ```
///
/// and a bracket that BD16 does not pair is a mark that is no bracket.
struct BidiRewriting {
  private(set) var units: [UInt16] = []
  /// For each scalar the index of the unit whose level it has.
  private(set) var places: [Int] = []
  let baseLevel: UInt8

  private struct Embedding {
    var level: UInt8
    /// A letter of the direction that is forced on everything.
    var override: UInt16?
    var isIsolate: Bool
  }

  /// The brackets of an isolating run sequence (definition BD13) that wait for their other half.
  private struct OpenBrackets {
    var level: UInt8?
    var closing: [Int32] = []
    var isFull = false
  }

  /// Definition BD16's.
  private static let bracketLimit = 63
  /// Definition BD2's max_depth.
  private static let levelLimit: UInt8 = 125
  private static let (leftLetter, rightLetter): (UInt16, UInt16) = (0x61, 0x5D0)
  private static let (leftIsolate, rightIsolate): (UInt16, UInt16) = (0x2066, 0x2067)

  private let directions: FirstStrong
  private var embeddings: [Embedding]
  private var brackets = [OpenBrackets()]
  private var (overflowIsolates, overflowEmbeddings, validIsolates) = (0, 0, 0)

  /// The paragraph may have its separator at its end.
  init(_ paragraph: ArraySlice<BidiCharacter>, base: BaseDirection) {
    directions = FirstStrong(paragraph)
    switch base {
    case .leftToRight: baseLevel = 0
    case .rightToLeft: baseLevel = 1
    case .natural: baseLevel = directions.isRightToLeft ? 1 : 0
    }
    embeddings = [Embedding(level: baseLevel, override: nil, isIsolate: false)]
    units.reserveCapacity(paragraph.count * 2)
    places.reserveCapacity(paragraph.count)
    for index in paragraph.indices { append(paragraph[index], at: index) }
  }

  private var current: Embedding { embeddings[embeddings.count - 1] }

  private mutating func append(_ character: BidiCharacter, at index: Int) {
    switch character.type {
    case CICUBidiEmbedLeft, CICUBidiOverrideLeft, CICUBidiEmbedRight, CICUBidiOverrideRight:
      open(character.type)
      write(character)
    case CICUBidiPop:
      close()
      write(character)
    case CICUBidiIsolateLeft, CICUBidiIsolateRight, CICUBidiIsolateFirst:
      openIsolate(
        isRightToLeft: character.type == CICUBidiIsolateRight
          || character.type == CICUBidiIsolateFirst
            && directions.rightToLeftIsolates.contains(index)
      )
    case CICUBidiPopIsolate: closeIsolate(character)
    case CICUBidiNeutralFormat, CICUBidiSeparator: write(character)
    default: appendContent(character)
    }
  }

  private mutating func write(_ character: BidiCharacter) {
    places.append(units.count)
    guard let scalar = Unicode.Scalar(UInt32(character.value)) else { return units.append(0xFFFD) }
    units.append(contentsOf: UTF16.encode(scalar)?.map { $0 } ?? [0xFFFD])
  }

  // MARK: Rules X2 to X5, X7

  private func nextLevel(isRightToLeft: Bool) -> UInt8 {
    isRightToLeft ? (current.level + 1) | 1 : (current.level + 2) & ~1
  }

  private mutating func open(_ type: CICUBidiType) {
    let isRightToLeft = type == CICUBidiEmbedRight || type == CICUBidiOverrideRight
    let level = nextLevel(isRightToLeft: isRightToLeft)
    if level <= Self.levelLimit, overflowIsolates == 0, overflowEmbeddings == 0 {
      let overrides = type == CICUBidiOverrideLeft || type == CICUBidiOverrideRight
      let letter = isRightToLeft ? Self.rightLetter : Self.leftLetter
      embeddings.append(
        Embedding(level: level, override: overrides ? letter : nil, isIsolate: false))
    } else if overflowIsolates == 0 {
      overflowEmbeddings += 1
    }
  }

  private mutating func close() {
    if overflowIsolates > 0 { return }
    if overflowEmbeddings > 0 {
      overflowEmbeddings -= 1
    } else if embeddings.count > 1, !current.isIsolate {
      embeddings.removeLast()
    }
  }

  // MARK: Rules X5a to X5c, X6a

  private mutating func openIsolate(isRightToLeft: Bool) {
    enterSequence()
    places.append(units.count)
    if let letter = current.override { units.append(letter) }
    // A first-strong isolate is written as what it is, since what is in it may be rewritten.
    units.append(isRightToLeft ? Self.rightIsolate : Self.leftIsolate)
    let level = nextLevel(isRightToLeft: isRightToLeft)
    if level <= Self.levelLimit, overflowIsolates == 0, overflowEmbeddings == 0 {
      validIsolates += 1
      embeddings.append(Embedding(level: level, override: nil, isIsolate: true))
      brackets.append(OpenBrackets())
    } else {
      overflowIsolates += 1
    }
  }

  private mutating func closeIsolate(_ character: BidiCharacter) {
    if overflowIsolates > 0 {
      overflowIsolates -= 1
    } else if validIsolates > 0 {
      overflowEmbeddings = 0
      while !current.isIsolate { embeddings.removeLast() }
      embeddings.removeLast()
      validIsolates -= 1
      brackets.removeLast()
    }
    write(character)
    if let letter = current.override {
      places[places.count - 1] = units.count
      units.append(letter)
    }
    brackets[brackets.count - 1].level = current.level
  }

  // MARK: Rule X6, definition BD16

  private mutating func appendContent(_ character: BidiCharacter) {
    enterSequence()
    if let letter = current.override {
      places.append(units.count)
      units.append(letter)
    } else if pairs(character) {
      write(character)
    } else {
      places.append(units.count)
      units.append(UInt16(UInt8(ascii: "!")))
    }
  }

  /// A level that differs from that of the character before begins another sequence.
  private mutating func enterSequence() {
    if brackets[brackets.count - 1].level != current.level {
      brackets[brackets.count - 1] = OpenBrackets(level: current.level)
    }
  }

  /// Follows the stack of brackets; false for a bracket that comes after it ran over.
  private mutating func pairs(_ character: BidiCharacter) -> Bool {
    guard character.type == CICUBidiNeutral else { return true }
    let last = brackets.count - 1
    let closing = cicu_closing_bracket(character.value)
    if closing != 0 {
      if brackets[last].closing.count == Self.bracketLimit { brackets[last].isFull = true }
      if !brackets[last].isFull { brackets[last].closing.append(Self.canonical(closing)) }
      return !brackets[last].isFull
    }
    guard cicu_is_closing_bracket(character.value) else { return true }
    let own = Self.canonical(character.value)
    if let match = brackets[last].closing.lastIndex(of: own) {
      brackets[last].closing.removeSubrange(match...)
    }
    return !brackets[last].isFull
  }

  /// The two angle brackets that are canonically equivalent to CJK ones pair with them.
  private static func canonical(_ bracket: Int32) -> Int32 {
    bracket == 0x232A ? 0x3009 : bracket
  }
}

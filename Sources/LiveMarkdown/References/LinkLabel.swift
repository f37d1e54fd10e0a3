/// The name by which a link finds its definition, as names are compared: case folded, white space
/// collapsed (CommonMark 0.31.2, section 4.7 and "matches" in section 6.3).
///
/// Two labels of source are one where these are equal; escapes and entities in them stay as they
/// are written.
struct LinkLabel: Hashable, Sendable {
  private let folded: [UInt8]

  /// Of what stands between the brackets; nil where that is only white space.
  init?(_ bytes: some Sequence<UInt8>) {
    var folded: [UInt8] = []
    var isASCII = true
    var space = false
    for byte in bytes {
      if ASCII.isSpace(byte) {
        space = !folded.isEmpty
        continue
      }
      if space { folded.append(ASCII.space) }
      space = false
      isASCII = isASCII && byte < 0x80
      folded.append(0x41...0x5A ~= byte ? byte | 0x20 : byte)
    }
    if folded.isEmpty { return nil }
    self.folded =
      isASCII ? folded : Array(Self.folded(String(decoding: folded, as: UTF8.self)).utf8)
  }

  /// The label as an index knows it: a hash of 64 bits, the same in every run of the program.
  ///
  /// FNV-1a (Fowler, Noll, Vo), its bits mixed once more so that every part of them will do.
  var key: UInt64 { folded.fingerprint() }

  /// Full case folding, by the mappings that the standard library has.
  ///
  /// Down, up and down again makes one of all that folds to one, and of the dotless ı, which folds
  /// to itself.
  private static func folded(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "ı" {
        result.unicodeScalars.append(scalar)
        continue
      }
      for lower in scalar.properties.lowercaseMapping.unicodeScalars {
        for upper in lower.properties.uppercaseMapping.unicodeScalars {
          result += upper.properties.lowercaseMapping
        }
      }
    }
    return result
  }

  /// What a label of source may have between its brackets, in characters.
  static let longest = 999

  /// Where a label is found not to end, or not to be one.
  enum Failure: Sendable { case isNone, goesOn }

  /// Reads a label from its opening bracket on.
  ///
  /// - Returns: The end of it, behind its closing bracket, or why there is none: it has a bracket
  ///   inside or is too long, or the limit came before its end.
  static func end(
    from start: Int, in source: UnsafeBufferPointer<UInt8>, limit: Int
  ) -> Result {
    var i = start + 1
    var count = 0
    while i < limit {
      switch source[i] {
      case UInt8(ascii: "]"): return .end(i + 1)
      case UInt8(ascii: "["): return .failure(.isNone, seen: i + 1)
      case ASCII.backslash where i + 1 < limit && ASCII.isPunctuation(source[i + 1]):
        i += 1
        count += 1
      default: break
      }
      if source[i] & 0xC0 != 0x80 { count += 1 }
      if count > longest { return .failure(.isNone, seen: i + 1) }
      i += 1
    }
    return .failure(.goesOn, seen: limit + 1)
  }

  enum Result {
    case end(Int)
    case failure(Failure, seen: Int)
  }
}

extension Sequence<UInt8> {
  /// A hash of 64 bits that depends on nothing but the bytes.
  func fingerprint(_ seed: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
    var hash = seed
    for byte in self { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ hash >> 32) &* 0xD6E8_FEB8_6659_FD93
    return hash ^ hash >> 32
  }
}

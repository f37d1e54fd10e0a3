internal import CICU

/// Cursive joining (The Unicode Standard, section 9.2), by ICU's property Joining_Type.
package enum Joining {
  /// True where the letters on both sides of an offset, a scalar boundary of `text` (UTF-8), are
  /// drawn joined, as in Arabic.
  ///
  /// Marks between the letters do not count, up to as many as a text may have in the Stream-Safe
  /// Text Format (UAX #15, section 13); letters that are further apart are not joined.
  ///
  /// - Complexity: O(1).
  package static func joins(at offset: Int, in text: [UInt8]) -> Bool {
    guard offset > 0, offset < text.count, text[offset] >= 0xC2, text[offset - 1] >= 0x80
    else { return false }
    switch type(before: offset, in: text) {
    case CICUDualJoining, CICULeftJoining, CICUJoinCausing: break
    default: return false
    }
    switch type(after: offset, in: text) {
    case CICUDualJoining, CICURightJoining, CICUJoinCausing: return true
    default: return false
    }
  }

  /// True where the letters at the end of one text and the start of another would be joined.
  package static func joins(between before: [UInt8], and text: [UInt8]) -> Bool {
    guard let first = text.first, first >= 0xC2, let last = before.last, last >= 0x80
    else { return false }
    return joins(at: before.count, in: before + text)
  }

  private static let mostMarks = 30

  private static func type(before offset: Int, in text: [UInt8]) -> CICUJoiningType {
    var end = offset
    for _ in 0...mostMarks where end > 0 {
      var start = end - 1
      while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
      let type = cicu_joining_type(ScalarReader.read(text, at: start).value)
      if type != CICUTransparent { return type }
      end = start
    }
    return CICUNonJoining
  }

  private static func type(after offset: Int, in text: [UInt8]) -> CICUJoiningType {
    var start = offset
    for _ in 0...mostMarks where start < text.count {
      let scalar = ScalarReader.read(text, at: start)
      let type = cicu_joining_type(scalar.value)
      if type != CICUTransparent { return type }
      start = scalar.end
    }
    return CICUNonJoining
  }
}

/// Whole numbers in as few bytes as they need: 7 bits a byte, the lowest first, the high bit set
/// where more follow (LEB128; DWARF 5, section 7.6).
extension [UInt8] {
  mutating func append(varint number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }
  func readVarint(at place: inout Int) -> Int {
    var number: UInt = 0
    var shift: UInt = 0
    while true {
      let byte = self[place]
      place += 1
      number |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(bitPattern: number) }
      shift += 7
    }
  }

  /// The same bytes the other way round: to be read from their end.
  mutating func append(reversedVarint number: Int) {
    let start = count
    append(varint: number)
    self[start...].reverse()
  }
  func readReversedVarint(before place: inout Int) -> Int {
    var number: UInt = 0
    var shift: UInt = 0
    while true {
      place -= 1
      let byte = self[place]
      number |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(bitPattern: number) }
      shift += 7
    }
  }
}

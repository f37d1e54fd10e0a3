/// What a round corner takes away from a square one, pixel by pixel.
///
///     offset
///      ├┤
///     ┌┬──────────   i ►      The corner lies `offset` sixteenths inside the pixel (0, 0).
///     ├┼····╭─────            Dots are the cut: outside the arc, inside the angle.
///     ││··╭─╯                 Left of the diagonal the arc is steep, so strips (16 to a pixel)
///     ││·╭╯                   measure it exactly; right of the diagonal it is the mirror image.
///   j ▼│╭╯
///
/// Areas are in units of 1/4096 pixel (`Coverage.full`).
struct CornerCut {
  /// Pixels on a side.
  let side: Int
  /// How many pixels at the start of each row have something cut.
  private(set) var reach: [Int]
  private var cut: [UInt16]

  /// - Complexity: O(*r*²) in the radius.
  /// - Parameters:
  ///   - radius: In sixteenths of a pixel.
  ///   - offset: In sixteenths, 0 to 15.
  init(radius: Int, offset: Int) {
    side = radius > 0 ? (radius + offset + 15) / 16 : 0
    reach = Array(repeating: 0, count: side)
    cut = Array(repeating: 0, count: side * side)
    for j in 0..<side { cutSteepHalf(row: j, radius: radius, offset: offset) }
    for j in 0..<side {
      for i in 0..<j { cut[i * side + j] = cut[j * side + i] }
    }
    for j in 0..<side {
      let row = cut[(j * side)..<((j + 1) * side)]
      if let last = row.lastIndex(where: { $0 > 0 }) { reach[j] = last - j * side + 1 }
    }
  }

  /// The pixels of a row up to the diagonal.
  private mutating func cutSteepHalf(row j: Int, radius: Int, offset: Int) {
    let r = radius * 16
    let start = offset * 16
    for strip in 0..<16 {
      // From the corner down to the middle of the strip, in 1/256 pixel.
      let y = (j * 16 + strip - offset) * 16 + 8
      guard y > 0, y < r else { continue }
      let end = start + r - nearestSquareRoot(r * r - (r - y) * (r - y))
      for i in 0...j {
        let covered = min(end, (i + 1) * Coverage.strip) - max(start, i * Coverage.strip)
        guard covered > 0 else { break }
        cut[j * side + i] += UInt16(covered)
      }
    }
  }

  /// The area cut from a pixel, counted from the corner inwards; 0 beyond the corner's square.
  @inline(__always)
  func area(_ i: Int, _ j: Int) -> Int {
    i >= 0 && j >= 0 && i < side && j < side ? Int(cut[j &* side &+ i]) : 0
  }

  /// How many pixels at the start of row `j` have something cut.
  func reach(_ j: Int) -> Int { j >= 0 && j < side ? reach[j] : 0 }
}

/// A colour picture with premultiplied alpha, `0xAARRGGBB`, and how it changes its size.
nonisolated struct Picture {
  let width: Int
  let height: Int
  let pixels: [UInt32]

  /// The picture at another size, with straight alpha.
  ///
  /// Smaller by the mean over each pixel's area, larger by linear interpolation, both in integers
  /// that divide once at the end, so that the bytes are the same everywhere.
  ///
  /// - Complexity: O(*width* × new height + new width × new height) times the pixels merged.
  func scaled(width newWidth: Int, height newHeight: Int) -> [UInt32] {
    let columns = Picture.weights(from: width, to: newWidth)
    let rows = Picture.weights(from: height, to: newHeight)
    let total = columns.total * rows.total
    var result: [UInt32] = []
    result.reserveCapacity(newWidth * newHeight)
    for row in rows.taps {
      let line = merged(rows: row)
      for column in columns.taps {
        var sum = SIMD4<Int>()
        for (offset, weight) in column.weights.enumerated() {
          sum &+= line[column.first + offset] &* SIMD4(repeating: weight)
        }
        result.append(Picture.straight(sum, total: total))
      }
    }
    return result
  }

  /// Weighted source pixels of one target pixel, along one axis.
  private struct Tap {
    var first: Int
    var weights: [Int]
  }

  /// The sum of a row's weights is `total` for each target pixel.
  private static func weights(from source: Int, to target: Int) -> (total: Int, taps: [Tap]) {
    if target > source {
      let taps = (0..<target).map { i in
        // The target pixel's middle, in units of a 2 × target part of a source pixel.
        let place = min(max(0, (2 * i + 1) * source - target), 2 * target * (source - 1))
        let (first, part) = (place / (2 * target), place % (2 * target))
        return Tap(first: first, weights: part == 0 ? [2 * target] : [2 * target - part, part])
      }
      return (2 * target, taps)
    }
    let taps = (0..<target).map { i in
      let (start, end) = (i * source, (i + 1) * source)
      let first = start / target
      let weights = (first...(end - 1) / target).map {
        min(end, ($0 + 1) * target) - max(start, $0 * target)
      }
      return Tap(first: first, weights: weights)
    }
    return (source, taps)
  }

  private func merged(rows tap: Tap) -> [SIMD4<Int>] {
    (0..<width).map { x in
      var sum = SIMD4<Int>()
      for (offset, weight) in tap.weights.enumerated() {
        let p = Int(pixels[(tap.first + offset) * width + x])
        sum &+= SIMD4(p >> 24, p >> 16 & 255, p >> 8 & 255, p & 255) &* SIMD4(repeating: weight)
      }
      return sum
    }
  }

  private static func straight(_ sum: SIMD4<Int>, total: Int) -> UInt32 {
    let alpha = (sum[0] + total / 2) / total
    if alpha == 0 { return 0 }
    func channel(_ value: Int) -> UInt32 {
      UInt32(min(255, (value * 255 + sum[0] / 2) / sum[0]))
    }
    return UInt32(alpha) << 24 | channel(sum[1]) << 16 | channel(sum[2]) << 8 | channel(sum[3])
  }
}

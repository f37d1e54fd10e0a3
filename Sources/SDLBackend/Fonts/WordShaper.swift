internal import Drawing
internal import TextLayout
internal import UnicodeRules

/// Tells the advances of a run word by word, from words that were shaped before.
///
///     text    the quick fox
///     words   [the][ quick][ fox]     each shaped once, with the spaces at its sides beside it
///
/// Only for faces that do no more with a space than to kern it with its neighbour
/// (`FontFace.partsAtSpaces`): then what a run's advances are follows from its words.
nonisolated struct WordShaper {
  private var words = WordAdvances()
  private(set) var bytesShaped = 0
  private let buffer = ShapingBuffer()
  /// Longer words are hardly seen twice.
  private static let longest = 160
  private static let space = UInt8(ascii: " ")

  /// The clusters of a text in one face; nil where its words do not add up.
  mutating func clusters(of request: ShapeRequest, face: FontFace, em: Double) -> [ShapedCluster]? {
    guard face.partsAtSpaces, !request.joinsBefore, !request.joinsAfter else { return nil }
    var result: [ShapedCluster] = []
    var text = request.text
    text.withUTF8 { bytes in
      // No cluster has less than a byte.
      result.reserveCapacity(bytes.count)
      append(bytes, request, face, unit: em / face.unitsPerEm, to: &result)
    }
    return result
  }

  private mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ request: ShapeRequest, _ face: FontFace, unit: Double,
    to result: inout [ShapedCluster]
  ) {
    var style = WordAdvances.Style(
      face: request.face.rawValue, script: request.script.rawValue,
      flags: (request.isRightToLeft ? 1 : 0) | 2)
    var seed = style.seed
    var start = 0
    while start < bytes.count {
      let end = WordShaper.wordEnd(in: bytes, from: start)
      if end == bytes.count {
        style.flags &= ~2
        seed = style.seed
      }
      let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
      let hash = WordAdvances.hash(word, seed: seed)
      if !words.append(word, style, hash: hash, from: start, unit: unit, to: &result) {
        bytesShaped += word.count
        let clusters = shape(word, isFollowed: end < bytes.count, request, face)
        for cluster in clusters {
          result.append(
            ShapedCluster(end: start + cluster.end, advance: Double(cluster.advance) * unit))
        }
        if word.count <= WordShaper.longest { words.insert(word, style, hash: hash, clusters) }
      }
      start = end
    }
  }

  /// The clusters of a word in the font's own units; `isFollowed` where a space stands behind it.
  private func shape(
    _ word: UnsafeBufferPointer<UInt8>, isFollowed: Bool, _ request: ShapeRequest, _ face: FontFace
  ) -> ArraySlice<(end: Int, advance: Int)> {
    let string = String(decoding: word, as: UTF8.self)
    let run = RunText(isFollowed ? string + " " : string, joinsBefore: false, joinsAfter: false)
    let glyphs = buffer.shape(
      run.text, with: face.font, script: request.script.rawValue,
      isRightToLeft: request.isRightToLeft, measuresInk: false)
    let clusters = RunShaper.clusters(of: glyphs, in: run, isRightToLeft: request.isRightToLeft)
    return isFollowed ? clusters.dropLast() : clusters[...]
  }

  /// The end of the spaces and the letters behind them.
  private static func wordEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == space { end += 1 }
    while end < bytes.count, bytes[end] != space { end += 1 }
    return end
  }
}

/// What a line shows, and which source bytes each shown byte stands for.
///
///     source   **  bold  **  -  text        hidden stretches show nothing,
///                 /    /       \    \       replaced ones other text
///     display    bold        •  text
///
/// Everything up to the drawn row works on displayed bytes; a source offset is mapped once on the
/// way in, and once on the way out. A border between displayed bytes may stand for several source
/// offsets: the first of them ends what is before it, the last starts what is after it.
struct DisplayText: Sendable {
  /// One attribute run.
  struct Piece: Sendable {
    var source: Range<Int>
    var display: Range<Int>
    var isReplaced: Bool
  }

  private(set) var bytes: [UInt8]
  /// One for each attribute run, in order.
  private(set) var pieces: [Piece] = []
  let sourceCount: Int

  /// - Precondition: The runs cover the text.
  init(_ content: LineContent) {
    precondition(
      (content.runs.last?.end ?? 0) == content.text.count, "attribute runs must cover their line")
    sourceCount = content.text.count
    pieces.reserveCapacity(content.runs.count)
    if content.runs.allSatisfy({ $0.attributes.display == .shown }) {
      bytes = content.text
      var start = 0
      for run in content.runs {
        let range = start..<run.end
        pieces.append(Piece(source: range, display: range, isReplaced: false))
        start = run.end
      }
      return
    }
    bytes = []
    bytes.reserveCapacity(content.text.count)
    var start = 0
    for run in content.runs {
      let from = bytes.count
      var isReplaced = false
      switch run.attributes.display {
      case .shown: bytes += content.text[start..<run.end]
      case .hidden: break
      case .replaced(let text):
        bytes += text.utf8
        isReplaced = true
      }
      pieces.append(
        Piece(source: start..<run.end, display: from..<bytes.count, isReplaced: isReplaced))
      start = run.end
    }
  }

  /// The source offset at which the byte before a displayed offset ends.
  func source(endingAt display: Int) -> Int {
    if display <= 0 { return 0 }
    let i = pieces.firstSorted { $0.display.upperBound >= display }
    guard i < pieces.count else { return sourceCount }
    let piece = pieces[i]
    if display == piece.display.upperBound { return piece.source.upperBound }
    return piece.isReplaced
      ? piece.source.lowerBound : piece.source.lowerBound + display - piece.display.lowerBound
  }

  /// The source offset at which the byte after a displayed offset starts.
  func source(startingAt display: Int) -> Int {
    if display >= bytes.count { return sourceCount }
    let i = pieces.firstSorted { $0.display.lowerBound > display } - 1
    guard i >= 0 else { return 0 }
    let piece = pieces[i]
    return piece.isReplaced
      ? piece.source.lowerBound : piece.source.lowerBound + display - piece.display.lowerBound
  }

  /// The displayed offset of a source offset; inside a replaced stretch, its start, or its end
  /// where `roundingUp` is true.
  func display(of source: Int, roundingUp: Bool = false) -> Int {
    if source <= 0 { return 0 }
    let i = pieces.firstSorted { $0.source.upperBound > source }
    guard i < pieces.count else { return bytes.count }
    let piece = pieces[i]
    let into = source - piece.source.lowerBound
    if piece.isReplaced {
      return into > 0 && roundingUp ? piece.display.upperBound : piece.display.lowerBound
    }
    return min(piece.display.lowerBound + into, piece.display.upperBound)
  }
}

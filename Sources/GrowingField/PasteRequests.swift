internal import TextRope

/// The clipboard contents that were asked for, and where each is to go.
struct PasteRequests: Sendable {
  private var places: [ClipboardRequestID: Range<ByteOffset>] = [:]
  private var last = 0

  mutating func open(at range: Range<ByteOffset>) -> ClipboardRequestID {
    last += 1
    let id = ClipboardRequestID(rawValue: last)
    places[id] = range
    return id
  }

  func isOpen(_ id: ClipboardRequestID) -> Bool { places[id] != nil }

  /// Where an answer goes; nil where nobody waits for it any more.
  mutating func close(_ id: ClipboardRequestID) -> Range<ByteOffset>? {
    places.removeValue(forKey: id)
  }

  /// Carries the places through an edit; text typed since stays behind what is pasted.
  mutating func carry(through edit: RopeEdit) {
    places = places.mapValues { range in
      let lower = edit.carry(range.lowerBound, forward: false)
      return lower..<max(lower, edit.carry(range.upperBound, forward: false))
    }
  }

  /// Another text: what was asked for was meant for the old one.
  mutating func cancelAll() { places.removeAll() }
}

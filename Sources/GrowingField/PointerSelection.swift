internal import Drawing
internal import TextEditing
internal import TextLayout
internal import TextRope

/// A press that is being held: what it selected at first, and where the pointer is.
struct PointerSelection: Sendable {
  enum Unit: Sendable { case grapheme, word, paragraph }

  private(set) var unit: Unit
  /// What the press selected: the drag extends from it both ways.
  private var origin: Range<ByteOffset>
  /// In the view's coordinates.
  var location: Point
  /// When the pointer went past the view's edge, and the offset scrolled to then.
  private(set) var edge: (since: Double, offset: Double)?

  /// Rows a second at which a drag past the edge scrolls.
  static let rowsPerSecond = 15.0

  init(unit: Unit, origin: Range<ByteOffset>, location: Point) {
    self.unit = unit
    self.origin = origin
    self.location = location
  }

  static func unit(clicks: Int) -> Unit {
    switch clicks {
    case ...1: .grapheme
    case 2: .word
    default: .paragraph
    }
  }

  static func range(
    of unit: Unit, at offset: ByteOffset, in text: Rope
  ) -> Range<ByteOffset> {
    switch unit {
    case .grapheme: offset..<offset
    case .word: Motion.wordRange(at: offset, in: text)
    case .paragraph: Motion.paragraphRange(at: offset, in: text)
    }
  }

  /// The selection from the press to a place, in whole units.
  func selection(to position: TextPosition, in text: Rope) -> Selection {
    let reached = Self.range(of: unit, at: position.offset, in: text)
    if reached.lowerBound < origin.lowerBound {
      return Selection(anchor: origin.upperBound, focus: reached.lowerBound)
    }
    let focus = max(reached.upperBound, origin.upperBound)
    let keepsRow = position.isUpstream && focus == position.offset
    return Selection(
      anchor: origin.lowerBound, focus: focus, affinity: keepsRow ? .upstream : .downstream)
  }

  /// Notes whether the pointer is past the top or bottom edge of a view of `height`.
  mutating func follow(height: Double, offset: Double, at time: Double) {
    if location.y >= 0 && location.y <= height {
      edge = nil
    } else if edge == nil {
      edge = (time, offset)
    }
  }

  /// The offset to scroll to: a steady pace, whatever the frames.
  func scrollOffset(rowHeight: Double, at time: Double) -> Double? {
    edge.map {
      let way = (time - $0.since) * Self.rowsPerSecond * rowHeight
      return $0.offset + (location.y < 0 ? -way : way)
    }
  }
}

internal import Drawing
internal import TextEditing
internal import TextLayout
internal import TextRope

/// Where a caret motion ends, and the column it keeps for the next row up or down.
struct CaretTarget: Equatable {
  var position: TextPosition
  var goalX: Double?
}

extension Selection {
  /// The place of the focus in the layout.
  var focusPosition: TextPosition { TextPosition(focus, isUpstream: affinity == .upstream) }

  /// The selection after its focus moved.
  func moved(to position: TextPosition, extending: Bool) -> Selection {
    Selection(
      anchor: extending ? anchor : position.offset, focus: position.offset,
      affinity: position.isUpstream ? .upstream : .downstream)
  }
}

/// Finds where motions lead: on the screen through the layout, in the text through its words.
struct CaretMover {
  var selection: Selection
  /// The column that a series of motions up and down keeps.
  var goalX: Double?
  /// How far a page goes, in points.
  var page: Double

  func target(
    of motion: CaretMotion, extending: Bool, in body: inout TextBody,
    fonts: inout some FontSource
  ) -> CaretTarget {
    let text = body.text
    let position = selection.focusPosition
    switch motion {
    case .left, .right:
      return CaretTarget(
        position: sideways(motion, extending: extending, in: &body, fonts: &fonts))
    case .wordLeft, .wordRight:
      let forward = (motion == .wordRight) != isRightToLeft(in: &body, fonts: &fonts)
      let offset =
        forward
        ? Motion.word(after: position.offset, in: text)
        : Motion.word(before: position.offset, in: text)
      return CaretTarget(position: TextPosition(offset))
    case .up, .down:
      return vertical(motion == .up ? .above : .below, in: &body, fonts: &fonts)
    case .pageUp, .pageDown:
      let caret = body.caret(at: position, fonts: &fonts)
      let x = goalX ?? caret.x
      let y = caret.y + caret.height / 2 + (motion == .pageUp ? -page : page)
      return CaretTarget(
        position: body.position(nearest: Point(x: x, y: y), fonts: &fonts), goalX: x)
    case .rowStart, .rowEnd:
      guard let row = body.row(at: position, fonts: &fonts) else {
        return CaretTarget(position: position)
      }
      let start = TextPosition(row.range.lowerBound)
      let end = TextPosition(row.range.upperBound, isUpstream: !row.endsLine)
      return CaretTarget(position: motion == .rowStart ? start : end)
    case .paragraphUp:
      return CaretTarget(
        position: TextPosition(Motion.paragraph(before: position.offset, in: text)))
    case .paragraphDown:
      return CaretTarget(
        position: TextPosition(Motion.paragraph(after: position.offset, in: text)))
    case .documentStart: return CaretTarget(position: TextPosition(.zero))
    case .documentEnd: return CaretTarget(position: TextPosition(text.end))
    }
  }

  /// One caret stop on the screen; a selection collapses to its edge on that side.
  private func sideways(
    _ motion: CaretMotion, extending: Bool, in body: inout TextBody, fonts: inout some FontSource
  ) -> TextPosition {
    let direction: HorizontalDirection = motion == .left ? .left : .right
    if extending || selection.isEmpty {
      return body.position(direction, of: selection.focusPosition, fonts: &fonts)
        ?? selection.focusPosition
    }
    let lower = TextPosition(selection.range.lowerBound)
    let upper = TextPosition(selection.range.upperBound)
    let (a, b) = (body.caret(at: lower, fonts: &fonts), body.caret(at: upper, fonts: &fonts))
    let lowerIsLeft = a.y == b.y ? a.x <= b.x : !isRightToLeft(in: &body, fonts: &fonts)
    return lowerIsLeft == (motion == .left) ? lower : upper
  }

  private func vertical(
    _ direction: VerticalDirection, in body: inout TextBody, fonts: inout some FontSource
  ) -> CaretTarget {
    let x = goalX ?? body.caret(at: selection.focusPosition, fonts: &fonts).x
    guard let row = body.row(direction, from: selection.focusPosition, fonts: &fonts) else {
      return CaretTarget(
        position: TextPosition(direction == .above ? .zero : body.text.end), goalX: x)
    }
    return CaretTarget(
      position: body.position(nearestX: x, on: row, fonts: &fonts), goalX: x)
  }

  /// True where the text at the focus runs from right to left.
  private func isRightToLeft(in body: inout TextBody, fonts: inout some FontSource) -> Bool {
    guard let row = body.row(at: selection.focusPosition, fonts: &fonts) else { return false }
    let at = selection.focus
    let fragment =
      row.fragments.first { $0.range.contains(at) }
      ?? row.fragments.first { $0.range.upperBound == at }
    return fragment?.isRightToLeft ?? false
  }
}

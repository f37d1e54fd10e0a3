package import Drawing
internal import GrowingField

/// Where the view and its caret are, and how they are drawn.
extension GrowingTextView {
  /// The caret in the host's coordinates; nil where none is drawn.
  package func caret(at time: Double) -> Rect? {
    let origin = motion.origin(at: time)
    return machine.caret(at: time, fonts: &environment.fonts)?.offset(x: origin.x, y: origin.y)
  }

  /// Where an input method's candidates belong: at the caret, or at the edge of the view past which
  /// it is scrolled; nil where no caret is drawn.
  package func candidatePlace(at time: Double) -> Rect? {
    guard var place = caret(at: time) else { return nil }
    let frame = frame(at: time)
    place.y = max(frame.y, min(place.y, frame.maxY - place.height))
    return place
  }

  /// Draws the view where its frame is.
  package func draw(into canvas: inout Canvas, at time: Double) {
    if let growingBackground {
      growingBackground.draw(behind: frame(at: time), above: visibleBottom, into: &canvas)
    }
    canvas.inside(offset: motion.origin(at: time)) {
      machine.draw(into: &$0, at: time, fonts: &environment.fonts)
    }
  }

  /// Draws the open context menu, over everything else.
  package func drawMenu(into canvas: inout Canvas, at time: Double) {
    canvas.inside(offset: motion.origin(at: time)) {
      machine.drawMenu(into: &$0, at: time, fonts: &environment.fonts)
    }
  }

  /// True while the context menu is open: keys and the pointer, wherever it is, are for it.
  package var isMenuOpen: Bool { machine.menuLabels != nil }

  /// What the context menu may cover, in the coordinates of the frame: the window.
  package func setOverlay(_ bounds: Rect) {
    let origin = motion.origin(at: lastTime)
    machine.overlayBounds = bounds.offset(x: -origin.x, y: -origin.y)
  }

  /// The frame as it is drawn at a time.
  package func frame(at time: Double) -> Rect {
    let origin = motion.origin(at: time)
    return Rect(
      x: origin.x, y: origin.y, width: machine.configuration.width,
      height: machine.height(at: time))
  }
}

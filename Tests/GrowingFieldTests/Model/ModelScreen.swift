import Drawing
import TestFonts
import TextEditing

@testable import GrowingField

/// A window with a field in it, repainted where its display list changed.
struct ModelScreen {
  private var list: DisplayList?
  private var raster = Raster(width: 0, height: 0)
  private var masks = FakeMasks()
  private let scale: Double

  static let size = Size(width: 320, height: 220)

  init(scale: Double) { self.scale = scale }

  /// Draws a frame into what the last one left, which must make the same pixels as on a new sheet.
  mutating func drawFrame(of driver: inout FieldDriver) throws(Mismatch) {
    let next = canvas { canvas in
      driver.field.draw(into: &canvas, at: driver.time, fonts: &driver.fonts)
    }
    if let list {
      raster.draw(next, damage: DisplayList.damage(from: list, to: next), masks: &masks)
    } else {
      raster.resize(width: next.width, height: next.height)
      raster.draw(next, damage: [next.bounds], masks: &masks)
    }
    list = next
    try check("pixel of a repainted part", raster, Self.paint(next))
  }

  /// What shows is what a fresh field shows that is scrolled to the same place.
  func check(_ run: ModelRun) throws(Mismatch) {
    var live = run.driver
    var fresh = FreshField(like: run).driver
    live.send(.pointer(PointerEvent(.up, at: Point(x: 0, y: 0))))
    live.rest()
    fresh.rest()
    let rows = (live.scrollY - fresh.scrollY) / live.field.state.metrics.rowHeight
    fresh.send(.wheel(dx: 0, dy: rows, at: Point(x: 0, y: 0)))
    fresh.rest()
    if abs(live.scrollY - fresh.scrollY) > 1e-6 {
      throw Mismatch("the field is scrolled to \(live.scrollY), a fresh one to \(fresh.scrollY)")
    }
    var (a, b) = (live.picture(), fresh.picture())
    if live.field.state.editor.selection != fresh.field.state.editor.selection {
      // Selecting never cuts a cluster, typing may.
      (a.caret, b.caret, a.selection, b.selection) = (nil, nil, [], [])
    }
    try check("pixel of a fresh field", paint(a), paint(b))
  }

  private func paint(_ picture: FieldPicture) -> Raster {
    var fonts = FixedFonts()
    return Self.paint(canvas { FieldPainter(picture).draw(into: &$0, fonts: &fonts) })
  }

  private func canvas(_ draw: (inout Canvas) -> Void) -> DisplayList {
    var canvas = Canvas(size: Self.size, scale: scale)
    canvas.fill(Rect(x: 0, y: 0, width: Self.size.width, height: Self.size.height), RGBA(0x808080))
    canvas.inside(offset: Point(x: 8, y: 8)) { draw(&$0) }
    return canvas.list
  }

  private static func paint(_ list: DisplayList) -> Raster {
    var raster = Raster(width: list.width, height: list.height)
    var masks = FakeMasks()
    raster.draw(list, damage: [list.bounds], masks: &masks)
    return raster
  }

  private func check(_ what: String, _ found: Raster, _ expected: Raster) throws(Mismatch) {
    if found == expected { return }
    let i = zip(found.pixels, expected.pixels).prefix { $0 == $1 }.count
    throw Mismatch("\(what) (\(i % found.width), \(i / found.width)) differs")
  }
}

extension FieldDriver {
  /// Lets heights and bars come to rest and measures all text.
  fileprivate mutating func rest() {
    wait(1)
    send(.idle(budget: 256 << 20))
  }

  /// The frame, scrolled to a place that rounds to the same pixels whatever its last bits are.
  fileprivate mutating func picture() -> FieldPicture {
    var picture = field.state.picture(at: time, &fonts)
    picture.scrollOffset = (picture.scrollOffset * 64).rounded() / 64
    return picture
  }
}

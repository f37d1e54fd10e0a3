import Drawing
import Testing

@Suite struct CanvasTests {
  private let scales = [1, 1.25, 1.5, 1.75, 2, 3]

  @Test func sizesAreRoundedUp() {
    let list = Canvas(size: Size(width: 10.1, height: 3), scale: 1.5).list
    #expect([list.width, list.height] == [16, 5])
    #expect(Canvas(size: Size(width: -1, height: .nan), scale: 2).list.bounds.isEmpty)
  }

  @Test func neighboursTouchAtEveryScale() {
    for scale in scales {
      let canvas = Canvas(size: Size(width: 500, height: 500), scale: scale)
      var x = 0.0
      var end = 0
      for step in 0..<200 {
        let width = 0.1 + Double(step % 7) / 3
        let rect = canvas.pixels(Rect(x: x, y: 0, width: width, height: 1))
        #expect(rect.x == end)
        end = rect.maxX
        x += width
      }
    }
  }

  @Test func hairlinesAreOnePixelAtEveryScale() {
    for scale in scales {
      var canvas = Canvas(size: Size(width: 40, height: 40), scale: scale)
      canvas.horizontalHairline(x: 1.3, y: 7.7, width: 20, black)
      canvas.verticalHairline(x: 7.7, y: 1.3, height: 20, black)
      let bounds = canvas.list.items.map { $0.inkBounds(scale: scale) }
      #expect(bounds[0].height == 1 && bounds[0].width > 10)
      #expect(bounds[1].width == 1 && bounds[1].height > 10)
      #expect(bounds[0].y == bounds[1].x)
    }
  }

  @Test func circlesAreAsWideAsHighWhereverTheyLie() {
    for scale in scales {
      for shift in stride(from: 0, to: 1, by: 0.13) {
        var canvas = Canvas(size: Size(width: 40, height: 40), scale: scale)
        canvas.circle(center: Point(x: 15 + shift, y: 14.4), radius: 8.3, black)
        let box = canvas.list.items[0].inkBounds(scale: scale)
        #expect(box.width == box.height)
        #expect(abs(Double(box.width) - 16.6 * scale) <= 0.5)
      }
    }
  }

  @Test func anIconInACircleIsInItsMiddle() {
    let arrow = [Point(x: 0, y: -6), Point(x: 6, y: 3), Point(x: -6, y: 3)]
    for scale in scales {
      for shift in [0, 0.2, 0.5, 0.7] {
        var canvas = Canvas(size: Size(width: 30, height: 30), scale: scale)
        let box = canvas.circle(center: Point(x: 15 + shift, y: 15), radius: 11.5, RGBA(0x777777))
        canvas.polygon(arrow, inMiddleOf: box, black)
        let picture = canvas.list.painted().cropped(to: box).darkness
        #expect(picture == picture.mirrored)
      }
    }
  }

  @Test func bordersAreWholePixelsAndNeverNone() {
    for (width, scale, sixteenths) in [(1.0, 1.0, 16), (1, 1.5, 32), (1, 1.25, 16), (0.2, 1, 16)] {
      var canvas = Canvas(size: Size(width: 40, height: 40), scale: scale)
      canvas.border(Rect(x: 0, y: 0, width: 9, height: 9), radius: 4, width: width, black)
      guard case .border(_, let w, _) = canvas.list.items[0].command else {
        Issue.record("a border is a border")
        return
      }
      #expect(w == sixteenths)
    }
  }

  @Test func insideMovesAndClipsAndComesBack() {
    var canvas = Canvas(size: Size(width: 40, height: 40), scale: 2)
    let box = Rect(x: 0, y: 0, width: 10, height: 10)
    canvas.inside(offset: Point(x: 5, y: 6), clip: Rect(x: 2, y: 2, width: 10, height: 9)) {
      $0.fill(box, black)
    }
    canvas.fill(box, black)
    let items = canvas.list.items
    #expect(items[0].inkBounds(scale: 2) == PixelRect(10, 12, 14, 10))
    #expect(
      items[1]
        == DisplayItem(command: .fill(PixelRect(0, 0, 20, 20), black), clip: canvas.list.bounds))
  }

  @Test func nothingIsEverDrawnOutsideItsInkBounds() {
    var random = RandomLists(seed: 31)
    for _ in 0..<600 {
      var list = DisplayList(width: 60, height: 50, scale: 1)
      list.items = [random.item()]
      let bounds = list.items[0].inkBounds(scale: 1)
      let picture = list.painted()
      for y in 0..<50 {
        for x in 0..<60 where picture[x, y] != white {
          #expect(bounds.contains(PixelRect(x, y, 1, 1)))
        }
      }
    }
  }
}

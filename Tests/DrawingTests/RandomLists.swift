import Drawing
import TestRandom

/// Random lists in which everything overlaps everything, in and outside of the picture.
struct RandomLists {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func list() -> DisplayList {
    let scale = [1, 1.5, 2][number(0...2)]
    var list = DisplayList(width: number(1...60), height: number(1...50), scale: scale)
    list.items = (0..<number(0...14)).map { _ in item() }
    return list
  }

  /// The list after some insertions, removals, replacements and moves.
  mutating func edited(_ list: DisplayList) -> DisplayList {
    var list = list
    for _ in 0..<number(0...4) {
      let count = list.items.count
      switch number(0...4) {
      case 0: list.items.insert(item(), at: number(0...count))
      case 1 where count > 0: list.items.remove(at: number(0...(count - 1)))
      case 2 where count > 0: list.items[number(0...(count - 1))] = item()
      case 3 where count > 1: list.items.swapAt(number(0...(count - 1)), number(0...(count - 1)))
      case 4 where count > 0:
        list.items.insert(list.items[number(0...(count - 1))], at: number(0...count))
      default: break
      }
    }
    return list
  }

  mutating func item() -> DisplayItem {
    DisplayItem(
      command: command(), clip: number(0...2) == 0 ? rect() : PixelRect(-100, -100, 300, 300))
  }

  mutating func rect() -> PixelRect {
    PixelRect(number(-20...60), number(-20...50), number(0...50), number(0...40))
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func command() -> DrawCommand {
    switch number(0...6) {
    case 0: return .fill(rect(), color())
    case 1: return .rounded(shape(), color())
    case 2: return .border(shape(), width: number(0...100), color())
    case 3:
      let vertices = (0..<number(0...7)).map { _ in
        PixelPoint(x: number(-300...900), y: number(-300...800))
      }
      return .polygon(vertices, color())
    case 4: return .shadow(rect(), radius: number(0...300), blur: number(0...20), color())
    default:
      let ink = Rect(
        x: Double(number(-40...40)) / 8, y: Double(number(-160...8)) / 8,
        width: Double(number(0...240)) / 8, height: Double(number(0...160)) / 8)
      let run = GlyphRun.fake("\(number(0...3))", ink: ink, face: Int32(number(0...1)))
      return .glyphs(run, at: PixelPoint(x: number(-10...60), y: number(-10...60)), color())
    }
  }

  private mutating func shape() -> RoundedRect {
    RoundedRect(
      rect: rect(), topLeft: number(0...300), topRight: number(0...300),
      bottomLeft: number(0...300), bottomRight: number(0...300))
  }

  /// Few colours, so that equal items occur; some opaque, some not.
  private mutating func color() -> RGBA {
    RGBA(
      [0x0B63E5, 0xE9E9EC, 0x111114][number(0...2)],
      alpha: UInt8([255, 255, 128, 37][number(0...3)]))
  }
}

import Drawing
import LiveMarkdown
import TestFonts
import TextEditing
import TextLayout
import TextRope

@testable import GrowingField

/// A field in a window that counts its work.
struct WorkRig {
  var driver: FieldDriver
  private(set) var damage: [PixelRect] = []
  private var list: DisplayList
  private var raster: Raster
  private var masks = FakeMasks()

  init(_ text: String, _ configuration: FieldConfiguration = FieldDriver.configuration) {
    driver = FieldDriver(text, configuration)
    list = DisplayList(width: 260, height: 200, scale: 1)
    raster = Raster(width: 260, height: 200)
    drawFrame()
  }

  private static let paragraph = "Some **bold** words, a `code` and no more than that.\n\n"

  /// A sentence a paragraph, until there are so many bytes.
  static func prose(bytes: Int) -> String {
    String(repeating: paragraph, count: max(1, bytes / paragraph.utf8.count))
  }

  /// A text that is large for this build.
  static var large: Int {
    #if DEBUG
      1 << 20
    #else
      10 << 20
    #endif
  }

  mutating func drawFrame() {
    var canvas = Canvas(size: Size(width: 260, height: 200), scale: 1)
    driver.field.draw(into: &canvas, at: driver.time, fonts: &driver.fonts)
    damage = DisplayList.damage(from: list, to: canvas.list)
    list = canvas.list
    raster.draw(list, damage: damage, masks: &masks)
  }

  /// What an action and the frame after it have worked.
  mutating func work(_ action: (inout FieldDriver) -> Void) -> Work {
    let before = counted
    driver.fonts = FixedFonts()
    masks = FakeMasks()
    action(&driver)
    drawFrame()
    var work = counted
    work.linesScanned -= before.linesScanned
    work.bytesParsed -= before.bytesParsed
    work.linesLaidOut -= before.linesLaidOut
    work.runsShaped -= before.runsShaped
    work.pixelsPainted -= before.pixelsPainted
    work.bytesShaped = driver.fonts.requests.reduce(0) { $0 + $1.text.utf8.count }
    work.masksAsked = masks.asked.count
    return work
  }

  private var counted: Work {
    let (markdown, layout) = (driver.field.markdownCounters, driver.field.layoutCounters)
    var work = Work()
    work.linesScanned = markdown.linesScanned
    work.bytesParsed = markdown.bytesParsed
    work.linesLaidOut = layout.linesLaidOut
    work.runsShaped = layout.runsShaped
    work.pixelsPainted = raster.paintedPixels
    return work
  }

  /// Puts the caret at a share of the text, at the start of a paragraph of prose.
  mutating func moveCaret(to share: Double) {
    let length = Self.paragraph.utf16.count
    let units = Int(Double(driver.field.text.utf16Count) * share) / length * length
    driver.run(driver.field.select(utf16: units..<units, at: driver.time, fonts: &driver.fonts))
    drawFrame()
  }

  /// Measures everything, as spare time does.
  mutating func refine() {
    while driver.field.wantsIdle {
      driver.fonts = FixedFonts()
      driver.send(.idle(budget: 4 << 20))
    }
    drawFrame()
  }
}

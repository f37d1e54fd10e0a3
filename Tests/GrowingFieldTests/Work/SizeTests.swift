import Drawing
import TextRope
import Testing

@testable import GrowingField

/// Sizes that people report trouble with.
struct SizeTests {
  /// From a key to its laid-out frame, painted: one screen refresh, and in a debug build, whose
  /// trees are tiny and checked, some more.
  @Test(arguments: [0, 0.5, 1]) func aKeyIn45000CharactersIsThereInTheNextFrame(share: Double) {
    var rig = WorkRig(WorkRig.prose(bytes: 45_000))
    rig.moveCaret(to: share)
    rig.driver.type("x")
    rig.drawFrame()
    let clock = ContinuousClock()
    var best = Duration.seconds(10)
    for _ in 0..<5 {
      let time = clock.measure {
        rig.driver.type("y")
        rig.drawFrame()
      }
      best = min(best, time)
    }
    #if DEBUG
      #expect(best < .milliseconds(160))
    #else
      #expect(best < .milliseconds(16))
    #endif
  }

  @Test func twoThousandRowsScrollAndTypeByWhatShows() {
    var rig = WorkRig(String(repeating: "A\n", count: 2000))
    rig.moveCaret(to: 0)
    var scrolling = 0
    for _ in 0..<100 {
      let work = rig.work { $0.send(.wheel(dx: 0, dy: 3, at: .zero)) }
      // Measured lines that nobody looked at are kept as sums of 64.
      #expect(work.linesLaidOut <= 64 + 4, "\(work)")
      #expect(work.masksAsked <= 20, "\(work)")
      scrolling += work.linesLaidOut
    }
    #expect(scrolling <= 400)
    rig.moveCaret(to: 0.5)
    rig.driver.type("B")
    rig.drawFrame()
    for _ in 0..<10 {
      let work = rig.work { $0.type("B") }
      #expect(work.linesLaidOut <= 2 && work.runsShaped <= 4, "\(work)")
    }
    #expect(rig.driver.rows() == 2001)
  }

  @Test(arguments: ["word ", "日本語", "**b** ", "unbroken"])
  func aParagraphOf100000CharactersIsLinear(piece: String) {
    // Twelve pieces end where a row does, so that the last rows of both are the same. Both lie
    // beyond the 64 KiB in which marks pair, from where on a paragraph is parsed in stretches.
    let half = 100_000 / piece.count / 12 * 12
    var works: [Work] = []
    for count in [half, 2 * half] {
      var rig = WorkRig("")
      works.append(rig.work { $0.paste(String(repeating: piece, count: count)) })
      #expect(rig.driver.rows() > 1000)
    }
    #expect(works[1].bytesShaped <= 2 * works[0].bytesShaped + 1000, "\(works)")
    // A long paragraph is parsed in stretches of some 16 KiB, each begun where nothing was open.
    for (work, count) in zip(works, [half, 2 * half]) {
      #expect(work.bytesParsed <= 3 * count * piece.utf8.count, "\(works)")
    }
    #expect(works[1].linesScanned == works[0].linesScanned, "\(works)")
    // Only what shows is drawn, however long the line that it was cut from.
    #expect(works[1].masksAsked == works[0].masksAsked && works[1].masksAsked < 300, "\(works)")
  }

  /// Clusters without an end, which nobody writes and somebody pastes, cost about as much as the
  /// same text with spaces: what looks from each of their parts to an end takes ten times as long.
  @Test(arguments: ["e", "ب"].map { ($0, "\u{301}\u{302}") } + [("", "क्")])
  func anEndlessClusterIsLinear(first: String, piece: String) {
    func time(_ text: String) -> Duration {
      let clock = ContinuousClock()
      return (0..<3).map { _ in
        clock.measure {
          var rig = WorkRig("")
          rig.driver.paste(text)
          rig.drawFrame()
        }
      }.min() ?? .zero
    }
    let endless = time(first + String(repeating: piece, count: 64_000))
    let ordinary = time(first + String(repeating: piece + " ", count: 64_000))
    #expect(endless < ordinary * 3, "\(endless) \(ordinary)")
  }

  /// Two windows and the rows that show, whether the line goes on for a page or for a megabyte.
  @Test(arguments: [20_000, 1_000_000]) func aKeyInALongLineShapesAFewRows(count: Int) {
    var rig = WorkRig(String(repeating: "words of **a** line ", count: count / 20))
    rig.moveCaret(to: 0.5)
    rig.driver.settle()
    rig.drawFrame()
    for key in ["x", "y", " ", "z", "*"] {
      let work = rig.work { $0.type(key) }
      #expect(work.bytesShaped <= 2500, "\(key): \(work)")
      #expect(work.linesLaidOut <= 3 && work.linesScanned <= 1, "\(key): \(work)")
    }
  }

  /// The first frame of a line that is opened at its end, and the ways to its end and through it.
  @Test func theEndOfALongLineTakesTheSameWorkWhateverItsLength() {
    let works = [100_000, 1_000_000].map { count -> [Work] in
      let line = String(repeating: "words of **a** line ", count: count / 20)
      var rig = WorkRig("")
      let opening = rig.work { driver in
        driver.run(driver.field.setText(line, at: driver.time, fonts: &driver.fonts))
        driver.run(
          driver.field.select(utf16: count..<count, at: driver.time, fonts: &driver.fonts))
      }
      let ways: [(Key, Modifiers)] = [
        (.pageUp, []), (.pageUp, []), (.pageDown, []), (.home, .control), (.end, .control),
      ]
      return [opening] + ways.map { way in rig.work { $0.press(way.0, way.1) } }
        + [rig.work { $0.send(.wheel(dx: 0, dy: -20, at: .zero)) }, rig.work { $0.type("x") }]
    }
    for (small, large) in zip(works[0], works[1]) {
      #expect(large.linesLaidOut <= 24 && large.linesLaidOut == small.linesLaidOut, "\(works)")
      #expect(large.runsShaped == small.runsShaped, "\(works)")
      #expect(large.bytesShaped <= 24_000 && large.bytesShaped == small.bytesShaped, "\(works)")
    }
  }

  @Test func aKeyInAWordCostsNoMoreWhenTheWordIsLong() {
    var rig = WorkRig("")
    var works: [Work] = []
    for letters in [1500, 3000, 6000, 12000] {
      rig.driver.send(.text(String(repeating: "w", count: letters / 2)))
      rig.driver.settle()
      rig.drawFrame()
      // Windows and stretches of parsing begin and end every 512 bytes.
      var most = Work()
      for _ in 0..<40 {
        let work = rig.work { $0.type("abcdefghijklmnop") }
        most.bytesShaped = max(most.bytesShaped, work.bytesShaped / 16)
        most.bytesParsed = max(most.bytesParsed, work.bytesParsed / 16)
        most.linesLaidOut = max(most.linesLaidOut, work.linesLaidOut / 16)
      }
      works.append(most)
    }
    for work in works {
      #expect(work.bytesShaped <= 2500 && work.bytesParsed <= 1600, "\(works)")
      #expect(work.linesLaidOut <= 3, "\(works)")
    }
  }
}

import Drawing
import LiveMarkdown
import TextLayout
import TextRope
import Testing

@testable import GrowingField

/// What an action may cost, whatever the text weighs.
struct WorkTests {
  @Test(arguments: [(0, false), (0.5, false), (0.5, true), (1, false)])
  func aKeyWorksOnItsParagraphOnly(share: Double, isMeasured: Bool) {
    var rig = WorkRig(WorkRig.prose(bytes: WorkRig.large))
    if isMeasured { rig.refine() }
    rig.moveCaret(to: share)
    rig.driver.type("x")
    rig.drawFrame()
    // Where block states are still guesses, the lines around the edited one are looked at again.
    let lines = isMeasured ? 2 : 4
    for key in ["y", "*", " ", "`"] {
      let work = rig.work { $0.type(key) }
      #expect(work.linesScanned <= 4, "\(key): \(work)")
      #expect(work.bytesParsed <= 256, "\(key): \(work)")
      #expect(work.linesLaidOut <= lines, "\(key): \(work)")
      #expect(work.runsShaped <= 32, "\(key): \(work)")
      #expect(work.bytesShaped <= 256, "\(key): \(work)")
    }
    let work = rig.work { $0.press(.backspace) }
    #expect(work.linesScanned <= 4 && work.linesLaidOut <= lines, "\(work)")
  }

  @Test(arguments: [0, 0.5, 1]) func doublingTheUntouchedTextChangesNoCounter(share: Double) {
    var works: [[Work]] = []
    for doubled in 0...2 {
      var rig = WorkRig(WorkRig.prose(bytes: 40_000 << doubled))
      rig.moveCaret(to: share)
      rig.driver.type("x")
      rig.driver.settle()
      rig.drawFrame()
      works.append(["y", "*", "\n", "z"].map { key in rig.work { $0.type(key) } })
    }
    #expect(works[0] == works[1])
    #expect(works[1] == works[2])
  }

  @Test func aBlinkPaintsTheCaretAndNothingElse() {
    var rig = WorkRig(WorkRig.prose(bytes: WorkRig.large))
    rig.moveCaret(to: 0.5)
    rig.driver.type("x")
    rig.driver.settle()
    rig.driver.wait(2)
    rig.drawFrame()
    for _ in 0..<4 {
      let work = rig.work { $0.wait(0.5) }
      var allowed = Work()
      allowed.pixelsPainted = work.pixelsPainted
      // A run of text that reaches under the caret is laid over its ground anew.
      allowed.masksAsked = min(work.masksAsked, 2)
      #expect(work == allowed)
      #expect(rig.damage.count == 1)
      #expect(rig.damage.allSatisfy { $0.width <= 4 && $0.height <= 26 }, "\(rig.damage)")
      #expect((1..<200).contains(work.pixelsPainted))
    }
  }

  @Test func nothingMovingAndNothingTypedAsksForNoFrame() {
    var rig = WorkRig(WorkRig.prose(bytes: 20_000))
    rig.driver.wait(2)
    #expect(rig.driver.field.nextChange(after: rig.driver.time) != nil)
    rig.driver.send(.focus(false))
    rig.driver.wait(2)
    #expect(rig.driver.field.nextChange(after: rig.driver.time) == nil)
    #expect(!rig.driver.field.isMoving(at: rig.driver.time))
    rig.refine()
    #expect(!rig.driver.field.wantsIdle)
    #expect(rig.driver.field.nextChange(after: rig.driver.time) == nil)
    #expect(rig.work { $0.wait(10) } == Work())
    #expect(rig.damage == [])
  }

  @Test func aSteadyCaretAsksForNoFrame() {
    var configuration = FieldDriver.configuration
    configuration.caretBlinks = false
    let rig = WorkRig("abc", configuration)
    #expect(rig.driver.field.isFocused)
    #expect(rig.driver.field.nextChange(after: rig.driver.time + 2) == nil)
  }

  @Test func aFenceAtTheTopWaitsForSpareTimeFartherDown() {
    var rig = WorkRig(WorkRig.prose(bytes: WorkRig.large))
    rig.refine()
    rig.moveCaret(to: 0)
    for key in ["`", "`", "`", "\n", "x"] {
      let work = rig.work { $0.type(key) }
      #expect(work.linesScanned <= 1000 && work.linesLaidOut <= 20, "\(key): \(work)")
    }
    #expect(rig.driver.field.wantsIdle)
    let work = rig.work { $0.press(.backspace, times: 5) }
    #expect(work.linesScanned <= 5000 && work.linesLaidOut <= 60, "\(work)")
    rig.driver.type("```\n")
    let idle = rig.work { $0.send(.idle(budget: 32 << 10)) }
    #expect(idle.linesScanned <= 2100 && idle.linesLaidOut <= 120, "\(idle)")
    while rig.driver.field.state.body.document?.isComplete == false {
      rig.driver.send(.idle(budget: 32 << 10))
    }
    rig.moveCaret(to: 1)
    var body = rig.driver.field.state.body
    let bottom = body.estimatedHeight - 100...body.estimatedHeight
    let last = body.rows(in: bottom, fonts: &rig.driver.fonts)
    let styles = last.flatMap(\.fragments).map { FragmentTag(rawValue: $0.attributes.tag).styles }
    #expect(!styles.isEmpty && styles.allSatisfy { $0 == .codeBlock })
  }
}

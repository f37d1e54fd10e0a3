import Drawing
import Foundation
import GrowingField
import GrowingText
import Testing

/// What is moved through `AnimationContext` keeps step with the height, also when a change
/// interrupts or takes back another.
struct SynchronisedLayoutTests {
  private let frames = (0...40).map { Double($0) / 60 }

  /// Grows by two rows, the second interrupting the first, then takes one back, again half-way.
  private func play(_ fixture: Fixture, at time: Double) {
    if time == frames[1] || time == frames[4] { fixture.key(.return, .shift, at: time) }
    if time == frames[8] { fixture.key(.backspace, at: time) }
    fixture.view.advance(to: time)
  }

  @Test func progressKeepsStepWithTheHeight() throws {
    let fixture = try Fixture()
    var edge = fixture.height(1)
    fixture.recorder.during["changeHeight"] = {
      let start = edge
      let diff = fixture.recorder.diffs.last ?? 0
      fixture.recorder.contexts.last?.animate { progress in edge = start + diff * progress }
    }
    for time in frames {
      play(fixture, at: time)
      #expect(abs(edge - fixture.view.frame.height) < 1e-9)
    }
    #expect(edge == fixture.height(2))
  }

  @Test func framesSetInsideAnimateKeepStepWithTheHeight() throws {
    let fixture = try Fixture()
    let below = GrowingTextView(
      environment: fixture.environment, configuration: FieldConfiguration(),
      frame: Rect(x: 16, y: 16 + fixture.height(1) + 8, width: 358, height: 0))
    fixture.recorder.during["changeHeight"] = {
      fixture.recorder.contexts.last?.animate {
        below.frame.origin.y += fixture.recorder.diffs.last ?? 0
      }
    }
    for time in frames {
      play(fixture, at: time)
      below.advance(to: time)
      let gap = below.frame(at: time).minY - fixture.view.frame(at: time).maxY
      #expect(abs(gap - 8) < 1e-9)
    }
    #expect(Double(below.frame.minY) == 16 + fixture.height(2) + 8)
  }

  @Test func aFrameSetOutsideAnimateIsTakenAtOnce() throws {
    let fixture = try Fixture()
    fixture.recorder.during["changeHeight"] = { fixture.view.frame.origin.y = 100 }
    fixture.key(.return, .shift)
    #expect(fixture.view.frame(at: 0).minY == 100)
    #expect(!fixture.view.isMoving(at: 1))
  }

  @Test func completionsRunBeforeTheHeightHasArrived() throws {
    let fixture = try Fixture()
    fixture.recorder.during["changeHeight"] = {
      fixture.recorder.contexts.last?.addCompletion { fixture.recorder.calls.append("completion") }
    }
    fixture.key(.return, .shift)
    _ = fixture.recorder.take()
    fixture.view.advance(to: 0.2)
    #expect(fixture.recorder.take() == ["completion", "didChangeHeight"])
  }
}

import Foundation
import GrowingField
import Testing

@testable import GrowingText

struct AnimationContextTests {
  private func law(_ from: Double, _ to: Double, duration: Double = 0.1) -> HeightAnimation {
    HeightAnimation(from: from, to: to, start: 0, duration: duration, curve: .easeInOut)
  }

  @Test func progressIsThatOfTheHeightAndEndsWithExactlyOne() {
    let law = law(40, 64)
    let context = AnimationContext(law, diff: 24, at: 0)
    var seen: [CGFloat] = []
    context.animate { seen.append($0) }
    for frame in 1...9 {
      let time = Double(frame) / 60
      context.advance(to: time)
      if time < 0.1 { #expect(abs(40 + 24 * Double(seen[frame]) - law.value(at: time)) < 1e-9) }
    }
    #expect(seen.first == 0)
    #expect(seen.last == 1)
    #expect(seen.count == 7)
    #expect(seen == seen.sorted())
  }

  @Test func interruptedProgressGoesOnFromWhereTheHeightStands() {
    let first = AnimationContext(law(40, 64), diff: 24, at: 0)
    var bar = 0.0
    first.animate { bar = 24 * Double($0) }
    first.advance(to: 0.05)
    let halfway = bar
    #expect(halfway > 0 && halfway < 24)

    let second = AnimationContext(
      HeightAnimation(
        from: 40 + halfway, to: 88, start: 0.05, duration: 0.1, curve: .easeInOut),
      diff: 24, at: 0.05)
    first.finish()
    #expect(bar == 24)
    let start = bar
    second.animate { bar = start + 24 * Double($0) }
    #expect(abs(bar - halfway) < 1e-9)
    second.advance(to: 0.2)
    #expect(bar == 48)
  }

  @Test func withoutAnimationEverythingHappensAtOnceInOrder() {
    let context = AnimationContext(law(40, 64, duration: 0), diff: 24, at: 0)
    var calls: [String] = []
    context.animate { (progress: CGFloat) in calls.append("\(progress)") }
    context.addCompletion { calls.append("completion") }
    context.animate { calls.append("changes") }
    context.advance(to: 0)
    context.addCompletion { calls.append("late") }
    context.animate { (progress: CGFloat) in calls.append("late \(progress)") }
    #expect(calls == ["1.0", "changes", "completion", "late", "late 1.0"])
  }

  @Test func completionsRunOnceAlsoWhereAnotherChangeTakesOver() {
    let context = AnimationContext(law(40, 64), diff: 24, at: 0)
    var completions = 0
    context.addCompletion { completions += 1 }
    context.advance(to: 0.05)
    #expect(completions == 0)
    context.finish()
    context.advance(to: 0.2)
    #expect(completions == 1)
  }
}

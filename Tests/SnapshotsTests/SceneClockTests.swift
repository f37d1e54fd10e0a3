import Testing

@testable import Snapshots

@Suite struct SceneClockTests {
  private func frames(_ waits: [Double]) -> (frames: [Double], end: Double) {
    var clock = SceneClock()
    var frames: [Double] = []
    for wait in waits { clock.advance(by: wait) { frames.append($0) } }
    return (frames, clock.now)
  }

  @Test func framesAreTheMultiplesOfASixtieth() {
    let (frames, end) = frames([10])
    #expect(frames == (1...600).map { Double($0) / 60 })
    #expect(end == 10)
  }

  @Test(arguments: [
    [0.05, 0.05], [0.1], [0.02, 0.08], [0, 0.1], [0.016, 0.017, 0.067], [0.033, 0.067],
    Array(repeating: 0.001, count: 100), Array(repeating: 0.0001, count: 1000),
  ])
  func cuttingAWaitChangesNeitherFramesNorEnd(waits: [Double]) {
    let whole = frames([0.1])
    let cut = frames(waits)
    #expect(cut.frames == whole.frames)
    #expect(cut.end == 0.1)
  }

  @Test func aMillionWaitsDoNotDrift() {
    var clock = SceneClock()
    var count = 0
    for _ in 0..<1_000_000 { clock.advance(by: 0.001) { _ in count += 1 } }
    #expect(clock.now == 1000)
    #expect(count == 60_000)
  }

  @Test func theNextFrameIsAfterNow() {
    var clock = SceneClock()
    #expect(clock.advanceToNextFrame() == 1.0 / 60)
    clock.advance(by: 0.02) { _ in }
    #expect(clock.advanceToNextFrame() == 3.0 / 60)
  }
}

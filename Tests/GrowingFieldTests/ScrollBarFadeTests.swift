import TestRandom
import Testing

@testable import GrowingField

struct ScrollBarFadeTests {
  @Test func theBarHoldsAndThenFadesOrGoes() {
    var bar = ScrollBarFade()
    #expect(bar.opacity(at: 1, fades: true) == 0)
    bar.restart(at: 1)
    #expect(bar.opacity(at: 1.5, fades: true) == 1)
    #expect(abs(bar.opacity(at: 1.75, fades: true) - 0.5) < 1e-9)
    #expect(bar.opacity(at: 1.75, fades: false) == 0)
    #expect(bar.nextChange(after: 1, fades: false) == 1.6)
  }

  /// Times in seconds are no whole numbers: a scroll at 4 s and a frame at 4.6 s are 0.5999… apart.
  @Test func nothingShowsOfABarWhoseLastChangeIsPast() {
    for tick in 0..<60_000 {
      let start = Double(tick) / 60
      var bar = ScrollBarFade()
      bar.restart(at: start)
      for (fades, frames) in [(false, 36), (true, 54)] {
        let time = Double(tick + frames) / 60
        if bar.nextChange(after: time, fades: fades) != nil { continue }
        #expect(bar.opacity(at: time, fades: fades) == 0, "scrolled at \(start)")
      }
    }
  }
}

internal import Glibc
internal import GrowingField
internal import SDLBackend

/// Spare time: what a field does with it, and that it does nothing when there is nothing to do.
enum IdleCases {
  static let all = [
    Case(sentence: "the exact height by spare-time work", run: measuring),
    Case(
      sentence: "five seconds of a blinking caret in a window", needsFreshProcess: true,
      hasOwnSize: true, run: resting),
  ]

  private static func measuring(_ bench: inout Bench) -> [Measurement] {
    var field = bench.field()
    let start = field.work
    let slices = field.settle()
    let sentence = "the exact height by spare-time work"
    return [
      Measurement(slices.total, unit: "ms", work: field.work.since(start, count: 1))
        .named(sentence),
      Measurement(slices).named("one slice of it"),
      Measurement(slices.longest, unit: "ms").named("its longest slice"),
    ]
  }

  /// A window that waits as the demo's does; without a display SDL's dummy driver looks for events
  /// every millisecond, which is then most of what is measured.
  private static func resting(_ bench: inout Bench) -> [Measurement] {
    if getenv("DISPLAY") == nil { setenv("SDL_VIDEODRIVER", "dummy", 1) }
    var field = bench.settledField(Documents.prose(bytes: 100 << 10))
    guard
      let window = try? SDLWindow(
        title: "", size: FieldRig.size, minimumSize: FieldRig.size, scale: 1)
    else { return [] }
    _ = window.wait(upTo: 0.5)
    let (start, cpu) = (Clock.now, Clock.cpu)
    while Clock.now - start < 5 {
      let due = field.machine.nextChange(after: field.time) ?? field.time + 5
      _ = window.wait(upTo: due - field.time)
      field.wait(due - field.time)
      field.frame()
      try? window.present(field.raster, damage: field.damage)
    }
    return [Measurement((Clock.cpu - cpu) * 1000, unit: "ms of CPU")]
  }
}

internal import DemoScreens
internal import Drawing
internal import GrowingField
internal import GrowingText
internal import SDLBackend
internal import Snapshots

/// Plays one scene in every way that must come to the same.
///
///     as it is ──► after each step: invariants, a repaint of the damage, at times a fresh field
///     again    ──► the same display lists, the same pictures, the same failed expectations
///     each wait cut in two ──► the same again, and nothing new before a change is due
final class SceneTrial {
  private let environment: Environment
  private let catalog = ScreenCatalog(names: DemoScreens.names) { request, environment in
    DemoScreens.make(
      request.name, environment: environment, configuration: request.configuration,
      size: request.size, fieldWidth: request.fieldWidth)
  }
  /// A field is built anew after so many steps.
  private static let rehearsalInterval = 6

  init() throws(EnvironmentError) {
    environment = Environment(fonts: try SDLFonts(directory: nil), clipboard: MemoryClipboard())
  }

  /// What a scene came to.
  private struct Outcome {
    /// After each step.
    var lists: [DisplayList] = []
    var pictures: [String: Raster] = [:]
    var failures: [SceneFailure] = []
  }

  /// Throws where two ways to play a scene differ.
  func check(_ scene: Scene) throws(Disagreement) {
    let first = try play(scene, isFirst: true)
    try compare(try play(scene, isFirst: false), first, "played again")
    try compare(try play(scene.cuttingWaits, isFirst: false), first, "with waits cut in two")
  }

  private func compare(
    _ outcome: Outcome, _ expected: Outcome, _ how: String
  ) throws(Disagreement) {
    for (i, (a, b)) in zip(outcome.lists, expected.lists).enumerated() {
      try Disagreement.check("\(how), after step \(i), item", a.items, b.items)
    }
    for (name, picture) in outcome.pictures where expected.pictures[name] != picture {
      throw Disagreement("\(how), the picture \(name) differs")
    }
    try Disagreement.check(
      "\(how), failure", outcome.failures.map(\.description), expected.failures.map(\.description))
  }

  // MARK: Playing

  private func play(_ scene: Scene, isFirst: Bool) throws(Disagreement) -> Outcome {
    guard let player = ScenePlayer(scene, environment: environment, catalog: catalog) else {
      throw Disagreement("there is no screen \(scene.screen)")
    }
    var outcome = Outcome()
    var kept = KeptPicture()
    var rest: Rest?
    outcome.failures = try player.play(
      picture: { name, raster throws(Disagreement) in outcome.pictures[name] = raster },
      after: { step throws(Disagreement) in
        let list = list(of: player, scale: scene.scale)
        if step.isWait { try rest?.check(list, at: player.now) }
        rest = Rest(list, of: player)
        if step.isFirstPart { return }
        outcome.lists.append(list)
        guard isFirst else { return }
        player.screen.field.machine.checkInvariants()
        let count = outcome.lists.count
        do throws(Disagreement) {
          try kept.show(list, isChecked: isPainted(count, list), masks: &environment.fonts)
          if count % Self.rehearsalInterval == 0 { try rehearse(player) }
        } catch {
          throw Disagreement("after \(step.path): \(error)")
        }
      })
    if isFirst { try rehearse(player) }
    return outcome
  }

  private func list(of player: ScenePlayer, scale: Double) -> DisplayList {
    var canvas = Canvas(size: player.screen.size, scale: scale)
    player.screen.draw(into: &canvas, at: player.now)
    return canvas.list
  }

  /// Large pictures are painted anew less often, and so are all of them in a debug build.
  private func isPainted(_ count: Int, _ list: DisplayList) -> Bool {
    #if DEBUG
      let (few, interval) = (20_000, 8)
    #else
      let (few, interval) = (500_000, 5)
    #endif
    return list.width * list.height <= few || count % interval == 0
  }

  private func rehearse(_ player: ScenePlayer) throws(Disagreement) {
    let rehearsal = FieldRehearsal(
      of: player.screen.field.machine, at: player.now, environment)
    try rehearsal.checkHistory()
    try rehearsal.checkAgainstFresh()
  }
}

/// What is shown until something is due.
private struct Rest {
  private let list: DisplayList
  /// nil is for ever.
  private let until: Double?

  /// nil where something moves: then every time has another picture.
  init?(_ list: DisplayList, of player: ScenePlayer) {
    if player.screen.isMoving(at: player.now) { return nil }
    self.list = list
    until = player.screen.nextChange(after: player.now)
  }

  /// Throws where a picture changed before its time: a window would have missed it.
  func check(_ next: DisplayList, at time: Double) throws(Disagreement) {
    if let until, time >= until - 1e-6 { return }
    let due = until.map { "\($0)" } ?? "never"
    try Disagreement.check(
      "at \(time), a change being due \(due), item", next.items, list.items)
  }
}

nonisolated extension Scene {
  /// The scene with each wait cut in two.
  fileprivate var cuttingWaits: Scene {
    var scene = self
    scene.steps = steps.flatMap { step -> [Step] in
      guard case .wait(let seconds) = step.action else { return [step] }
      let first = (seconds * 1e9 * 0.37).rounded() / 1e9
      var (start, end) = (step, step)
      start.action = .wait(first)
      start.path += Step.firstPart
      end.action = .wait(seconds - first)
      return [start, end]
    }
    return scene
  }
}

nonisolated extension Step {
  fileprivate static let firstPart = ", the first part"
  fileprivate var isFirstPart: Bool { path.hasSuffix(Self.firstPart) }
  fileprivate var isWait: Bool {
    if case .wait = action { true } else { false }
  }
}

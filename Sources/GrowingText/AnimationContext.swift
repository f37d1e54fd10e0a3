public import Foundation
internal import GrowingField

/// Moves other things in the frames, and with the easing, of a height that changes.
///
///     height   h0 ────────────► h1            progress runs 0 … 1
///     bar      y0 ────────────► y0 + diff     laid out as y0 + diff × progress
///
///     interrupted half-way:
///     height   h0 ────► · ────► h2
///     first    0 ─────► ½, 1                  ends, as if it had arrived
///     second            −½ ───► 1             h1 + diff × progress goes on from where it stands
///
/// Where the height changes without animation, all of it happens at once and in the same order.
public final class AnimationContext {
  private let law: HeightAnimation
  /// The height that progress 0 stands for: where the change before this one was to end.
  private let base: Double
  private var time: Double
  private var changes: [(CGFloat) -> Void] = []
  private var completions: [() -> Void] = []
  private var isFinished = false

  /// The context whose `animate` runs right now: frames set meanwhile move by its law.
  private static var scope: AnimationContext?

  /// - Parameters:
  ///   - law: How the height moves.
  ///   - diff: By how much more than the height that was announced before.
  ///   - time: Now.
  init(_ law: HeightAnimation, diff: Double, at time: Double) {
    self.law = law
    base = law.to - diff
    self.time = time
  }

  /// How long the change takes, in seconds; 0 where it is not animated.
  public var duration: TimeInterval { max(0, law.duration) }

  /// Calls a closure with the progress of the height in each frame, starting now.
  ///
  /// Progress is the part of the announced difference that is done, eased as the height is: 0 to 1,
  /// or, where this change interrupted another, from where the height stood (below 0 when it goes
  /// on in the same direction). What stands at *start + diff × progress*, *start* being its place
  /// after the last change, keeps its distance to the edge of the view in every frame. The last
  /// call is made with exactly 1, also where another change interrupts this one.
  public func animate(_ changes: @escaping (CGFloat) -> Void) {
    changes(progress(at: time))
    if !isFinished, time < law.end { self.changes.append(changes) }
  }

  /// Runs a closure once, now; frames of the library's views that it sets are reached in the
  /// frames of the height.
  ///
  /// Only the origin of a frame is animated: a width is taken at once. For values that are not
  /// frames of views, use the form that is told the progress.
  public func animate(_ changes: () -> Void) {
    let outer = Self.scope
    Self.scope = self
    defer { Self.scope = outer }
    changes()
  }

  /// Calls a closure once, after the last frame of the change and before `didChangeHeight`; at
  /// once where the change is over.
  public func addCompletion(_ completion: @escaping () -> Void) {
    if isFinished { completion() } else { completions.append(completion) }
  }

  /// How a frame moves that is set now, and what time it is; nil outside `animate`, where a frame
  /// is taken at once.
  static var motion: (law: HeightAnimation, time: Double)? {
    guard let scope, !scope.isFinished, scope.time < scope.law.end else { return nil }
    return (scope.law, scope.time)
  }

  /// One frame.
  func advance(to time: Double) {
    guard !isFinished else { return }
    self.time = time
    guard time < law.end else { return finish() }
    for change in changes { change(progress(at: time)) }
  }

  /// Ends the change: it has arrived, or another takes over from here.
  func finish() {
    guard !isFinished else { return }
    isFinished = true
    for change in changes { change(1) }
    changes = []
    for completion in completions { completion() }
    completions = []
  }

  private func progress(at time: Double) -> CGFloat {
    if isFinished || time >= law.end || law.to == base { return 1 }
    return (law.value(at: time) - base) / (law.to - base)
  }
}

import Foundation
import Testing

@testable import GrowingField

/// Random edits on the whole field, each compared with a plain model and with a field built anew.
///
/// `GROWINGTEXT_MODEL_STEPS` asks for another number of edits, `GROWINGTEXT_MODEL_SEED` for another
/// beginning. Built for release 10,000 edits take seconds; a debug build, whose trees are small and
/// checked at every edit, plays fewer.
struct ModelTests {
  private static let environment = ProcessInfo.processInfo.environment

  private static let steps = environment["GROWINGTEXT_MODEL_STEPS"].flatMap { Int($0) } ?? usual
  private static var usual: Int {
    #if DEBUG
      600
    #else
      10_000
    #endif
  }

  private static let stepsPerSession = 200

  /// One for each session, from the one that the environment names.
  private static var seeds: [UInt64] {
    let first = environment["GROWINGTEXT_MODEL_SEED"].flatMap { UInt64($0) } ?? 1
    let sessions = (steps + stepsPerSession - 1) / stepsPerSession
    print("model test: \(steps) steps from GROWINGTEXT_MODEL_SEED=\(first)")
    return (0..<UInt64(max(1, sessions))).map { first &+ $0 }
  }

  /// How often a line of 20 KB is taken, and how many actions each time.
  private static var longLineSeeds: [UInt64] {
    let first = environment["GROWINGTEXT_MODEL_SEED"].flatMap { UInt64($0) } ?? 1
    #if DEBUG
      return (0..<3).map { first &+ $0 }
    #else
      return (0..<12).map { first &+ $0 }
    #endif
  }
  private static var longLineSteps: Int {
    #if DEBUG
      40
    #else
      200
    #endif
  }

  @Test(arguments: seeds)
  func everyEditEqualsAFreshField(seed: UInt64) {
    let session = ModelSession(seed: seed, actions: min(Self.steps, Self.stepsPerSession))
    if let failure = session.play() {
      Issue.record("GROWINGTEXT_MODEL_SEED=\(seed), \(session.report(failure))")
    }
  }

  @Test(arguments: longLineSeeds)
  func editsInALongLineEqualAFreshField(seed: UInt64) {
    let session = ModelSession(seed: seed, actions: Self.longLineSteps, line: 20_000)
    if let failure = session.play() {
      Issue.record("GROWINGTEXT_MODEL_SEED=\(seed), \(session.plainReport(failure))")
    }
  }

  @Test func editsInALargeTextEqualAFreshField() {
    #if DEBUG
      let (bytes, steps) = (100_000, 20)
    #else
      let (bytes, steps) = (1 << 20, 200)
    #endif
    let seed = Self.environment["GROWINGTEXT_MODEL_SEED"].flatMap { UInt64($0) } ?? 1
    let session = ModelSession(seed: seed, actions: steps, bytes: bytes)
    if let failure = session.playLarge() {
      Issue.record("GROWINGTEXT_MODEL_SEED=\(seed), \(session.plainReport(failure))")
    }
  }
}

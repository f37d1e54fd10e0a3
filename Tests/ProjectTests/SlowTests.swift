import Foundation

/// Tests that build the package anew: minutes, and so only where they are asked for.
enum SlowTests {
  static let areAsked = {
    let environment = ProcessInfo.processInfo.environment
    return environment["CI"] == "true" || environment["GROWINGTEXT_SLOW_TESTS"] == "1"
  }()
  static let howToAsk = "builds the package anew; GROWINGTEXT_SLOW_TESTS=1 or CI=true runs it"
}

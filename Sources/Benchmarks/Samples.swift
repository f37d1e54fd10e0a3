internal import Glibc

/// Times of the same work, done again and again.
struct Samples {
  private(set) var milliseconds: [Double] = []

  mutating func time<T>(_ work: () throws -> T) rethrows -> T {
    let start = Clock.now
    let result = try work()
    add(Clock.now - start)
    return result
  }
  mutating func add(_ seconds: Double) { milliseconds.append(seconds * 1000) }

  var count: Int { milliseconds.count }
  var total: Double { milliseconds.reduce(0, +) }
  var longest: Double { milliseconds.max() ?? 0 }
  var median: Double { quantile(0.5) }
  var p99: Double { quantile(0.99) }

  private func quantile(_ share: Double) -> Double {
    let sorted = milliseconds.sorted()
    if sorted.isEmpty { return 0 }
    return sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
  }
}

/// Clocks, in seconds.
enum Clock {
  static var now: Double { read(CLOCK_MONOTONIC) }
  /// User and system time of the process.
  static var cpu: Double { read(CLOCK_PROCESS_CPUTIME_ID) }

  private static func read(_ id: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(id, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

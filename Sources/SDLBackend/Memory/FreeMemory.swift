internal import Foundation
internal import Glibc

/// Whether memory can be had, before it is taken: where it cannot, Swift ends the process.
///
///     needed ──► free in the system? ──► within the control groups? ──► does it map? ──► yes
///                 MemAvailable, swap       memory.max less what is        a trial, given back
///                                          used and not mere cache        at once
///
/// Each tells of something that the others do not: a trial mapping knows the limits of the process
/// (`ulimit -v`, `ulimit -d`) and of strict overcommit, but Linux grants what it hopes never to have
/// to give, so that what is free is looked at as well; and a container's limit stands in neither. It
/// is a promise of the moment: other programs may take the memory while it is being used.
nonisolated package struct FreeMemory: Sendable {
  /// Where `proc` and `sys` are: the root but in tests.
  private let root: String

  package init(root: String = "") { self.root = root }

  /// Returns why so many bytes cannot be had; nil where they can.
  package func refusal(of bytes: Int) -> EnvironmentError? {
    let isFree = ([free] + ControlGroups(root: root).free).allSatisfy {
      $0.map { $0 >= bytes } ?? true
    }
    return isFree && Self.canMap(bytes) ? nil : .noMemory(bytes: bytes)
  }

  /// What the system could give without taking it from others; nil where it does not say.
  var free: Int? {
    guard let text = try? String(contentsOfFile: root + "/proc/meminfo", encoding: .utf8) else {
      return nil
    }
    func kilobytes(_ key: String) -> Int? {
      let line = text.split(separator: "\n").first { $0.hasPrefix(key + ":") }
      return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }
    return kilobytes("MemAvailable").map { ($0 + (kilobytes("SwapFree") ?? 0)) * 1024 }
  }

  private static func canMap(_ bytes: Int) -> Bool {
    let place = mmap(nil, max(1, bytes), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let place, place != MAP_FAILED else { return false }
    munmap(place, max(1, bytes))
    return true
  }
}

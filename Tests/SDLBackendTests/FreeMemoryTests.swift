import Foundation
import SDLBackend
import Testing

/// What the system and its control groups say, in files of the test's own.
final class FreeMemoryTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  isolated deinit { try? FileManager.default.removeItem(at: root) }

  private func write(_ text: String, to name: String) throws {
    let file = root.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func canHold(_ megabytes: Int) -> Bool {
    FreeMemory(root: root.path).refusal(of: megabytes << 20) == nil
  }

  @Test func whatIsFreeAndTheSwapCanBeHad() throws {
    try write(
      "MemTotal: 9999999 kB\nMemFree: 1 kB\nMemAvailable:  20480 kB\nSwapFree:   10240 kB\n",
      to: "proc/meminfo")
    #expect(canHold(30) && !canHold(31))
  }

  @Test func aGroupsLimitHoldsLessWhatIsUsedAndNotCache() throws {
    try write("0::/outer/inner\n", to: "proc/self/cgroup")
    try write("\(100 << 20)\n", to: "sys/fs/cgroup/outer/inner/memory.max")
    try write("\(60 << 20)\n", to: "sys/fs/cgroup/outer/inner/memory.current")
    #expect(canHold(40) && !canHold(41))
    try write(
      "anon 1\ninactive_file \(10 << 20)\n", to: "sys/fs/cgroup/outer/inner/memory.stat")
    #expect(canHold(50) && !canHold(51))
  }

  @Test func anOuterGroupsLimitHoldsToo() throws {
    try write("1:name=systemd:/elsewhere\n0::/outer/inner\n", to: "proc/self/cgroup")
    try write("max\n", to: "sys/fs/cgroup/outer/inner/memory.max")
    try write("1\n", to: "sys/fs/cgroup/outer/inner/memory.current")
    try write("\(5 << 20)\n", to: "sys/fs/cgroup/outer/memory.max")
    try write("0\n", to: "sys/fs/cgroup/outer/memory.current")
    #expect(canHold(5) && !canHold(6))
  }

  @Test func insideAContainerTheRootHasItsLimit() throws {
    try write("0::/\n", to: "proc/self/cgroup")
    try write("\(5 << 20)\n", to: "sys/fs/cgroup/memory.max")
    try write("\(9 << 20)\n", to: "sys/fs/cgroup/memory.current")
    #expect(!canHold(1))
  }

  @Test func whereNothingIsSaidATrialDecides() {
    #expect(canHold(1) && !canHold(1 << 27))
  }

  @Test func theWordsTellWhatWouldHelp() throws {
    try write("MemAvailable: 1 kB\n", to: "proc/meminfo")
    let refusal = FreeMemory(root: root.path).refusal(of: 1_500_000)
    #expect(refusal == .noMemory(bytes: 1_500_000))
    #expect(refusal?.description.contains("up to 2 MB") == true)
  }

  @Test func thisMachineHasAMegabyte() { #expect(FreeMemory().refusal(of: 1 << 20) == nil) }

  /// In a process of its own, whose limit bounds nothing else.
  @Test func theLimitOfTheProcessCounts() async {
    await #expect(processExitsWith: .success) {
      precondition(FreeMemory().refusal(of: 256 << 20) == nil)
      var limit = rlimit()
      getrlimit(Int32(RLIMIT_AS.rawValue), &limit)
      limit.rlim_cur = 256 << 20
      setrlimit(Int32(RLIMIT_AS.rawValue), &limit)
      precondition(FreeMemory().refusal(of: 256 << 20) != nil)
    }
  }
}

internal import Foundation

/// The memory that the control groups of this process leave it (cgroup v2; the kernel's
/// Documentation/admin-guide/cgroup-v2.rst, "Memory Interface Files").
///
/// Inside a container the process is in the group `/`, whose files are those of the container.
nonisolated struct ControlGroups {
  let root: String

  /// What is left below the limit of each group, from the innermost outwards; groups without a limit
  /// are left out.
  var free: [Int] { folders.compactMap(Self.free) }

  private var folders: [String] {
    let lines = (try? String(contentsOfFile: root + "/proc/self/cgroup", encoding: .utf8)) ?? ""
    guard let line = lines.split(separator: "\n").first(where: { $0.hasPrefix("0::") }) else {
      return []
    }
    var parts = line.dropFirst(3).split(separator: "/")
    var folders: [String] = []
    while true {
      folders.append(([root + "/sys/fs/cgroup"] + parts.map(String.init)).joined(separator: "/"))
      if parts.popLast() == nil { return folders }
    }
  }

  private static func free(in folder: String) -> Int? {
    guard let limit = number("memory.max", in: folder),
      let used = number("memory.current", in: folder)
    else { return nil }
    return max(0, limit - used + (cache(in: folder) ?? 0))
  }
  /// Files that were read and are not in use: dropped before anything runs short.
  private static func cache(in folder: String) -> Int? {
    let lines = text("memory.stat", in: folder).split(separator: "\n")
    return lines.first { $0.hasPrefix("inactive_file ") }.flatMap { Int($0.dropFirst(14)) }
  }
  /// nil also for the word `max`.
  private static func number(_ file: String, in folder: String) -> Int? {
    Int(text(file, in: folder).prefix { $0 != "\n" })
  }
  private static func text(_ file: String, in folder: String) -> String {
    (try? String(contentsOfFile: folder + "/" + file, encoding: .utf8)) ?? ""
  }
}

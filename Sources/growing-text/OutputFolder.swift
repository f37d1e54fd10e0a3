internal import Glibc

/// Where pictures go.
nonisolated enum OutputFolder {
  /// Makes a folder and those above it, where they are missing.
  static func make(_ path: String) throws(UsageError) {
    var prefix = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      prefix += part
      if mkdir(prefix, 0o777) != 0, errno != EEXIST { throw unusable(path) }
      prefix += "/"
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw unusable(path) }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      errno = ENOTDIR
      throw unusable(path)
    }
  }

  private static func unusable(_ path: String) -> UsageError {
    .unusableFolder(path: path, reason: String(cString: strerror(errno)))
  }
}

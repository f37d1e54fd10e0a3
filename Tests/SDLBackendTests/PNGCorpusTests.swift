internal import Glibc
internal import SDLBackend
internal import Testing

/// Where the corpus of PNG files lies: under `GROWINGTEXT_CORPUS`, or under `shared/corpus` beside a
/// folder above this file.
nonisolated enum PNGCorpus {
  static let folder: String? = {
    var roots = getenv("GROWINGTEXT_CORPUS").map { [String(cString: $0)] } ?? []
    var parts = #filePath.split(separator: "/")
    while !parts.isEmpty {
      parts.removeLast()
      roots.append("/" + parts.joined(separator: "/") + "/shared/corpus")
    }
    return roots.map { $0 + "/png/" }.first { access($0 + "index.json", R_OK) == 0 }
  }()
}

/// PngSuite and broken files.
@Suite(.enabled(if: PNGCorpus.folder != nil, "needs the corpus of PNG files"))
struct PNGCorpusTests {
  private func files(_ part: String) throws -> [String] {
    let folder = try #require(PNGCorpus.folder) + part
    let names = TemporaryFolder.names(in: folder).filter { $0.hasSuffix(".png") }
    #expect(!names.isEmpty)
    return names.map { folder + "/" + $0 }
  }

  @Test func brokenFilesAreRefusedWithAReasonAndWholeOnesRead() throws {
    for path in try files("pngsuite") {
      let name = path.split(separator: "/").last ?? ""
      do {
        let picture = try PNG.readPixmap(path)
        #expect(!name.hasPrefix("x"), "\(name)")
        #expect(picture.pixels.count == picture.width * picture.height)
      } catch {
        guard case .unreadable(path, let reason) = error else { throw error }
        #expect(name.hasPrefix("x") && !reason.isEmpty, "\(error)")
      }
    }
  }

  @Test func malformedFilesNeitherCrashNorAllocateWhatTheyClaim() throws {
    for path in try files("malformed-extra") + files("tricky-valid") {
      do { _ = try PNG.readPixmap(path) } catch {
        #expect(error.description.contains(path))
      }
    }
  }
}

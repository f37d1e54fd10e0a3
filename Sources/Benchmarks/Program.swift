internal import Foundation
internal import SDLBackend

/// Runs a command line: from its words to an exit code, as `growing-text` gives them.
enum Program {
  static func run(_ arguments: [String]) -> Int32 {
    #if DEBUG
      return stop("a debug build measures nothing: swift run -c release Benchmarks", 2)
    #else
      do {
        let options = try Options(arguments)
        if options.wantsHelp {
          write(Options.help)
          return 0
        }
        try measure(options)
        return 0
      } catch let error as Options.Problem {
        return stop(error.description, 2)
      } catch {
        return stop("\(error)", 3)
      }
    #endif
  }

  private static func measure(_ options: Options) throws(EnvironmentError) {
    let chosen = Catalog.cases.filter {
      options.only.isEmpty || $0.sentence.localizedStandardContains(options.only)
    }
    var report = Report()
    for size in options.sizes {
      var bench = Bench(
        size: size, isFirst: size == options.sizes.first, fonts: try SDLFonts(directory: nil))
      for one in chosen where one.takes(size, options) {
        if !options.isChild { note("\(one.sentence), \(size.label)") }
        if one.needsFreshProcess, !options.isChild {
          report.add(Child.run(one, at: size))
        } else {
          report.add(one.run(&bench).map { $0.of(one, at: size) })
        }
      }
    }
    write(options.isJSON ? report.json : report.table)
  }

  private static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

  private static func note(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  private static func stop(_ message: String, _ code: Int32) -> Int32 {
    note("Benchmarks: \(message)")
    return code
  }
}

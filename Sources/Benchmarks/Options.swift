/// What a command line asks for.
struct Options {
  var sizes = DocumentSize.usual
  /// A part of a case's sentence; empty is every case.
  var only = ""
  var isJSON = false
  var wantsHelp = false
  /// A process that another one started for a single case.
  var isChild = false

  struct Problem: Error, CustomStringConvertible { let description: String }

  static let help = """
    Usage: swift run -c release Benchmarks [--sizes 1K,100K,1M,10M] [--only TEXT] [--json]

      --sizes LIST   of the documents: a number with K or M (1024 bytes, and 1024 of these)
      --only TEXT    the cases whose sentence has TEXT in it
      --json         JSON in place of the table
      --help         this text

    Times are wall times in milliseconds, from just before a call to the end of the painting that
    follows from it. Exit codes: 0 all well; 2 wrong usage, or a debug build; 3 no fonts.

    """

  init(_ arguments: [String]) throws(Problem) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--sizes": sizes = try Self.sizes(Self.value(of: argument, in: &rest))
      case "--only": only = try Self.value(of: argument, in: &rest)
      case "--json": isJSON = true
      case "--child": isChild = true
      case "--help": wantsHelp = true
      default: throw Problem(description: "unknown option \(argument); --help lists them")
      }
    }
  }

  private static func value(
    of option: String, in rest: inout ArraySlice<String>
  ) throws(Problem) -> String {
    guard let value = rest.popFirst() else {
      throw Problem(description: "\(option) needs a value")
    }
    return value
  }

  private static func sizes(_ list: String) throws(Problem) -> [DocumentSize] {
    var sizes: [DocumentSize] = []
    for label in list.split(separator: ",") {
      guard let size = DocumentSize(label: String(label)) else {
        throw Problem(description: "--sizes \(label): expected a number with K or M, as in 100K")
      }
      sizes.append(size)
    }
    return sizes
  }
}

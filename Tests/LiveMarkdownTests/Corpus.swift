import Foundation

/// The corpus files that lie beside the repository, or where `GROWINGTEXT_CORPUS` says.
enum Corpus {
  static let markdown: URL? = {
    if let root = ProcessInfo.processInfo.environment["GROWINGTEXT_CORPUS"] {
      return URL(fileURLWithPath: root).appendingPathComponent("markdown")
    }
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let corpus = folder.appendingPathComponent("shared/corpus/markdown")
      if FileManager.default.fileExists(atPath: corpus.path) { return corpus }
    }
    return nil
  }()

  static var isPresent: Bool { markdown != nil }

  static func decode<T: Decodable>(_ type: T.Type, _ name: String) throws -> T {
    guard let markdown else { throw CocoaError(.fileNoSuchFile) }
    let data = try Data(contentsOf: markdown.appendingPathComponent(name))
    return try JSONDecoder().decode(type, from: data)
  }
}

/// One example of a specification.
struct SpecExample: Decodable {
  var example: Int
  var section: String
  var markdown: String
  var html: String
}

/// One case of the `areal` dialect; offsets are UTF-16.
struct ArealCases: Decodable {
  struct Case: Decodable {
    var source: String
    var runs: [Run]
  }
  struct Run: Decodable {
    var style: String
    var start: Int
    var length: Int
    var contentStart: Int
    var contentLength: Int

    enum CodingKeys: String, CodingKey {
      case style
      case start = "utf16_start"
      case length = "utf16_length"
      case contentStart = "content_utf16_start"
      case contentLength = "content_utf16_length"
    }
  }
  var cases: [Case]
}

/// Texts that are slow to parse without care.
struct PathologicalCases: Decodable {
  struct Case: Decodable {
    var name: String
    var generator: [Part]

    /// The text with each repeated part that often; nil where it is described in words.
    func text(times: Int) -> String? {
      var text = ""
      for part in generator {
        switch part {
        case .plain(let plain): text += plain
        case .repeated(let unit): text += String(repeating: unit, count: times)
        case .described: return nil
        }
      }
      return text
    }
  }
  enum Part: Decodable {
    case plain(String)
    case repeated(String)
    case described

    private enum CodingKeys: String, CodingKey { case `repeat` }

    init(from decoder: any Decoder) throws {
      if let plain = try? decoder.singleValueContainer().decode(String.self) {
        self = .plain(plain)
        return
      }
      let unit = try decoder.container(keyedBy: CodingKeys.self)
        .decodeIfPresent(String.self, forKey: .repeat)
      self = unit.map { .repeated($0) } ?? .described
    }
  }
  var cases: [Case]
}

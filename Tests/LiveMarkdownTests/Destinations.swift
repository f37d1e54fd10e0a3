import Foundation

/// Where the links of a specification's HTML lead, in the order of their texts.
struct Destinations {
  /// Of neighbours that are alike, the first; decoded.
  private(set) var shown: [String] = []
  private var open: [String] = []

  init(_ html: String) {
    var rest = Substring(html)
    while let next = rest.popFirst() {
      guard next == "<", let end = rest.firstIndex(of: ">") else {
        if !next.isWhitespace, let link = open.last { shown.append(link) }
        continue
      }
      let tag = rest[..<end]
      rest = rest[rest.index(after: end)...]
      if tag == "/a" { open.removeLast() }
      if tag.hasPrefix("a "), let address = Self.value("href", in: tag) { open.append(address) }
      if tag.hasPrefix("img "), let address = Self.value("src", in: tag),
        Self.value("alt", in: tag) != ""
      {
        shown.append(address)
      }
    }
    shown = Self.distinct(shown)
  }

  /// The first of neighbours that are alike, without percent signs for what they stand for.
  static func distinct(_ links: [String]) -> [String] {
    var distinct: [String] = []
    for link in links.map({ $0.removingPercentEncoding ?? $0 }) where distinct.last != link {
      distinct.append(link)
    }
    return distinct
  }

  private static func value(_ name: String, in tag: Substring) -> String? {
    let parts = tag.components(separatedBy: "\(name)=\"")
    guard parts.count == 2 else { return nil }
    return String(parts[1].prefix { $0 != "\"" })
      .replacing("&quot;", with: "\"").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&amp;", with: "&")
  }
}

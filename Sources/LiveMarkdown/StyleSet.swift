/// What a stretch of text is, for the eye; several at once.
package struct StyleSet: OptionSet, Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let bold = StyleSet(rawValue: 1 << 0)
  package static let italic = StyleSet(rawValue: 1 << 1)
  package static let strikethrough = StyleSet(rawValue: 1 << 2)
  package static let underline = StyleSet(rawValue: 1 << 3)
  package static let code = StyleSet(rawValue: 1 << 4)
  package static let codeBlock = StyleSet(rawValue: 1 << 5)
  /// A delimiter; has no other style beside it.
  package static let marker = StyleSet(rawValue: 1 << 6)
  package static let link = StyleSet(rawValue: 1 << 7)
  package static let quote = StyleSet(rawValue: 1 << 8)
  package static let listItem = StyleSet(rawValue: 1 << 9)
  package static let spoiler = StyleSet(rawValue: 1 << 10)
  package static let subtext = StyleSet(rawValue: 1 << 11)
  package static let heading1 = StyleSet(rawValue: 1 << 12)
  package static let heading2 = StyleSet(rawValue: 1 << 13)
  package static let heading3 = StyleSet(rawValue: 1 << 14)
  package static let heading4 = StyleSet(rawValue: 1 << 15)
  package static let heading5 = StyleSet(rawValue: 1 << 16)
  package static let heading6 = StyleSet(rawValue: 1 << 17)

  /// Its members, one by one.
  static func each(in set: StyleSet) -> [StyleSet] {
    (0..<RawValue.bitWidth).map { StyleSet(rawValue: 1 << $0) }.filter { set.contains($0) }
  }

  /// The names of the public interface, sorted.
  package var names: [String] {
    let all: [(StyleSet, String)] = [
      (.bold, "bold"), (.code, "code"), (.codeBlock, "codeBlock"), (.heading1, "heading1"),
      (.heading2, "heading2"), (.heading3, "heading3"), (.heading4, "heading4"),
      (.heading5, "heading5"), (.heading6, "heading6"), (.italic, "italic"), (.link, "link"),
      (.listItem, "listItem"), (.marker, "marker"), (.quote, "quote"), (.spoiler, "spoiler"),
      (.strikethrough, "strikethrough"), (.subtext, "subtext"), (.underline, "underline"),
    ]
    return all.filter { contains($0.0) }.map { $0.1 }
  }
}

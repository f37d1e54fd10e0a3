/// A text that equals another only where all its bytes do.
///
/// Swift's strings are equal where they are canonically equivalent (UAX #15): `é` and `e` with an
/// acute accent, a Hangul syllable and its letters. They have other offsets and may have other
/// glyphs, so that what is looked up by a text, or repainted where a text changed, must tell them
/// apart.
package struct ExactText: Hashable, Sendable {
  package var string: String

  package init(_ string: String) { self.string = string }

  package static func == (a: ExactText, b: ExactText) -> Bool {
    // The first is quick for what differs, the second rarely has more than a few bytes to do.
    a.string == b.string && a.string.utf8.elementsEqual(b.string.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

import LiveMarkdown
import TextRope

/// Runs as the tests write them down: `[text, styles]`.
struct Piece: Equatable, CustomStringConvertible {
  var text: String
  var styles: [String]

  init(_ text: String, _ styles: String...) { (self.text, self.styles) = (text, styles) }
  init(text: String, styles: [String]) { (self.text, self.styles) = (text, styles) }

  var description: String { "(\(text.debugDescription) \(styles.joined(separator: " ")))" }
}

func pieces(_ source: String, _ dialect: MarkdownDialect = .commonMark) -> [Piece] {
  let text = Rope(source)
  var document = MarkdownDocument(text, dialect: dialect)
  return document.runs(in: text.bounds, of: text).map {
    Piece(text: text.string(in: $0.range), styles: $0.styles.names)
  }
}

/// The source with each styled stretch written out, markers dropped: `B(x)` as in the cases.
func styled(_ source: String, _ dialect: MarkdownDialect = .commonMark) -> String {
  let letters = [
    "bold": "B", "italic": "I", "strikethrough": "S", "underline": "U", "code": "C",
    "codeBlock": "P", "link": "L",
  ]
  return pieces(source, dialect).filter { $0.styles != ["marker"] }.map { piece in
    if piece.styles.isEmpty { return piece.text }
    return piece.styles.map { letters[$0] ?? "?" }.joined(separator: "+") + "(\(piece.text))"
  }.joined()
}

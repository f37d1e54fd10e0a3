internal import TextRope

/// Input-method preedit: shown in the text, but not yet of it.
struct Composition: Sendable, Equatable {
  /// Where it stands in the text proper.
  var offset: ByteOffset
  var text: String
  /// Bytes of `text` before the caret.
  private var caretBytes: Int
  /// Bytes of `text` that are being converted.
  private var clauseBytes: Range<Int>?

  /// `selection` in UTF-16 units of `text`, clamped; nil puts the caret at the end.
  init(at offset: ByteOffset, text: String, selection: Range<Int>?) {
    self.offset = offset
    self.text = text
    guard let selection else {
      caretBytes = text.utf8.count
      return
    }
    func bytes(_ units: Int) -> Int {
      let index = text.utf16.index(
        text.startIndex, offsetBy: min(max(0, units), text.utf16.count))
      return text.utf8.distance(from: text.startIndex, to: text.unicodeScalars.index(at: index))
    }
    caretBytes = bytes(selection.upperBound)
    let clause = bytes(selection.lowerBound)..<caretBytes
    clauseBytes = clause.isEmpty ? nil : clause
  }

  /// In the shown text.
  var range: Range<ByteOffset> { offset..<offset.advanced(by: text.utf8.count) }
  var caret: ByteOffset { offset.advanced(by: caretBytes) }
  var clause: Range<ByteOffset>? {
    clauseBytes.map {
      offset.advanced(by: $0.lowerBound)..<offset.advanced(by: $0.upperBound)
    }
  }
}

extension String.UnicodeScalarView {
  /// The scalar that an index lies in.
  fileprivate func index(at index: String.Index) -> String.Index {
    index.samePosition(in: self) ?? self.index(before: self.index(after: index))
  }
}

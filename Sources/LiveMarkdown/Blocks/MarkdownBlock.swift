package import TextRope

/// A block of a document: a stretch of whole lines that mean one thing together.
package struct MarkdownBlock: Sendable, Equatable {
  /// The raw values are the names of the public interface.
  package enum Kind: String, Sendable { case paragraph, codeBlock, linkDefinition }

  /// Without the newline after its last line.
  package var range: Range<ByteOffset>
  package var kind: Kind
}

extension MarkdownDocument {
  /// Returns every block in order; blank lines between blocks belong to none.
  ///
  /// A block of code has its fences. Where each line stands alone, each that is not blank is a
  /// paragraph.
  ///
  /// - Complexity: O(*n*), *n* the bytes of the text. Not for typing: see `runs(in:of:)`.
  package mutating func allBlocks(of text: Rope) -> [MarkdownBlock] {
    var collector = BlockCollector(text: text)
    visitLines(of: text) { kind, isContinued, part in
      switch kind {
      case .blank, .unscanned: break
      case .standalone: collector.addLines(part)
      case .paragraph: collector.add(part, .paragraph, continues: isContinued)
      case .definition: collector.add(part, .linkDefinition, continues: false)
      case .fenceOpening: collector.add(part, .codeBlock, continues: false)
      case .fenceBody, .fenceClosing: collector.add(part, .codeBlock, continues: true)
      }
    }
    return collector.blocks
  }
}

/// Makes blocks of lines, in order.
private struct BlockCollector {
  let text: Rope
  private(set) var blocks: [MarkdownBlock] = []

  init(text: Rope) { self.text = text }

  mutating func add(_ lines: Range<ByteOffset>, _ kind: MarkdownBlock.Kind, continues: Bool) {
    let range = lines.lowerBound..<withoutNewline(lines)
    if continues, let last = blocks.last, last.kind == kind {
      blocks[blocks.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      blocks.append(MarkdownBlock(range: range, kind: kind))
    }
  }

  mutating func addLines(_ lines: Range<ByteOffset>) {
    if lines.isEmpty { return }
    let last = text.line(containing: ByteOffset(lines.upperBound.utf8 - 1))
    for line in text.line(containing: lines.lowerBound)...last {
      let range = text.lineRange(line)
      let isBlank = text.bytes(in: range).allSatisfy { $0 == ASCII.space || $0 == ASCII.tab }
      if !isBlank { add(range, .paragraph, continues: false) }
    }
  }

  private func withoutNewline(_ lines: Range<ByteOffset>) -> ByteOffset {
    let last = ByteOffset(lines.upperBound.utf8 - 1)
    return !lines.isEmpty && text.byte(at: last) == ASCII.newline ? last : lines.upperBound
  }
}

/// What stands on a line before its content: quote marks, and the mark of a list item.
///
/// Quotes and lists are no blocks of their own yet; definitions of links may stand in them, and no
/// definition begins inside a paragraph.
///
/// ```
///   > > 1. [label]: address
///   depth 2, opensItem, content ▲
/// ```
struct LineStart {
  typealias Line = BlockScanner.Line

  /// How many quote marks there are.
  private(set) var depth = 0
  private(set) var opensItem = false
  /// Where the content begins, in the indices of the line.
  private(set) var content: Int
  /// The columns of white space before it; four make it code.
  private(set) var indentation = 0

  /// Reads a line; where a paragraph goes on that is in `maximumDepth` quotes, further marks of them
  /// and of items are its text.
  init(_ line: Line, goingOnAt maximumDepth: Int? = nil) {
    content = line.startIndex
    while true {
      skipSpace(in: line)
      guard indentation < 4, content < line.endIndex else { return }
      if line[content] == UInt8(ascii: ">"), depth < maximumDepth ?? Int(UInt8.max) {
        depth += 1
        content += 1
        // One space belongs to the mark.
        indentation = content < line.endIndex && ASCII.isBlank(line[content]) ? -1 : 0
      } else if maximumDepth == nil, !Self.isBreak(line[content...]),
        let end = itemMarkEnd(in: line)
      {
        opensItem = true
        content = end
        indentation = -1
      } else {
        return
      }
    }
  }

  private mutating func skipSpace(in line: Line) {
    while content < line.endIndex, ASCII.isBlank(line[content]) {
      indentation += line[content] == ASCII.tab ? 4 : 1
      content += 1
    }
  }

  private func itemMarkEnd(in line: Line) -> Int? {
    var end = content
    if "-+*".utf8.contains(line[end]) {
      end += 1
    } else {
      while end < line.endIndex, end - content < 9, ASCII.isDigit(line[end]) { end += 1 }
      guard end > content, end < line.endIndex, ".)".utf8.contains(line[end]) else { return nil }
      end += 1
    }
    return end == line.endIndex || ASCII.isSpace(line[end]) ? end : nil
  }

  /// Whether a line is a block by itself: no paragraph goes on with it or behind it.
  func standsAlone(in line: Line) -> Bool {
    indentation < 4 && (Self.isHeading(line[content...]) || Self.isBreak(line[content...]))
  }

  /// A thematic break (CommonMark 0.31.2, section 4.1).
  private static func isBreak(_ content: Line) -> Bool {
    guard let mark = content.first, "-_*".utf8.contains(mark) else { return false }
    var count = 0
    for byte in content {
      if byte == mark { count += 1 } else if !ASCII.isSpace(byte) { return false }
    }
    return count >= 3
  }

  /// A heading that begins with number signs (section 4.2).
  private static func isHeading(_ content: Line) -> Bool {
    let signs = content.prefix { $0 == UInt8(ascii: "#") }
    return 1...6 ~= signs.count
      && (signs.endIndex == content.endIndex || ASCII.isSpace(content[signs.endIndex]))
  }
}

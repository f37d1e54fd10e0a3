import Foundation

/// The fenced blocks of the README, which people paste and run.
enum Readme {
  struct Block {
    /// The name in the comment `<!-- name -->` on the line before the fence.
    var mark: String?
    var language: String
    var lines: [String]
  }

  /// The page for people who know the views of iOS.
  static let migration = "Sources/GrowingText/GrowingText.docc/Migration.md"

  static func blocks(of page: String = "README.md") throws -> [Block] {
    let file = Repository.root.appendingPathComponent(page)
    let text = try String(contentsOf: file, encoding: .utf8)
    return blocks(of: text.split(separator: "\n", omittingEmptySubsequences: false))
  }

  static func blocks(of lines: [Substring]) -> [Block] {
    var blocks: [Block] = []
    var isInside = false
    var previous: Substring = ""
    for line in lines {
      if line.hasPrefix("```") {
        if !isInside {
          blocks.append(Block(mark: mark(previous), language: String(line.dropFirst(3)), lines: []))
        }
        isInside.toggle()
      } else if isInside {
        blocks[blocks.count - 1].lines.append(String(line))
      }
      previous = line
    }
    return blocks
  }

  private static func mark(_ line: Substring) -> String? {
    guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return nil }
    return String(line.dropFirst(5).dropLast(4))
  }
}

import Drawing
import Testing

@testable import DemoScreens

struct KeyboardGeometryTests {
  private static let windows = [
    Size(width: 390, height: 640), Size(width: 800, height: 600), Size(width: 1280, height: 800),
    Size(width: 240, height: 180),
  ]
  private static let pages = [KeyboardPage.letters, .symbols, .moreSymbols]

  private func everyKeyboard(_ check: (KeyboardGeometry, Size) -> Void) {
    for window in Self.windows {
      for language in KeyboardLanguage.allCases {
        for page in Self.pages { check(KeyboardGeometry(language, page: page, in: window), window) }
      }
    }
  }

  @Test func keysLieInsideAndDoNotOverlap() {
    everyKeyboard { keyboard, window in
      #expect(keyboard.size.width == window.width)
      for (index, key) in keyboard.keys.enumerated() {
        #expect(key.frame.minX >= 0 && key.frame.maxX <= keyboard.size.width)
        #expect(key.frame.minY >= 0 && key.frame.maxY <= keyboard.size.height)
        #expect(key.frame.width > 0)
        for other in keyboard.keys.dropFirst(index + 1) {
          #expect(
            key.frame.maxX <= other.frame.minX || other.frame.maxX <= key.frame.minX
              || key.frame.maxY <= other.frame.minY || other.frame.maxY <= key.frame.minY)
        }
      }
    }
  }

  @Test func aClickOnACapFindsItsKey() {
    everyKeyboard { keyboard, _ in
      for key in keyboard.keys {
        let middle = Point(
          x: key.frame.x + key.frame.width / 2, y: key.frame.y + key.frame.height / 2)
        #expect(keyboard.key(at: middle)?.action == key.action)
      }
    }
  }

  @Test func japaneseIsTallerByItsStrip() {
    let window = Size(width: 390, height: 640)
    let english = KeyboardGeometry(.english, page: .letters, in: window)
    let japanese = KeyboardGeometry(.japanese, page: .letters, in: window)
    #expect(english.size.height == 224 && english.strip == nil)
    #expect(japanese.size.height == 268 && japanese.strip?.height == 44)
  }

  @Test func aLowWindowKeepsHalfOfItself() {
    for language in KeyboardLanguage.allCases {
      #expect(KeyboardGeometry.height(language, in: Size(width: 390, height: 360)) <= 190)
    }
  }

  @Test func keysAreAtMostSoWideAndInTheMiddle() {
    let keyboard = KeyboardGeometry(
      .english, page: .letters, in: Size(width: 1280, height: 800))
    let left = keyboard.keys.map(\.frame.minX).min() ?? 0
    let right = keyboard.keys.map(\.frame.maxX).max() ?? 0
    #expect(left == 324 && right == 956)
  }

  @Test func everyMarkdownMarkCanBeTyped() {
    for language in KeyboardLanguage.allCases {
      let texts = Self.pages.flatMap { language.rows(of: $0).flatMap(\.keys) }
      for mark in ["*", "_", "~", "`", "#", "[", "]", "(", ")", "+", "\\", ">", "-", "!"]
      where language == .english || !["(", ")"].contains(mark) {
        #expect(texts.contains(mark), "\(language) has no \(mark)")
      }
    }
  }
}

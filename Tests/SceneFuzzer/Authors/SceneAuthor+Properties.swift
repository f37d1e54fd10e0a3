internal import GrowingField
internal import Snapshots
internal import TestRandom
internal import UnicodeRules

nonisolated extension SceneAuthor {
  /// An object of so many properties, each once.
  mutating func properties(_ count: ClosedRange<Int>, alsoLooks: Bool = false) -> String {
    var members = alsoLooks && chance(3) ? looks() : []
    for _ in 0..<random.number(count) {
      let member = property()
      if !members.contains(where: { $0.0 == member.0 }) { members.append(member) }
    }
    return JSON.object(members.map { ($0.0, $0.1) })
  }

  private mutating func property() -> (String, String) {
    switch random.number(0...9) {
    case 0..<2: geometry()
    case 2..<4: content()
    case 4: animation()
    case 5..<7: look()
    case 7: inset()
    default: trait()
    }
  }

  private mutating func geometry() -> (String, String) {
    let heights = [0, 1, 10, 37, 100, 250, 1_000_000]
    switch random.number(0...5) {
    case 0: return ("width", JSON.number(random.pick([1, 2, 11, 24, 25, 60, 200, 358, 4000])))
    case 1: return ("minNumberOfLines", "\(random.pick([0, 1, 2, 7, 1_000_000]))")
    case 2: return ("maxNumberOfLines", "\(random.pick([0, 1, 2, 6, 20, 1_000_000]))")
    case 3: return ("minHeight", "\(random.pick(heights))")
    case 4: return ("maxHeight", "\(random.pick(heights))")
    default: return ("font", font())
    }
  }

  private mutating func font() -> String {
    var members: [(String, String)] = []
    if chance(2) {
      members.append(
        (
          "family",
          JSON.string(random.pick(["Inter", "JetBrains Mono", "Noto Sans Thai", "inter"]))
        ))
    }
    if chance(2) || members.isEmpty {
      let size = chance(10) ? 500 : random.pick([1, 2.5, 6, 12, 17, 17.3, 40, 100])
      members.append(("size", JSON.number(size)))
    }
    return JSON.object(members)
  }

  private mutating func content() -> (String, String) {
    switch random.number(0...3) {
    case 0: return ("text", JSON.string(texts.text(pieces: chance(5) ? 0...200 : 0...20)))
    case 1: return ("selectedRange", "[\(offset()), \(offset())]")
    case 2: return ("placeholder", JSON.string(texts.text(pieces: 0...6)))
    default: return ("displayPlaceholder", flag())
    }
  }

  private mutating func animation() -> (String, String) {
    switch random.number(0...2) {
    case 0: return ("animateHeightChange", flag())
    case 1: return ("animationDuration", JSON.number(random.pick([0, 0.001, 0.1, 0.5, 3, 3600])))
    default: return ("animationCurve", JSON.string(word(of: AnimationCurve.self)))
    }
  }

  private mutating func look() -> (String, String) {
    switch random.number(0...4) {
    case 0:
      return (
        "textAlignment", JSON.string(random.pick(["natural", "left", "center", "right"]))
      )
    case 1: return ("baseWritingDirection", JSON.string(word(of: BaseDirection.self)))
    default:
      let key = random.pick(["placeholderColor", "textColor", "tintColor", "backgroundColor"])
      let colors = ["#000000", "#FF3B30", "#ffffff80", "#12345600", "#00FF00FF"]
      return (key, JSON.string(random.pick(colors)))
    }
  }

  private mutating func inset() -> (String, String) {
    let key = random.pick([
      "textContainerInset", "textContainerInset", "contentInset",
      "verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets",
    ])
    let lengths = [0, 0, 3, 8, 8.25, 20, 400, -5, -40, 10_000, -10_000]
    if chance(3) { return (key, JSON.number(random.pick(lengths))) }
    var members: [(String, String)] = []
    for side in ["top", "left", "bottom", "right"] where chance(2) {
      members.append((side, JSON.number(random.pick(lengths))))
    }
    return (key, JSON.object(members))
  }

  private mutating func trait() -> (String, String) {
    switch random.number(0...6) {
    case 0: return ("editable", flag())
    case 1: return ("dataDetectorTypes", chance(2) ? "\"all\"" : "[\"link\", \"phoneNumber\"]")
    case 2: return ("returnKeyType", JSON.string(word(of: ReturnKey.self)))
    case 3: return ("enablesReturnKeyAutomatically", flag())
    case 4: return ("keyboardType", JSON.string(word(of: KeyboardKind.self)))
    case 5: return ("keyboardDismissMode", JSON.string(word(of: KeyboardDismissal.self)))
    default: return ("autocorrectionType", JSON.string(word(of: Autocorrection.self)))
    }
  }

  private mutating func flag() -> String { chance(2) ? "true" : "false" }
}

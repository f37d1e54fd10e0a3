nonisolated extension SceneReader {
  private static let expectKeys = [
    "text", "selectedText", "selectedRange", "lines", "height", "targetHeight", "contentHeight",
    "contentOffset", "isScrollEnabled", "placeholderVisible", "isFirstResponder", "hasText",
    "canUndo", "canRedo", "runs", "clipboard", "primary", "flavours", "pastedImages", "delegate",
    "caret", "messages", "menu", "keyboardFrame", "fieldFrame",
  ]
  /// In the contract, and to come.
  private static let laterKeys: Set = ["primary"]

  func expectations(_ node: JSONNode) throws(SceneProblem) -> [Expectation] {
    let fields = try node.fields(Self.expectKeys)
    return try fields.keys.map { key throws(SceneProblem) in
      let value = try fields.required(key, "a value")
      if Self.laterKeys.contains(key) {
        throw .notSupported(path: value.path, what: "expecting \(key)")
      }
      return Expectation(claim: try claim(key, value), path: value.path)
    }
  }

  private func claim(
    _ key: String, _ node: JSONNode
  ) throws(SceneProblem) -> Expectation.Claim {
    switch key {
    case "text": return .text(try node.string())
    case "selectedText": return .selectedText(try node.string())
    case "selectedRange":
      let range = try utf16Range(node)
      return .selectedRange(location: range.lowerBound, length: range.count)
    case "lines": return .lines(try node.integer(0...1_000_000_000))
    case "height": return .height(try length(node))
    case "targetHeight": return .targetHeight(try length(node))
    case "contentHeight": return .contentHeight(try length(node))
    case "contentOffset": return .contentOffset(try node.number())
    case "runs": return .runs(try runs(node))
    case "clipboard": return .clipboard(try clipboardTexts(node))
    case "flavours": return .flavours(try strings(node))
    case "pastedImages": return .pastedImages(try node.integer(0...1_000_000))
    case "delegate":
      return .delegate(
        try node.list().map { item throws(SceneProblem) in try item.word(DelegateCall.self) })
    case "caret":
      if case .null = node.value.content { return .caret(nil) }
      return .caret(try node.numbers("x", "y", "width", "height"))
    case "messages": return .messages(try strings(node))
    case "menu":
      if case .null = node.value.content { return .menu(nil) }
      return .menu(try strings(node))
    case "fieldFrame": return .fieldFrame(try node.numbers("x", "y", "width", "height"))
    case "keyboardFrame":
      return .keyboardFrame(try node.numbers("x", "y", "width", "height"))
    default: return try flagClaim(key, try node.bool())
    }
  }

  private func flagClaim(
    _ key: String, _ flag: Bool
  ) throws(SceneProblem) -> Expectation.Claim {
    switch key {
    case "isScrollEnabled": .isScrollEnabled(flag)
    case "placeholderVisible": .placeholderVisible(flag)
    case "isFirstResponder": .isFirstResponder(flag)
    case "hasText": .hasText(flag)
    case "canUndo": .canUndo(flag)
    default: .canRedo(flag)
    }
  }
}

// MARK: - Values

nonisolated extension SceneReader {
  private func strings(_ node: JSONNode) throws(SceneProblem) -> [String] {
    try node.list().map { item throws(SceneProblem) in try item.string() }
  }

  /// Points, or `{"lines": n}`.
  private func length(_ node: JSONNode) throws(SceneProblem) -> Expectation.Length {
    guard case .object = node.value.content else {
      guard case .number = node.value.content else {
        throw node.wrong("points, or {\"lines\": n}")
      }
      return .points(try node.number())
    }
    let lines = try node.fields(["lines"]).required("lines", "a number of rows")
    return .rows(try lines.integer(0...1_000_000))
  }

  /// `[[text, [styles]], …]`.
  private func runs(_ node: JSONNode) throws(SceneProblem) -> [Expectation.Run] {
    try node.list().map { item throws(SceneProblem) in
      let parts = try item.list()
      guard parts.count == 2 else { throw item.wrong("[text, [styles]]") }
      let styles = try parts[1].list().map { style throws(SceneProblem) in
        try style.word(StyleName.self).rawValue
      }
      return Expectation.Run(try parts[0].string(), styles.sorted())
    }
  }

  private func clipboardTexts(_ node: JSONNode) throws(SceneProblem) -> [String: String] {
    let fields = try node.fields(Self.flavourNames)
    var texts: [String: String] = [:]
    for key in fields.keys { texts[key] = try fields.read(key, text) }
    return texts
  }
}

internal import Drawing
internal import GrowingField

nonisolated extension SceneReader {
  /// The steps by key, with the keys that may stand beside each.
  private static let extras: [String: [String]] = [
    "type": [], "insert": [], "compose": [], "key": ["times"], "paste": [], "clipboard": [],
    "primary": [], "click": ["at", "count", "button", "modifiers"], "drag": [],
    "wheel": ["at", "modifiers"],
    "menu": [], "set": [], "resize": [], "keyboard": [], "drop": ["at"], "focus": [], "wait": [],
    "settle": [], "snapshot": ["region"], "film": ["duration", "fps"], "expect": [],
  ]
  /// In the contract, and to come.
  private static let laterSteps: Set = ["primary", "drop", "film"]
  private static let stepNames = extras.keys.sorted()

  func steps(_ node: JSONNode) throws(SceneProblem) -> [Step] {
    var names: Set<String> = []
    return try node.list().map { item throws(SceneProblem) in
      let step = Step(action: try action(item), path: item.path)
      if case .snapshot(let name, _) = step.action, !names.insert(name).inserted {
        throw .nameTaken(path: item.path + ".snapshot", name: name)
      }
      return step
    }
  }

  private func action(_ node: JSONNode) throws(SceneProblem) -> Step.Action {
    let known = Self.stepNames + ["at", "times", "count", "button", "modifiers", "region"]
    let all = try node.fields(known + ["duration", "fps"])
    let names = all.keys.filter { Self.extras[$0] != nil }
    guard let name = names.first else {
      // `{"at": 5}` is a click at an offset.
      if all["at"] != nil { return try click(nil, try node.fields(Self.extras["click"] ?? [])) }
      throw node.wrong("a step: one of " + Self.stepNames.joined(separator: " "))
    }
    let fields = try node.fields([name] + (Self.extras[name] ?? []))
    let value = try fields.required(name, "a value")
    if Self.laterSteps.contains(name) {
      throw .notSupported(path: value.path, what: "step \(name)")
    }
    return try action(name, value, fields)
  }

  private func action(
    _ name: String, _ value: JSONNode, _ fields: JSONFields
  ) throws(SceneProblem) -> Step.Action {
    switch name {
    case "type": return .type(try value.string())
    case "insert": return .insert(try value.string())
    case "compose": return try compose(value)
    case "key": return try key(value, fields)
    case "paste": return .paste(try flavours(value))
    case "clipboard": return .clipboard(try flavours(value))
    case "click": return try click(value, fields)
    case "drag": return try drag(value)
    case "wheel": return try wheel(value, fields)
    case "menu": return .menu(try value.string())
    case "set": return .set(try settings(value, alsoTopLevel: true))
    case "resize": return .resize(try size(value))
    case "keyboard": return .keyboard(try word(value))
    case "focus": return .focus(try value.bool())
    case "wait": return .wait(try value.number(0...3600))
    case "settle":
      guard try value.bool() else { throw value.wrong("true") }
      return .settle
    case "snapshot":
      return .snapshot(try pictureName(value), region: try fields.read("region", word) ?? .window)
    default: return .expect(try expectations(value))
    }
  }
}

// MARK: - Keyboard

nonisolated extension SceneReader {
  private func compose(_ node: JSONNode) throws(SceneProblem) -> Step.Action {
    let fields = try node.fields(["text", "selection"])
    let text = try fields.required("text", "a string").string()
    let selection = try fields.read("selection", utf16Range)
    if let selection, let node = fields["selection"], selection.upperBound > text.utf16.count {
      throw node.wrong("a range of the \(text.utf16.count) UTF-16 units of the text")
    }
    return .compose(text, selection: selection)
  }

  private func key(_ node: JSONNode, _ fields: JSONFields) throws(SceneProblem) -> Step.Action {
    guard let key = KeyName(try node.string()) else { throw node.wrong(KeyName.expected) }
    return .key(key, times: try fields["times"]?.integer(1...1_000_000) ?? 1)
  }

  /// A picture's name becomes part of a file's.
  private func pictureName(_ node: JSONNode) throws(SceneProblem) -> String {
    let name = try node.string()
    let isPlain = name.unicodeScalars.allSatisfy {
      $0 != "/" && $0.properties.generalCategory != .control
    }
    guard isPlain, 1...100 ~= name.utf8.count else {
      throw node.wrong("a file name of 1 to 100 bytes without \"/\" and control characters")
    }
    return name
  }
}

// MARK: - Pointer

nonisolated extension SceneReader {
  private func click(
    _ node: JSONNode?, _ fields: JSONFields
  ) throws(SceneProblem) -> Step.Action {
    var place: Step.Place?
    if let at = fields["at"] {
      place = try self.place(at)
      if let node, !Self.standsForOffset(node) {
        throw node.wrong("true or null, or no \"at\" beside it")
      }
    } else if let node {
      place = try self.place(node)
    }
    guard let place else {
      throw .missingKey(path: fields.path + ".click", expected: Self.expectedPlace)
    }
    return .click(
      place, count: try fields["count"]?.integer(1...3) ?? 1,
      button: try fields.read("button", button) ?? .left,
      modifiers: try fields.read("modifiers", modifiers) ?? [])
  }

  /// What may stand in the place of coordinates that `"at"` gives.
  private static func standsForOffset(_ node: JSONNode) -> Bool {
    switch node.value.content {
    case .bool(true), .null: true
    default: false
    }
  }

  private func drag(_ node: JSONNode) throws(SceneProblem) -> Step.Action {
    let fields = try node.fields(["from", "to"])
    return .drag(
      from: try place(try fields.required("from", Self.expectedPlace)),
      to: try place(try fields.required("to", Self.expectedPlace)))
  }

  private func wheel(_ node: JSONNode, _ fields: JSONFields) throws(SceneProblem) -> Step.Action {
    let rows = try node.numbers("dx", "dy")
    let modifiers = try fields.read("modifiers", modifiers) ?? []
    return .wheel(
      dx: rows[0], dy: rows[1], at: try fields.read("at", place), modifiers: modifiers)
  }

  private static let expectedPlace = "[x, y], or the offset of a caret: {\"at\": 5}"

  /// `[x, y]`, `{"at": offset}` or the offset alone.
  private func place(_ node: JSONNode) throws(SceneProblem) -> Step.Place {
    switch node.value.content {
    case .array:
      let numbers = try node.numbers("x", "y")
      return .point(Point(x: numbers[0], y: numbers[1]))
    case .object:
      return .offset(
        try node.fields(["at"]).required("at", "an offset").integer(0...1_000_000_000))
    case .number: return .offset(try node.integer(0...1_000_000_000))
    default: throw node.wrong(Self.expectedPlace)
    }
  }

  private func button(_ node: JSONNode) throws(SceneProblem) -> PointerButton {
    switch try node.string() {
    case "left": return .left
    case "middle": return .middle
    case "right": return .right
    default: throw node.wrong("one of left middle right")
    }
  }

  private func modifiers(_ node: JSONNode) throws(SceneProblem) -> Modifiers {
    let name = try node.string()
    guard let modifiers = Modifiers(names: name.split(separator: "+")) else {
      throw node.wrong(Modifiers.expected)
    }
    return modifiers
  }

  private func size(_ node: JSONNode) throws(SceneProblem) -> Size {
    let items = try node.list()
    guard items.count == 2 else { throw node.wrong("[width, height]") }
    let sides = 1...Self.maximumSide
    return Size(width: try items[0].number(sides), height: try items[1].number(sides))
  }
}

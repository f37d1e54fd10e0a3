internal import Drawing
internal import GrowingField
internal import LiveMarkdown

nonisolated extension SceneReader {
  private static let viewKeys = [
    "width", "font", "textContainerInset", "contentInset", "minNumberOfLines",
    "maxNumberOfLines", "minHeight", "maxHeight", "animateHeightChange", "animationDuration",
    "animationCurve", "placeholder", "placeholderColor", "displayPlaceholder", "text",
    "textColor", "tintColor", "backgroundColor", "textAlignment", "baseWritingDirection",
    "editable", "dataDetectorTypes", "returnKeyType", "enablesReturnKeyAutomatically",
    "keyboardType", "keyboardDismissMode", "autocorrectionType", "verticalScrollIndicatorInsets",
    "horizontalScrollIndicatorInsets", "selectedRange",
  ]
  private static let topLevelKeys = ["appearance", "textSize", "dialect", "markers", "motion"]

  /// `field`, or with the top-level keys `set`.
  func settings(
    _ node: JSONNode, alsoTopLevel: Bool
  ) throws(SceneProblem) -> FieldSettings {
    let fields = try node.fields(Self.viewKeys + (alsoTopLevel ? Self.topLevelKeys : []))
    var settings = FieldSettings()
    try geometry(fields, into: &settings)
    try animation(fields, into: &settings)
    try look(fields, into: &settings)
    try content(fields, into: &settings)
    try traits(fields, into: &settings)
    if alsoTopLevel { try topLevelSettings(fields, into: &settings) }
    return settings
  }

  func topLevelSettings(
    _ fields: JSONFields, into settings: inout FieldSettings
  ) throws(SceneProblem) {
    settings.appearance = try fields.read("appearance", word)
    settings.textSize = try fields.read("textSize", word)
    settings.dialect = try fields.read("dialect", dialect)
    settings.markers = try fields.read("markers", markers)
    settings.motion = try fields.read("motion", word)
  }

  private func geometry(
    _ fields: JSONFields, into settings: inout FieldSettings
  ) throws(SceneProblem) {
    if let node = fields["width"] { settings.width = try node.number(1...Self.maximumSide) }
    settings.font = try fields.read("font", font)
    settings.textContainerInset = try fields.read("textContainerInset", insets)
    settings.contentInset = try fields.read("contentInset", insets)
    let lines = 0...1_000_000
    if let node = fields["minNumberOfLines"] { settings.minNumberOfLines = try node.integer(lines) }
    if let node = fields["maxNumberOfLines"] { settings.maxNumberOfLines = try node.integer(lines) }
    let heights = 0...1e6
    if let node = fields["minHeight"] { settings.minHeight = try node.number(heights) }
    if let node = fields["maxHeight"] { settings.maxHeight = try node.number(heights) }
  }

  private func animation(
    _ fields: JSONFields, into settings: inout FieldSettings
  ) throws(SceneProblem) {
    settings.animateHeightChange = try fields.read("animateHeightChange", flag)
    if let node = fields["animationDuration"] {
      settings.animationDuration = try node.number(0...3600)
    }
    settings.animationCurve = try fields.read("animationCurve", word)
  }

  private func look(
    _ fields: JSONFields, into settings: inout FieldSettings
  ) throws(SceneProblem) {
    settings.placeholder = try fields.read("placeholder", text)
    settings.placeholderColor = try fields.read("placeholderColor", color)
    settings.displayPlaceholder = try fields.read("displayPlaceholder", flag)
    settings.textColor = try fields.read("textColor", color)
    settings.backgroundColor = try fields.read("backgroundColor", color)
    settings.tintColor = try fields.read("tintColor", color)
    settings.textAlignment = try fields.read("textAlignment", alignment)
    settings.baseWritingDirection = try fields.read("baseWritingDirection", word)
  }

  private func content(
    _ fields: JSONFields, into settings: inout FieldSettings
  ) throws(SceneProblem) {
    settings.text = try fields.read("text", text)
    settings.editable = try fields.read("editable", flag)
    settings.selectedRange = try fields.read("selectedRange", utf16Range)
  }

  private func traits(
    _ fields: JSONFields, into settings: inout FieldSettings
  ) throws(SceneProblem) {
    settings.dataDetectorTypes = try fields.read("dataDetectorTypes", dataDetectors)
    settings.returnKeyType = try fields.read("returnKeyType", word)
    settings.enablesReturnKeyAutomatically = try fields.read(
      "enablesReturnKeyAutomatically", flag)
    settings.keyboardType = try fields.read("keyboardType", word)
    settings.keyboardDismissMode = try fields.read("keyboardDismissMode", word)
    settings.autocorrectionType = try fields.read("autocorrectionType", word)
    settings.verticalScrollIndicatorInsets = try fields.read(
      "verticalScrollIndicatorInsets", insets)
    settings.horizontalScrollIndicatorInsets = try fields.read(
      "horizontalScrollIndicatorInsets", insets)
  }

  /// One name, or a list of them.
  private func dataDetectors(_ node: JSONNode) throws(SceneProblem) -> DetectedData {
    guard case .array = node.value.content else { return try dataDetector(node) }
    var all: DetectedData = []
    for item in try node.list() { all.formUnion(try dataDetector(item)) }
    return all
  }

  private func dataDetector(_ node: JSONNode) throws(SceneProblem) -> DetectedData {
    switch try node.word(DataDetectorName.self) {
    case .phoneNumber: .phoneNumber
    case .link: .link
    case .all: .all
    }
  }
}

/// UIKit's `UIDataDetectorTypes`, as far as they are found.
nonisolated enum DataDetectorName: String, CaseIterable { case phoneNumber, link, all }

// MARK: - Values

nonisolated extension SceneReader {
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: JSONNode
  ) throws(SceneProblem) -> Word {
    try node.word(Word.self)
  }

  func flag(_ node: JSONNode) throws(SceneProblem) -> Bool { try node.bool() }
  func text(_ node: JSONNode) throws(SceneProblem) -> String { try node.string() }

  /// `[location, length]` in UTF-16 units.
  func utf16Range(_ node: JSONNode) throws(SceneProblem) -> Range<Int> {
    let items = try node.list()
    guard items.count == 2 else { throw node.wrong("[location, length]") }
    let location = try items[0].integer(0...1_000_000_000)
    return location..<location + (try items[1].integer(0...1_000_000_000))
  }

  private func font(_ node: JSONNode) throws(SceneProblem) -> FieldSettings.FontSetting {
    let fields = try node.fields(["family", "size"])
    var font = FieldSettings.FontSetting()
    font.family = try fields.read("family", text)
    if let size = fields["size"] { font.size = try size.number(1...500) }
    return font
  }

  /// Four sides; one number is all four.
  private func insets(_ node: JSONNode) throws(SceneProblem) -> FieldSettings.InsetsSetting {
    let range = -10_000.0...10_000
    if case .number = node.value.content {
      let side = try node.number(range)
      return .init(top: side, left: side, bottom: side, right: side)
    }
    let fields = try node.fields(["top", "left", "bottom", "right"])
    func side(_ key: String) throws(SceneProblem) -> Double? {
      try fields.read(key, { node throws(SceneProblem) in try node.number(range) })
    }
    return .init(
      top: try side("top"), left: try side("left"), bottom: try side("bottom"),
      right: try side("right"))
  }

  private func color(_ node: JSONNode) throws(SceneProblem) -> RGBA {
    let text = try node.string()
    guard let match = text.wholeMatch(of: /#([0-9A-Fa-f]{6})([0-9A-Fa-f]{2})?/),
      let rgb = UInt32(match.1, radix: 16)
    else { throw node.wrong("a colour \"#RRGGBB\" or \"#RRGGBBAA\"") }
    return RGBA(rgb, alpha: match.2.flatMap { UInt8($0, radix: 16) } ?? 255)
  }

  private func markers(_ node: JSONNode) throws(SceneProblem) -> MarkerMode {
    let mode = try node.word(MarkerMode.self)
    guard mode != .hidden else { throw .notSupported(path: node.path, what: "hiding markers") }
    return mode
  }

  private func alignment(_ node: JSONNode) throws(SceneProblem) -> FieldSettings.AlignmentName {
    let name = try node.word(FieldSettings.AlignmentName.self)
    guard name != .justified else {
      throw .notSupported(path: node.path, what: "justified text")
    }
    return name
  }

  private func dialect(_ node: JSONNode) throws(SceneProblem) -> MarkdownDialect {
    let name = try node.string()
    if let dialect = MarkdownDialect.all.first(where: { $0.name == name }) { return dialect }
    guard Self.contractDialects.contains(name) else {
      throw node.wrong("one of " + Self.contractDialects.joined(separator: " "))
    }
    throw .notSupported(path: node.path, what: "the dialect \(name)")
  }

  private static let contractDialects = [
    "commonMark", "commonMarkStrict", "areal", "telegram", "discord", "slack", "whatsApp",
  ]
}

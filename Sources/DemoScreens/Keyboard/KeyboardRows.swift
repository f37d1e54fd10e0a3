/// The keys of a page, row by row, before they have places.
nonisolated struct KeyboardRow: Sendable {
  /// At the row's left end.
  var leading: KeyAction?
  /// Of one width each.
  var keys: [String]
  /// At the row's right end.
  var trailing: KeyAction?
}

nonisolated extension KeyboardLanguage {
  /// The three rows over the space bar.
  ///
  /// The symbols begin with what Markdown is written with: `*`, `_`, `~`, `` ` `` and `#` are on
  /// the first page of them.
  func rows(of page: KeyboardPage) -> [KeyboardRow] {
    switch page {
    case .letters:
      [
        KeyboardRow(keys: Self.keys("qwertyuiop")),
        KeyboardRow(keys: Self.keys(self == .japanese ? "asdfghjklー" : "asdfghjkl")),
        KeyboardRow(leading: .shift, keys: Self.keys("zxcvbnm"), trailing: .backspace),
      ]
    case .symbols:
      [
        KeyboardRow(keys: Self.keys("1234567890")),
        KeyboardRow(keys: Self.keys(self == .japanese ? "-/：（）「」&@\"" : "-/:;()&@\"'")),
        KeyboardRow(
          leading: .page(.moreSymbols),
          keys: Self.keys(self == .japanese ? "、。？！*_~" : ".,?!*_~"), trailing: .backspace),
      ]
    case .moreSymbols:
      [
        KeyboardRow(keys: Self.keys("[]{}#%^+=`")),
        KeyboardRow(keys: Self.keys(self == .japanese ? "\\|<>・…〜￥€$" : "\\|<>•…–€£$")),
        KeyboardRow(
          leading: .page(.symbols),
          keys: Self.keys(self == .japanese ? ".,?!'『』" : ".,?!*_~"), trailing: .backspace),
      ]
    }
  }

  private static func keys(_ text: String) -> [String] { text.map(String.init) }
}

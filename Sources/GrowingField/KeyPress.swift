/// A key by what it is called, whatever it types; letters and digits by their Latin place on the
/// keyboard where the layout is not Latin.
package enum Key: Hashable, Sendable {
  /// `a` to `z` and `0` to `9`.
  case character(Character)
  case `return`, backspace, delete, left, right, up, down, home, end, pageUp, pageDown
  case tab, escape, space, menu, insert, plus, minus, period
  /// 1 to 12.
  case function(Int)
  /// A bare modifier, or a key without a name here.
  case other
}

package struct Modifiers: OptionSet, Hashable, Sendable {
  package var rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = Modifiers(rawValue: 1)
  package static let control = Modifiers(rawValue: 2)
  package static let alt = Modifiers(rawValue: 4)
  package static let `super` = Modifiers(rawValue: 8)
  package static let capsLock = Modifiers(rawValue: 16)
}

package struct KeyPress: Hashable, Sendable {
  package var key: Key
  package var modifiers: Modifiers

  package init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

package import GrowingField

/// Which of the two selections of a desktop.
package enum ClipboardKind: Sendable, Hashable { case clipboard, primary }

/// A clipboard: what the field's requests are answered from.
package protocol Clipboard: AnyObject {
  /// All flavours that this clipboard can read, by MIME type; nil where the owner does not answer.
  func read(_ kind: ClipboardKind) -> Flavours?
  func write(_ flavours: Flavours, to kind: ClipboardKind)
}

/// In memory: for scenes and tests.
package final class MemoryClipboard: Clipboard {
  private var contents: [ClipboardKind: Flavours] = [:]

  package init() {}
  package func read(_ kind: ClipboardKind) -> Flavours? { contents[kind] ?? [:] }
  package func write(_ flavours: Flavours, to kind: ClipboardKind) { contents[kind] = flavours }
}

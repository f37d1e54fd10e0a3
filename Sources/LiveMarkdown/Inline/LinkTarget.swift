/// Where a link leads, and how it is written.
package struct LinkTarget: Sendable, Hashable {
  /// The address as a program can open it: without escapes, with a scheme.
  package var address: String
  package var form: Form

  package enum Form: Sendable, Hashable {
    /// `[text](address)`
    case inline
    /// `[text][label]`, `[label][]` or `[label]`.
    case reference
    /// `![text](address)`, or with a label.
    case image
    /// `<address>`
    case angle
    /// The address by itself.
    case bare
  }

  /// Whether the text that is shown is the address, so that no mark may stand in it.
  package var showsItsAddress: Bool { form == .angle || form == .bare }
}

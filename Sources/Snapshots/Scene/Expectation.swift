/// One key of an `expect` step and the value it must have.
nonisolated package struct Expectation: Sendable {
  package enum Claim: Sendable, Hashable {
    case text(String)
    case selectedText(String)
    case selectedRange(location: Int, length: Int)
    case lines(Int)
    case height(Length)
    case targetHeight(Length)
    case contentHeight(Length)
    case contentOffset(Double)
    case isScrollEnabled(Bool)
    case placeholderVisible(Bool)
    case isFirstResponder(Bool)
    case hasText(Bool)
    case canUndo(Bool)
    case canRedo(Bool)
    case runs([Run])
    /// The named flavours are checked, no others.
    case clipboard([String: String])
    case flavours([String])
    case pastedImages(Int)
    case delegate([DelegateCall])
    /// nil: none is drawn.
    case caret([Double]?)
    case messages([String])
    /// Labels of the open menu, greyed ones too; nil: it is closed.
    case menu([String]?)
    case fieldFrame([Double])
    /// Of no height at the window's bottom: it is hidden.
    case keyboardFrame([Double])
  }

  package enum Length: Sendable, Hashable {
    case points(Double)
    /// The view's height for so many rows.
    case rows(Int)
  }

  package struct Run: Sendable, Hashable {
    package var text: String
    /// Sorted by name.
    package var styles: [String]

    package init(_ text: String, _ styles: [String]) {
      self.text = text
      self.styles = styles
    }
  }

  package var claim: Claim
  /// `$.steps[3].expect.lines`.
  package var path: String
}

/// A delegate's calls by the names that scenes use.
nonisolated package enum DelegateCall: String, Sendable, Hashable, CaseIterable {
  case shouldBeginEditing, shouldEndEditing, didBeginEditing, didEndEditing, shouldChangeText
  case didChange, willChangeHeight, changeHeight, didChangeHeight, didChangeSelection
  case shouldReturn, didPasteImages
}

/// The names of styles in `runs`.
nonisolated enum StyleName: String, Sendable, CaseIterable {
  case bold, code, codeBlock, heading1, heading2, heading3, heading4, heading5, heading6, italic
  case link, listItem, marker, quote, spoiler, strikethrough, subtext, underline
}

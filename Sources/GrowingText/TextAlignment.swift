internal import TextLayout

/// Which side of the view the rows of a text lie at.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// Rows begin at the left.
  case left
  /// Rows stand in the middle.
  case center
  /// Rows end at the right.
  case right
  /// Rows but the last of a paragraph are stretched to the view's width.
  case justified
  /// Each paragraph at the side where its own script starts: the default.
  case natural
}

extension TextAlignment {
  init(_ alignment: TextLayout.TextAlignment) {
    self =
      switch alignment {
      case .natural: .natural
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      }
  }

  var layoutAlignment: TextLayout.TextAlignment {
    switch self {
    case .natural: .natural
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    }
  }
}

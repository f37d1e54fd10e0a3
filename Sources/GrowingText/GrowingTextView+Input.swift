internal import GrowingField

/// What a view asks of keyboards, and what it finds in its text.
extension GrowingTextView {
  /// What is found in the text and shown as links while the view is not editable; nothing unless
  /// set.
  public var dataDetectorTypes: DataDetectorTypes {
    get { DataDetectorTypes(machine.configuration.detectedData) }
    set { configure { $0.detectedData = newValue.data } }
  }

  /// What stands on the Return key of an on-screen keyboard; `default` unless set.
  public var returnKeyType: ReturnKeyType {
    get { ReturnKeyType(rawValue: machine.configuration.traits.returnKey.rawValue) ?? .default }
    set { configure { $0.traits.returnKey = newValue.key } }
  }

  /// True makes the Return key do nothing while there is no text; false unless set.
  public var enablesReturnKeyAutomatically: Bool {
    get { machine.configuration.traits.enablesReturnKeyAutomatically }
    set { configure { $0.traits.enablesReturnKeyAutomatically = newValue } }
  }

  /// Which keys an on-screen keyboard should have.
  ///
  /// A desktop has no use for it.
  public var keyboardType: KeyboardType {
    get { KeyboardType(rawValue: machine.configuration.traits.keyboard.rawValue) ?? .default }
    set { configure { $0.traits.keyboard = KeyboardKind(rawValue: newValue.rawValue) ?? .default } }
  }

  /// How scrolling takes the keyboard away; `none` unless set.
  public var keyboardDismissMode: KeyboardDismissMode {
    get {
      KeyboardDismissMode(rawValue: machine.configuration.traits.keyboardDismissal.rawValue)
        ?? .none
    }
    set {
      configure {
        $0.traits.keyboardDismissal = KeyboardDismissal(rawValue: newValue.rawValue) ?? .none
      }
    }
  }

  /// How far the scroll bar keeps from the view's edges, in points; 0 unless set.
  ///
  /// Left counts for nothing: the bar lies at the right edge.
  public var verticalScrollIndicatorInsets: EdgeInsets {
    get { EdgeInsets(machine.configuration.barInsets) }
    set { configure { $0.barInsets = newValue.insets } }
  }

  /// How far a horizontal scroll bar would keep from the edges.
  ///
  /// A desktop has no use for it: rows wrap, so there is no such bar.
  public var horizontalScrollIndicatorInsets: EdgeInsets {
    get { EdgeInsets(machine.configuration.horizontalBarInsets) }
    set { configure { $0.horizontalBarInsets = newValue.insets } }
  }

  /// How large the text is; `large` unless set.
  ///
  /// Another size scales a font that was given too, keeps the first row that shows in its place,
  /// and derives the height anew.
  public var contentSizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(machine.configuration.textSize) }
    set { configure { $0.textSize = newValue.textSize } }
  }
}

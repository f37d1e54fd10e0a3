/// What a part of a program does when an on-screen keyboard moves.
///
/// Exactly one of the three is called for each transition, before its first frame. An observer is
/// not kept alive by the keyboard; one that has gone is called no more.
public final class KeyboardObserver {
  /// The keyboard was hidden and comes.
  public var willShow: ((KeyboardTransition) -> Void)?
  /// The keyboard is shown and takes another frame: another layout, another window size, or a
  /// change of mind while it was on its way out.
  public var willChangeFrame: ((KeyboardTransition) -> Void)?
  /// The keyboard goes.
  public var willHide: ((KeyboardTransition) -> Void)?

  /// Creates an observer that does nothing yet, and registers it.
  public init(of keyboard: OnScreenKeyboard) { keyboard.add(self) }
}

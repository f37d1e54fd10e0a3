import LiveMarkdown
import TextEditing
import Testing

@testable import GrowingField

struct KeyBindingsTests {
  @Test(arguments: [
    (KeyPress(.character("a"), .control), FieldCommand.selectAll),
    (KeyPress(.character("c"), .control), .copy), (KeyPress(.insert, .control), .copy),
    (KeyPress(.character("x"), .control), .cut), (KeyPress(.delete, .shift), .cut),
    (KeyPress(.character("v"), .control), .paste), (KeyPress(.insert, .shift), .paste),
    (KeyPress(.character("v"), [.control, .shift]), .pastePlain),
    (KeyPress(.character("z"), .control), .undo),
    (KeyPress(.character("z"), [.control, .shift]), .redo),
    (KeyPress(.character("y"), .control), .redo),
    (KeyPress(.character("b"), .control), .toggle(.bold)),
    (KeyPress(.character("i"), .control), .toggle(.italic)),
    (KeyPress(.character("u"), .control), .toggle(.underline)),
    (KeyPress(.character("e"), .control), .toggle(.code)),
    (KeyPress(.character("k"), .control), .toggle(.link)),
    (KeyPress(.character("x"), [.control, .shift]), .toggle(.strikethrough)),
    (KeyPress(.backspace), .delete(.graphemeBackward)),
    (KeyPress(.delete), .delete(.graphemeForward)),
    (KeyPress(.backspace, .control), .delete(.wordBackward)),
    (KeyPress(.delete, .control), .delete(.wordForward)),
    (KeyPress(.return), .returnKey), (KeyPress(.return, .shift), .newline),
    (KeyPress(.left, .shift), .move(.left, extending: true)),
    (KeyPress(.right, .control), .move(.wordRight, extending: false)),
    (KeyPress(.up, [.control, .shift]), .move(.paragraphUp, extending: true)),
    (KeyPress(.home), .move(.rowStart, extending: false)),
    (KeyPress(.end, [.control, .shift]), .move(.documentEnd, extending: true)),
    (KeyPress(.pageDown), .move(.pageDown, extending: false)),
  ])
  func keysAskForWhatADesktopExpects(press: KeyPress, command: FieldCommand) {
    #expect(KeyBindings.command(for: press) == command)
    var locked = press
    locked.modifiers.insert(.capsLock)
    #expect(KeyBindings.command(for: locked) == command)
  }

  @Test(arguments: [
    KeyPress(.character("b")), KeyPress(.character("b"), .alt), KeyPress(.other, .shift),
    KeyPress(.left, .alt), KeyPress(.character("a"), [.control, .super]), KeyPress(.escape),
  ])
  func otherKeysAskForNothing(press: KeyPress) {
    #expect(KeyBindings.command(for: press) == nil)
  }
}

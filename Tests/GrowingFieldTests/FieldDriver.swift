import Drawing
import TestFonts
import TextLayout
import TextRope

@testable import GrowingField

/// A field of 20 columns of 12 pt and rows of 24, whose questions are answered with yes: what a
/// view does, without a view.
struct FieldDriver {
  var field: FieldMachine
  var fonts = FixedFonts()
  var time = 0.0
  /// Names of the delegate's calls, in order.
  var calls: [String] = []
  var clipboard: Flavours = [:]
  /// Questions to be answered with no.
  var refuses: Set<String> = []

  static var configuration: FieldConfiguration {
    var configuration = FieldConfiguration()
    configuration.font = FontSpec(family: "Fixed", size: 20)
    configuration.textContainerInset = Insets(top: 8, left: 0, bottom: 8, right: 0)
    configuration.width = 240
    return configuration
  }

  init(_ text: String = "", _ configuration: FieldConfiguration = Self.configuration) {
    field = FieldMachine(configuration, fonts: &fonts)
    if !text.isEmpty { run(field.setText(text, at: time, fonts: &fonts)) }
    send(.focus(true))
    settle()
    calls = []
  }

  mutating func send(_ input: FieldInput) {
    run(field.handle(input, at: time, fonts: &fonts))
  }

  mutating func run(_ outputs: [FieldOutput]) {
    var queue = outputs
    while !queue.isEmpty {
      switch queue.removeFirst() {
      case .question(let question):
        let name = "\(question)".prefix { $0 != "(" }
        calls.append(String(name))
        let answer = FieldInput.answer(
          defaultAnswer(to: question) && !refuses.contains(String(name)))
        queue.insert(contentsOf: field.handle(answer, at: time, fonts: &fonts), at: 0)
      case .event(let event): calls.append(String("\(event)".prefix { $0 != "(" }))
      case .clipboardRead(let id):
        queue += field.handle(.clipboard(id, clipboard), at: time, fonts: &fonts)
      case .clipboardWrite(let flavours): clipboard = flavours
      case .resetInputMethod: calls.append("resetInputMethod")
      case .moveFocus(let step): calls.append("moveFocus \(step)")
      case .textSize(let step): calls.append("textSize \(step)")
      }
    }
  }

  private func defaultAnswer(to question: FieldQuestion) -> Bool { question != .shouldReturn }

  mutating func type(_ text: String) {
    for character in text {
      character == "\n" ? press(.return) : send(.text(String(character)))
    }
  }

  mutating func press(_ key: Key, _ modifiers: Modifiers = [], times: Int = 1) {
    for _ in 0..<times { send(.key(KeyPress(key, modifiers))) }
  }

  mutating func paste(_ text: String) {
    clipboard = ["text/plain": Array(text.utf8)]
    press(.character("v"), .control)
  }

  mutating func click(_ x: Double, _ y: Double, count: Int = 1, _ modifiers: Modifiers = []) {
    let place = Point(x: x, y: y)
    for n in 1...count {
      send(.pointer(PointerEvent(.down(count: n), at: place, modifiers: modifiers)))
      send(.pointer(PointerEvent(.up, at: place)))
    }
  }

  mutating func wait(_ seconds: Double) {
    time += seconds
    send(.tick)
  }

  mutating func settle() { wait(0.5) }

  @discardableResult
  mutating func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// The text with its caret `‸` or selection `⟦…⟧` drawn in.
  var drawn: String {
    let text = Array(field.text.string.utf16)
    let range = field.selectedUTF16Range
    func part(_ units: ArraySlice<UInt16>) -> String { String(decoding: units, as: UTF16.self) }
    let (before, inside) = (part(text[..<range.lowerBound]), part(text[range]))
    let after = part(text[range.upperBound...])
    return range.isEmpty ? "\(before)‸\(after)" : "\(before)⟦\(inside)⟧\(after)"
  }

  var text: String { field.text.string }
  var height: Double { field.height(at: time) }
  var scrollY: Double { field.contentOffset(at: time) }
  mutating func rows() -> Int { field.measureContent(fonts: &fonts).rows }
  mutating func contentHeight() -> Double { field.measureContent(fonts: &fonts).height }
  mutating func runs() -> [String] {
    field.runs().map { "\($0.text)|\($0.styles.joined(separator: " "))" }
  }
}

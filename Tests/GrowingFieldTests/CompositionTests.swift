import TextRope
import Testing

@testable import GrowingField

struct CompositionTests {
  @Test func caretStandsAtTheEndUnlessTold() {
    let composition = Composition(at: ByteOffset(3), text: "にほ", selection: nil)
    #expect(composition.range == ByteOffset(3)..<ByteOffset(9))
    #expect(composition.caret == ByteOffset(9))
    #expect(composition.clause == nil)
  }

  @Test func selectionIsTheClauseAndTheCaretItsEnd() {
    let composition = Composition(at: .zero, text: "日本語", selection: 0..<2)
    #expect(composition.clause == ByteOffset(0)..<ByteOffset(6))
    #expect(composition.caret == ByteOffset(6))
  }

  @Test(arguments: [(-5..<(-1), 0), (0..<99, 7), (2..<2, 1), (2..<3, 5), (99..<120, 7)])
  func selectionIsClampedToTheTextAndToScalars(selection: Range<Int>, caret: Int) {
    // a 😀 b c: one, two, one and one UTF-16 units.
    let composition = Composition(at: .zero, text: "a😀bc", selection: selection)
    #expect(composition.caret == ByteOffset(caret))
  }
}

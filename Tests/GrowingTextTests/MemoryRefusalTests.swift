import Drawing
import Foundation
import GrowingField
import SDLBackend
import Testing

@testable import GrowingText

/// A view on a machine that says it has little memory left.
final class MemoryRefusalTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let fixture: Fixture
  private var told: [String] = []
  private let large = String(repeating: "words and words\n", count: 1 << 16)

  init() throws {
    fixture = try Fixture()
    fixture.environment.memory = FreeMemory(root: root.path)
    fixture.environment.onRefusal = { [weak self] in self?.told.append("log: \($0)") }
    try FileManager.default.createDirectory(
      at: root.appending(path: "proc"), withIntermediateDirectories: true)
    try leave(kilobytes: 1024)
  }

  isolated deinit { try? FileManager.default.removeItem(at: root) }

  private func leave(kilobytes: Int) throws {
    try Data("MemAvailable: \(kilobytes) kB\n".utf8)
      .write(to: root.appending(path: "proc/meminfo"))
  }

  @Test func aLargePasteIsRefusedWithWordsAndNothingIsLost() throws {
    fixture.view.onRefusal = { [weak self] in self?.told.append($0) }
    fixture.view.handle(.text("a"), at: 0)
    fixture.view.handle(.text("b"), at: 0)
    fixture.key(.left, .shift)
    _ = fixture.recorder.take()
    fixture.environment.clipboard.write(["text/plain": Array(large.utf8)], to: .clipboard)
    fixture.key(.character("v"), .control)
    #expect(told.count == 1 && told.first?.hasPrefix("not enough memory") == true)
    #expect(fixture.recorder.take() == [], "no delegate is asked or told")
    #expect(fixture.view.text == "ab")
    #expect(fixture.view.selectedRange == NSRange(location: 1, length: 1))
    #expect(
      fixture.environment.clipboard.read(.clipboard)?["text/plain"]?.count == large.utf8.count)
    fixture.key(.character("z"), .control)
    #expect(fixture.view.text == "")
    fixture.key(.character("y"), .control)
    #expect(fixture.view.text == "ab")
  }

  @Test func aLargeTextOfTheProgramsIsRefusedToo() {
    fixture.view.text = "before"
    fixture.view.text = large
    #expect(fixture.view.text == "before")
    #expect(told.count == 1 && told.first?.hasPrefix("log: not enough memory") == true)
    fixture.view.text = "after"
    #expect(fixture.view.text == "after")
  }

  @Test func withMemoryBothGoThrough() throws {
    try leave(kilobytes: 8 << 20)
    fixture.view.text = large
    #expect(fixture.view.text.utf8.count == large.utf8.count && told.isEmpty)
  }
}

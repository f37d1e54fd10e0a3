import Testing

@Suite struct PublicDeclarationsTests {
  private func undocumented(_ source: String) -> [Int] {
    PublicDeclarations.undocumented(
      in: source.split(separator: "\n", omittingEmptySubsequences: false))
  }

  @Test(arguments: [
    ("public var a = 1", [1]),
    ("/// A.\npublic var a = 1", []),
    ("/// A.\n\npublic var a = 1", [3]),
    ("/// A.\n@discardableResult\npublic func f() {}", []),
    ("@discardableResult\npublic func f() {}", [2]),
    ("@MainActor public final class C {", [1]),
    ("public private(set) var a = 1", [1]),
    ("  public init(a: Int) {", [1]),
    ("// A.\npublic static let a = 1", [2]),
    ("public extension A {\n  var a: Int { 1 }", []),
    ("public import Foundation", []),
    ("package var a = 1\nvar b = 2", []),
    ("  public static func == (a: Self, b: Self) -> Bool {", []),
  ]) func aDeclarationWithoutACommentIsFound(source: String, lines: [Int]) {
    #expect(undocumented(source) == lines)
  }

  @Test func casesAndRequirementsArePublicWithTheirType() {
    let source = """
      /// E.
      public enum E {
        /// A.
        case a
        case b
        var c: Int {
          switch self {
          case .a: 1
          case .b: 2
          }
        }
      }
      /// P.
      public protocol P {
        func f()
        /// G.
        func g()
      }
      struct S {
        var a = 1
      }
      """
    #expect(undocumented(source) == [5, 15])
  }

  @Test func everythingOfTheLibraryIsDocumented() throws {
    let sources = try Repository.sources().filter { $0.module == "GrowingText" }
    #expect(sources.count > 20)
    for source in sources {
      for line in PublicDeclarations.undocumented(in: source.lines) {
        Issue.record("\(source.path):\(line): \(source.lines[line - 1])")
      }
    }
  }
}

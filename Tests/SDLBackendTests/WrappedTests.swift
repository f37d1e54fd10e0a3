import Testing

@testable import SDLBackend

@Suite struct WrappedTests {
  @Test(arguments: [
    ("", ""), ("one", "one"), ("one two three", "one two\nthree"),
    ("a longerthanthat b", "a\nlongerthanthat\nb"), ("12345 78", "12345 78"),
    ("12345 789", "12345\n789"),
  ])
  func linesAreNoLongerThanTheWidthButForLongWords(text: String, expected: String) {
    #expect(text.wrapped(at: 8) == expected)
  }
}

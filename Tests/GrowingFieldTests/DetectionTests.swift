import Testing

@testable import GrowingField

/// `⟦…⟧` is drawn round what is found.
struct DetectionTests {
  static func drawn(_ text: String, _ kinds: DetectedData = .all) -> String {
    var bytes = Array(text.utf8)
    for match in kinds.matches(in: bytes).reversed() {
      bytes.insert(contentsOf: Array("⟧".utf8), at: match.range.upperBound)
      bytes.insert(contentsOf: Array("⟦".utf8), at: match.range.lowerBound)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    "see ⟦https://example.com⟧", "⟦http://a.b/c?d=e&f#g⟧ x", "⟦HTTPS://EXAMPLE.COM⟧",
    "⟦www.example.com⟧.", "(⟦https://example.com⟧)", "⟦https://e.org/a_(b)⟧ and",
    "<⟦https://example.com/⟧>", "⟦https://example.com/x⟧, then", "⟦https://example.com⟧…",
    "⟦https://example.com⟧、次", "見る⟦https://example.com/a⟧を",
    "⟦https://a.b⟧ ⟦https://c.d⟧", "⟦ftp://[::1]/x⟧", "\"⟦https://a.b/\u{27}x⟧\"",
    "www.", "www", "wwwx.example.com", "http:// x", "https://", "a://", "x.com", "://a.b",
  ]) func webAddressesAreFoundWithoutWhatFollows(drawn: String) {
    let text = drawn.filter { $0 != "⟦" && $0 != "⟧" }
    #expect(Self.drawn(text, .link) == drawn)
  }

  @Test(arguments: [
    "mailto:⟦a@b.org⟧", "write to ⟦a.b+c@example.co.uk⟧.", "<⟦a@b.org⟧>", "宛先⟦a@b.org⟧へ",
    "..⟦a@b.org⟧",
    "a@b", "@b.org", "a@b..org", "a@.org", "⟦a@b.org⟧-", "a@b.c", "a@@b.org",
    "⟦a@b.org⟧,⟦c@d.org⟧", "⟦https://a@b.org/c⟧",
  ]) func mailAddressesAreFound(drawn: String) {
    let text = drawn.filter { $0 != "⟦" && $0 != "⟧" }
    #expect(Self.drawn(text, .link) == drawn)
  }

  @Test(arguments: [
    "call ⟦+49 30 1234567⟧ now", "⟦555-123-4567⟧", "⟦(555) 123-4567⟧.", "⟦+1 (555) 123-4567⟧",
    "⟦030/1234567⟧", "⟦03-1234-5678⟧、", "電話⟦03-1234-5678⟧", "⟦5551234567⟧", "⟦+4930123456⟧,",
    "⟦555.123.4567⟧", "2026-11-30", "30.11.2026", "on 2026-11-30.", "11/30/2026-", "11/30/2026",
    "192.168.100.200", "3.1415926",
    "1234567", "12:30", "123-456", "a5551234567", "5551234567b", "+1234567890123456",
    "1234 5678 9012 3456 7890", "(555 123 4567", "#5551234567", "99",
  ]) func phoneNumbersAreFoundAndOtherNumbersAreNot(drawn: String) {
    let text = drawn.filter { $0 != "⟦" && $0 != "⟧" }
    #expect(Self.drawn(text, .phoneNumber) == drawn)
  }

  @Test func targetsSayHowToReachThem() {
    let line = "www.a.org b@c.org +49 (30) 1234567 https://d.org/5551234567"
    #expect(
      DetectedData.all.matches(in: Array(line.utf8)).map(\.target) == [
        "https://www.a.org", "mailto:b@c.org", "tel:+49301234567", "https://d.org/5551234567",
      ])
    #expect(DetectedData([]).matches(in: Array(line.utf8)).isEmpty)
  }

  /// Every byte is looked at a fixed number of times: ten times the text, ten times the work.
  @Test(arguments: [
    "a@", "a", "1 ", "(", "www.", "://", "a.a", "1-", "(1)", "+1", "1", "hh://)", "a+", "www.a",
  ])
  func linesMadeToBeSlowAreNot(piece: String) {
    func time(_ count: Int) -> Duration {
      let line = Array(String(repeating: piece, count: count).utf8)
      return (0..<3).map { _ in
        ContinuousClock().measure { _ = DetectedData.all.matches(in: line) }
      }.min() ?? .zero
    }
    // Quadratic work would be a hundred times as much.
    #expect(time(20_000) < time(2_000) * 50 + .milliseconds(100))
  }

  @Test func dataIsALinkOnlyWhereTheTextCannotBeEdited() {
    var configuration = FieldDriver.configuration
    configuration.detectedData = .all
    var field = FieldDriver("see **git://a.org** and\n`www.b.org` ssh://b.org", configuration)
    #expect(field.runs().contains { $0.contains("link") } == false)
    configuration.isEditable = false
    field.run(field.field.configure(configuration, at: field.time, fonts: &field.fonts))
    #expect(
      field.runs() == [
        "see |", "**|marker", "git://a.org|bold link", "**|marker", " and\n|", "`|marker",
        "www.b.org|code", "`|marker", " |", "ssh://b.org|link",
      ])
    configuration.detectedData = .phoneNumber
    field.run(field.field.configure(configuration, at: field.time, fonts: &field.fonts))
    #expect(field.runs().contains { $0.contains("link") } == false)
  }
}

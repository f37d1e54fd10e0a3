internal import GrowingField

/// The kinds of data that a view finds in its text.
///
/// Dates, postal addresses and UIKit's further kinds are left out: finding them takes calendars and
/// gazetteers, so there is no member for them.
public struct DataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits of the members.
  public let rawValue: UInt

  /// Creates a set of its bits; unknown ones find nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers of 7 to 15 digits, with or without the sign of an international one.
  public static let phoneNumber = DataDetectorTypes(rawValue: 1 << 0)
  /// Web addresses with a scheme or `www.`, and mail addresses.
  public static let link = DataDetectorTypes(rawValue: 1 << 1)
  /// All that can be found.
  public static let all: DataDetectorTypes = [.phoneNumber, .link]
}

extension DataDetectorTypes {
  init(_ data: DetectedData) {
    self = []
    if data.contains(.phoneNumber) { insert(.phoneNumber) }
    if data.contains(.link) { insert(.link) }
  }

  var data: DetectedData {
    var data: DetectedData = []
    if contains(.phoneNumber) { data.insert(.phoneNumber) }
    if contains(.link) { data.insert(.link) }
    return data
  }
}

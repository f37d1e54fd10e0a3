/// How long a document is.
nonisolated struct DocumentSize: Hashable {
  let label: String
  let bytes: Int

  static let usual = ["1K", "100K", "1M", "10M"].compactMap { DocumentSize(label: $0) }

  init?(label: String) {
    let unit = label.hasSuffix("K") ? 1 << 10 : label.hasSuffix("M") ? 1 << 20 : 0
    guard unit > 0, let count = Int(label.dropLast()), (1...64 << 10).contains(count) else {
      return nil
    }
    self.label = label
    bytes = count * unit
  }
}

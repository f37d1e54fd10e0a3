/// Values that were used not long ago, at most twice `capacity` of them.
///
/// Two generations: a value that is asked for moves into the young one; when that is full, the old
/// one is forgotten and they change places. As good as a list by last use, and has no links to keep.
struct RecentCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  var count: Int { young.count + old.count }

  /// Looks without counting it as use.
  func contains(_ key: Key) -> Bool { young[key] != nil || old[key] != nil }

  mutating func value(for key: Key) -> Value? {
    if let value = young[key] { return value }
    guard let value = old.removeValue(forKey: key) else { return nil }
    insert(value, for: key)
    return value
  }

  mutating func insert(_ value: Value, for key: Key) {
    if young.count >= capacity {
      old = young
      young = [:]
    }
    old[key] = nil
    young[key] = value
  }

  mutating func removeAll() {
    young = [:]
    old = [:]
  }
}

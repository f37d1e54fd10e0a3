/// A cache that holds at most about `capacity` units and forgets what was not asked for lately.
///
/// Two generations: what is used moves to the young one; when that is full it becomes the old one
/// and the old one goes. No list of uses to keep, and every operation is O(1).
nonisolated struct BoundedCache<Key: Hashable, Value> {
  private let capacity: Int
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0

  init(capacity: Int) { self.capacity = capacity }

  var count: Int { young.count + old.count }

  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    insert(entry.value, for: key, cost: entry.cost)
    return entry.value
  }

  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if youngCost + cost > capacity / 2 {
      old = young
      young = [:]
      youngCost = 0
    }
    young[key] = (value, cost)
    youngCost += cost
  }
}

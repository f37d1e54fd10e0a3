internal import Glibc
internal import TextLayout

/// The advances of words that were shaped before, in the font's own units.
///
///     " quick"  face 0  Latn  ──► hash ──► slots ──► entry ──► clusters [(end, advance)…]
///
/// A word is kept with the spaces before it and with a mark for the space after it, since fonts
/// kern letters with spaces. Bounded: when so many words, or bytes of them, are known, all are
/// forgotten.
/// One table for a face, script and direction would be smaller, but texts mix them in few ways.
nonisolated struct WordAdvances {
  /// What a word is shaped with, besides its text.
  struct Style: Hashable {
    var face: Int32
    var script: UInt32
    /// Right to left, and whether a space follows.
    var flags: UInt8

    /// What the hash of a word in this style begins with.
    var seed: UInt64 {
      WordAdvances.mix(UInt64(UInt32(bitPattern: face)) << 32 | UInt64(script)) ^ UInt64(flags)
    }
  }

  private struct Entry {
    var hash: UInt64
    var style: Style
    var bytes: Range<Int32>
    var clusters: Range<Int32>
  }

  private var slots = [Int32](repeating: -1, count: WordAdvances.fewSlots)
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []
  private var clusters: [(end: Int32, advance: Int32)] = []

  /// A message's words fill the few slots by half; for more there are at once as many as there ever
  /// will be, since to move tens of thousands of words takes a millisecond.
  private static let fewSlots = 1 << 12
  private static let manySlots = 1 << 16
  private static let byteLimit = 512 << 10

  /// Appends the clusters of a word, whose text starts at `start` in what `result` describes;
  /// false where the word is not known.
  func append(
    _ word: UnsafeBufferPointer<UInt8>, _ style: Style, hash: UInt64, from start: Int, unit: Double,
    to result: inout [ShapedCluster]
  ) -> Bool {
    guard let entry = find(word, style, hash: hash) else { return false }
    for cluster in clusters[Int(entry.clusters.lowerBound)..<Int(entry.clusters.upperBound)] {
      result.append(
        ShapedCluster(end: start + Int(cluster.end), advance: Double(cluster.advance) * unit))
    }
    return true
  }

  /// Keeps the clusters of a word.
  mutating func insert(
    _ word: UnsafeBufferPointer<UInt8>, _ style: Style, hash: UInt64,
    _ new: ArraySlice<(end: Int, advance: Int)>
  ) {
    let isFull = entries.count * 2 >= slots.count
    if bytes.count + word.count > Self.byteLimit || isFull && slots.count == Self.manySlots {
      removeAll()
    } else if isFull {
      grow()
    }
    let (firstByte, firstCluster) = (Int32(bytes.count), Int32(clusters.count))
    bytes.append(contentsOf: word)
    for cluster in new { clusters.append((Int32(cluster.end), Int32(cluster.advance))) }
    place(Int32(entries.count), hash: hash)
    entries.append(
      Entry(
        hash: hash, style: style, bytes: firstByte..<Int32(bytes.count),
        clusters: firstCluster..<Int32(clusters.count)))
  }

  /// The hash of a word in a style with this seed, eight bytes at a time.
  static func hash(_ word: UnsafeBufferPointer<UInt8>, seed: UInt64) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(word)
    var hash = seed
    var i = 0
    while i + 8 <= bytes.count {
      hash = mix(hash ^ bytes.loadUnaligned(fromByteOffset: i, as: UInt64.self))
      i += 8
    }
    var rest: UInt64 = 0
    while i < bytes.count {
      rest = rest << 8 | UInt64(bytes[i])
      i += 1
    }
    return mix(hash ^ rest)
  }

  /// Multiplicative hashing (Knuth, volume 3, section 6.4), with the high bits, which depend on all
  /// of the number, folded onto the low ones, which choose a slot.
  private static func mix(_ number: UInt64) -> UInt64 {
    let product = number &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }

  // MARK: The table

  private func find(
    _ word: UnsafeBufferPointer<UInt8>, _ style: Style, hash: UInt64
  ) -> Entry? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, entry.style == style, holds(entry.bytes, word) { return entry }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private func holds(_ range: Range<Int32>, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard range.count == word.count, let start = word.baseAddress else { return false }
    return bytes.withUnsafeBufferPointer { known in
      known.baseAddress.map { memcmp($0 + Int(range.lowerBound), start, word.count) == 0 } ?? false
    }
  }

  private mutating func place(_ entry: Int32, hash: UInt64) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 { slot = (slot + 1) & mask }
    slots[slot] = entry
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: Self.manySlots)
    for i in entries.indices { place(Int32(i), hash: entries[i].hash) }
  }

  private mutating func removeAll() {
    for i in slots.indices { slots[i] = -1 }
    entries.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    clusters.removeAll(keepingCapacity: true)
  }
}

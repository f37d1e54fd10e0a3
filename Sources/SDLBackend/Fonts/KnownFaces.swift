internal import Drawing

/// The faces of characters that were asked for before.
///
/// A slot for the low bits of each character; one that comes later takes it over. Finds neighbours
/// in a script's block at one look, and is never larger than its slots.
nonisolated struct KnownFaces {
  private var slots: [(character: UInt32, face: FaceID)] = []
  /// 2 to the power of 12: a page of Chinese has some hundreds of different characters.
  private static let slotCount = 4096

  func face(of character: Unicode.Scalar) -> FaceID? {
    guard !slots.isEmpty else { return nil }
    let slot = slots[Int(character.value) & (Self.slotCount - 1)]
    return slot.character == character.value ? slot.face : nil
  }

  mutating func insert(_ face: FaceID, for character: Unicode.Scalar) {
    if slots.isEmpty {
      // No character has this number.
      slots = Array(repeating: (.max, .missing), count: Self.slotCount)
    }
    slots[Int(character.value) & (Self.slotCount - 1)] = (character.value, face)
  }
}

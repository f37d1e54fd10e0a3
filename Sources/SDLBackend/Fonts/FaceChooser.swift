internal import Drawing
internal import TextLayout
internal import UnicodeRules

/// Decides which face draws each grapheme cluster of texts in one font.
///
/// What it learns about a character holds as long as the fonts do.
nonisolated struct FaceChooser {
  private let library: FontLibrary
  /// nil where there are no fonts.
  private let styled: Int?
  /// Who draws what the styled face lacks, in order.
  private lazy var fallbacks = library.fallbacks(for: font)
  private let font: FontSpec
  /// The face of clusters of one code point, which most are.
  private var known = KnownFaces()

  init(library: FontLibrary, font: FontSpec) {
    self.library = library
    styled = library.face(for: font)
    self.font = font
  }

  /// Complexity: linear in the text; printable ASCII costs a comparison a byte.
  mutating func runs(of text: [UInt8]) -> [FaceRun] {
    let plainFace = styled.flatMap { library.faces[$0].coversASCII ? $0 : nil }
    var runs: [FaceRun] = []
    var position = 0
    while position < text.count {
      if let plainFace, case let plain = FaceChooser.plainCount(text, from: position), plain > 0 {
        position += plain
        let face = library.id(of: plainFace, in: font)
        FaceChooser.append(&runs, FaceRun(end: position, face: face))
        continue
      }
      let end = FaceChooser.mixedEnd(text, from: position)
      var walk = GraphemeWalk(text, in: position..<end)
      while let cluster = walk.next() {
        let face = face(of: cluster, in: text, from: position)
        position = cluster.end
        FaceChooser.append(&runs, FaceRun(end: position, face: face))
      }
    }
    return runs
  }

  private mutating func face(
    of cluster: GraphemeWalk.Cluster, in text: [UInt8], from start: Int
  ) -> FaceID {
    if let only = cluster.scalar, let face = known.face(of: only) { return face }
    let scalars = String(decoding: text[start..<cluster.end], as: UTF8.self).unicodeScalars
    let face = choose(scalars)
    if let only = cluster.scalar { known.insert(face, for: only) }
    return face
  }

  private mutating func choose(_ cluster: Character.UnicodeScalarView) -> FaceID {
    if let only = cluster.first, cluster.dropFirst().isEmpty {
      // Layout gives these a width of its own and never has them shaped.
      if only == "\t" || only == "\n" {
        return styled.map { library.id(of: $0, in: font) } ?? .missing
      }
      if only.properties.generalCategory == .control { return .missing }
    }
    return face(for: cluster).map { library.id(of: $0, in: font) } ?? .missing
  }

  private mutating func face(for cluster: Character.UnicodeScalarView) -> Int? {
    func covers(_ face: Int) -> Bool { library.faces[face].covers(cluster) }
    if EmojiPresentation.wantsColour(cluster), let colour = library.colourFace, covers(colour) {
      return colour
    }
    if let styled, covers(styled) { return styled }
    return fallbacks.first(where: covers) ?? library.desktopFace(for: cluster, like: font)
  }

  /// The printable ASCII bytes from a position that are clusters of their own: not the last one
  /// before a byte that may combine with it.
  private static func plainCount(_ text: [UInt8], from start: Int) -> Int {
    var end = start
    while end < text.count, text[end] >= 0x20, text[end] < 0x7F { end += 1 }
    return end < text.count && text[end] >= 0x80 ? max(0, end - start - 1) : end - start
  }

  /// Where plain text may begin again: between two ASCII bytes there is always a boundary.
  private static func mixedEnd(_ text: [UInt8], from start: Int) -> Int {
    var end = start + 1
    while end < text.count, text[end] >= 0x80 || text[end - 1] >= 0x80 { end += 1 }
    return end
  }

  private static func append(_ runs: inout [FaceRun], _ run: FaceRun) {
    if let last = runs.last, last.face == run.face {
      runs[runs.count - 1].end = run.end
    } else {
      runs.append(run)
    }
  }
}

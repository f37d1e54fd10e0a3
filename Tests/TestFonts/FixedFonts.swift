package import Drawing
package import TextLayout
internal import UnicodeRules

/// Fonts without files.
///
/// At 20 pt every narrow cluster is 12 pt wide, every wide one 24, and a row is 24 pt high. Sizes
/// scale all three.
package struct FixedFonts: FontSource {
  package static let latin = FaceID(rawValue: 1)
  package static let wide = FaceID(rawValue: 2)
  package static let hebrew = FaceID(rawValue: 3)

  /// Added to every row's line gap.
  package var extraLineGap = 0.0
  /// Letter pairs that become one cluster, 18 pt wide at 20 pt.
  package var ligatures: Set<String> = []
  package private(set) var requests: [ShapeRequest] = []
  package private(set) var bytesShaped = 0

  package init(extraLineGap: Double = 0, ligatures: Set<String> = []) {
    self.extraLineGap = extraLineGap
    self.ligatures = ligatures
  }

  package mutating func metrics(of font: FontSpec) -> FontMetrics {
    FontMetrics(
      ascent: font.size * 0.95, descent: font.size * 0.25, lineGap: extraLineGap,
      underlineOffset: 2, underlineThickness: 1, strikethroughOffset: 6, strikethroughThickness: 1)
  }

  package mutating func faces(for text: [UInt8], in font: FontSpec) -> [FaceRun] {
    var runs: [FaceRun] = []
    var end = 0
    for character in String(decoding: text, as: UTF8.self) {
      end += character.utf8.count
      let face = Self.face(of: character)
      if runs.last?.face == face {
        runs[runs.count - 1].end = end
      } else {
        runs.append(FaceRun(end: end, face: face))
      }
    }
    return runs
  }

  package mutating func shape(_ request: ShapeRequest) -> ShapedRun {
    requests.append(request)
    bytesShaped += request.text.utf8.count
    let unit = request.size / 20
    var clusters: [ShapedCluster] = []
    let characters = Array(request.text)
    var end = 0
    var i = 0
    while i < characters.count {
      var width = Self.isWide(characters[i]) ? 24.0 : 12
      end += characters[i].utf8.count
      if i + 1 < characters.count, ligatures.contains(String(characters[i...(i + 1)])) {
        i += 1
        end += characters[i].utf8.count
        width = 18
      }
      clusters.append(ShapedCluster(end: end, advance: width * unit))
      i += 1
    }
    let width = clusters.reduce(0) { $0 + $1.advance }
    return ShapedRun(
      clusters: clusters, ink: Rect(x: 0, y: -19 * unit, width: width, height: 24 * unit))
  }

  package static func face(of character: Character) -> FaceID {
    if isWide(character) { return wide }
    guard let scalar = character.unicodeScalars.first?.value else { return latin }
    return (0x590...0x8FF).contains(scalar) ? hebrew : latin
  }

  package static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0x9FFF, 0xAC00...0xD7A3, 0xFF00...0xFF60, 0x1F000...0x1FAFF:
      return true
    default: return false
    }
  }
}

internal import Drawing
internal import TextLayout
internal import UnicodeRules

/// Decides which of the desktop's faces draws a cluster that no bundled font has.
///
///     cluster ──► asked before? ──► a face of its script that was opened? ──► fontconfig ──► open
///                    │ yes                  │ has it                             │ has it not
///                    ▼                      ▼                                    ▼
///                  answer                 face                                  nil: a box
///
/// A script's faces are tried before fontconfig is asked again, so that a text does not change its
/// look from letter to letter, and a page of a new script asks once.
nonisolated final class DesktopFallback {
  private struct Style: Hashable {
    var isBold: Bool
    var isItalic: Bool
    var isColour: Bool
  }
  private struct ScriptStyle: Hashable {
    var script: Script
    var style: Style
  }

  private let fonts = DesktopFonts()
  private var opened: [ScriptStyle: [Int]] = [:]
  /// Faces by file; nil for a file that could not be opened.
  private var files: [DesktopFonts.File: Int?] = [:]
  private var answers = BoundedCache<DesktopFonts.Request, Int?>(capacity: 4096)

  /// Returns a place in `faces`, at whose end a face that is opened for it is put; nil where the
  /// desktop has none.
  func face(
    for cluster: Character.UnicodeScalarView, like font: FontSpec, among faces: inout [FontFace]
  ) -> Int? {
    let request = DesktopFonts.Request(
      characters: cluster.map(\.value), isBold: font.isBold, isItalic: font.isItalic,
      isMonospaced: font.family.contains("Mono"),
      isColour: EmojiPresentation.wantsColour(cluster))
    if let answer = answers.value(for: request) { return answer }
    let answer = find(request, cluster, among: &faces)
    answers.insert(answer, for: request, cost: 1)
    return answer
  }

  private func find(
    _ request: DesktopFonts.Request, _ cluster: Character.UnicodeScalarView,
    among faces: inout [FontFace]
  ) -> Int? {
    let bytes = Array(String(cluster).utf8)
    let key = ScriptStyle(
      script: Scripts.runs(in: bytes).first?.script ?? .common,
      style: Style(
        isBold: request.isBold, isItalic: request.isItalic, isColour: request.isColour))
    if let face = opened[key]?.first(where: { faces[$0].covers(cluster) }) { return face }
    guard let file = fonts.nearest(to: request), let face = open(file, among: &faces),
      faces[face].covers(cluster)
    else { return nil }
    opened[key, default: []].append(face)
    return face
  }

  /// Opens a file's face once.
  private func open(_ file: DesktopFonts.File, among faces: inout [FontFace]) -> Int? {
    if let known = files[file] { return known }
    var place: Int?
    // Pictures in a form that SDL2_ttf does not draw would come out empty.
    if let face = try? FontFace(path: file.path, index: file.index),
      face.isColour == file.isColour
    {
      place = faces.count
      faces.append(face)
    }
    files[file] = place
    return place
  }
}

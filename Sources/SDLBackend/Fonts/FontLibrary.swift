internal import Drawing
internal import TextLayout

/// The faces of one folder, by family and style, and the order in which families stand in for
/// each other.
nonisolated final class FontLibrary {
  /// The styles of a family, as indices into `faces`.
  private struct Family {
    var name: String
    var members: [Int] = []
  }

  let folder: String
  /// `FaceStyle.index` is a place in this; the desktop's come behind the folder's as they are
  /// found.
  private(set) var faces: [FontFace]
  private let desktop: DesktopFallback?
  private let families: [Family]
  private var found: [FontSpec: Int] = [:]

  /// Opens every font file of the folder.
  ///
  /// - Parameters:
  ///   - folder: Where the fonts are.
  ///   - desktop: Who is asked for what the folder's fonts lack; nil for nobody.
  /// - Throws: `.badFont` for the first file that is no font or lost.
  init(folder: String, desktop: DesktopFallback? = nil) throws(EnvironmentError) {
    FontVariables.forget()
    let files = FontFolder.fontFiles(in: folder)
    if let lost = BundledFonts.missingFile(among: files) {
      throw .badFont(path: folder + "/" + lost, reason: "missing beside its family's other files")
    }
    var faces: [FontFace] = []
    for file in files {
      let path = folder + "/" + file
      for index in 0..<max(1, file.lowercased().hasSuffix(".ttc") ? FontFace.count(in: path) : 1) {
        faces.append(try FontFace(path: path, index: index))
      }
    }
    self.folder = folder
    self.faces = faces
    self.desktop = desktop
    families = FontLibrary.families(of: faces)
  }

  /// No fonts at all.
  init() {
    folder = ""
    faces = []
    desktop = nil
    families = []
  }

  subscript(id: FaceID) -> FontFace? {
    guard let style = FaceStyle(id), faces.indices.contains(style.index) else { return nil }
    return faces[style.index]
  }

  /// A face as a font wants it: made bold where the face itself is not.
  func id(of face: Int, in font: FontSpec) -> FaceID {
    let isEmboldened = font.isBold && !faces[face].isBold && !faces[face].isColour
    return FaceStyle(index: face, isEmboldened: isEmboldened).id
  }

  /// The face of a font: its family, or the folder's first where it has no such family; in the
  /// style that is asked for, or the nearest the family has; nil where there are no fonts.
  func face(for font: FontSpec) -> Int? {
    var key = font
    key.size = 0
    if let face = found[key] { return face }
    let name = font.family.lowercased()
    let family = families.first { $0.name.lowercased() == name } ?? families.first
    guard let face = family.map({ member(of: $0, like: font) }) else { return nil }
    found[key] = face
    return face
  }

  /// In the order in which they stand in for each other.
  var familyNames: [String] { families.map(\.name) }

  /// Who draws a cluster that the styled face lacks, in order: text families, then pictures.
  func fallbacks(for font: FontSpec) -> [Int] {
    families.map { member(of: $0, like: font) }
  }

  /// The desktop's face for a cluster that no font of the folder has.
  func desktopFace(for cluster: Character.UnicodeScalarView, like font: FontSpec) -> Int? {
    desktop?.face(for: cluster, like: font, among: &faces)
  }

  /// The first family of colour pictures.
  private(set) lazy var colourFace: Int? = faces.firstIndex { $0.isColour }

  private func member(of family: Family, like font: FontSpec) -> Int {
    func distance(_ index: Int) -> Int {
      (faces[index].isItalic == font.isItalic ? 0 : 1)
        + (faces[index].isBold == font.isBold ? 0 : 2)
    }
    return family.members.min { distance($0) < distance($1) } ?? 0
  }

  /// Groups faces by family: the bundled families first, pictures last of all.
  private static func families(of faces: [FontFace]) -> [Family] {
    var families: [Family] = []
    for (index, face) in faces.enumerated() {
      if let known = families.firstIndex(where: { $0.name == face.family }) {
        families[known].members.append(index)
      } else {
        families.append(Family(name: face.family, members: [index]))
      }
    }
    func rank(_ family: Family) -> Int {
      if family.members.allSatisfy({ faces[$0].isColour }) { return .max }
      let bundled = BundledFonts.families.firstIndex { $0.name == family.name }
      return bundled ?? BundledFonts.families.count
    }
    let ranked = families.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }
    return ranked.map(\.element)
  }
}

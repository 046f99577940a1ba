internal import Drawing

/// What a typesetter keeps between two strings: the faces that were needed so far.
struct PangoSession: ~Copyable {
  private let fonts: FontLibrary
  private var faces: [FontLibrary.Face: PangoFace] = [:]

  init(fonts: FontLibrary) {
    self.fonts = fonts
  }

  mutating func typeset(
    _ string: String, in font: Font
  ) throws(TypesettingFailure) -> TypesetText {
    let face = try face(of: font)
    let size = font.size > 0 && font.size.isFinite ? font.size : 0
    let line = try face.shape(Self.onOneLine(string), for: font)
    let scale = size / face.outlines.unitsPerEm
    var glyphs: [TypesetText.Glyph] = []
    glyphs.reserveCapacity(line.glyphs.count)
    for glyph in line.glyphs where size > 0 {
      let outline = face.outlines.outline(of: glyph.index, size: size)
      guard !outline.isEmpty else { continue }
      glyphs.append(
        TypesetText.Glyph(
          outline: outline, origin: Point(glyph.x * scale, glyph.y * scale)))
    }
    return TypesetText(
      string: string, font: font, width: line.advance * scale,
      ascent: face.outlines.ascent * scale, descent: face.outlines.descent * scale, glyphs: glyphs)
  }

  private mutating func face(of font: Font) throws(TypesettingFailure) -> PangoFace {
    let key = FontLibrary.Face(family: font.family, weight: font.weight)
    if let face = faces[key] { return face }
    let face = try PangoFace(key, path: fonts.path(of: key))
    faces[key] = face
    return face
  }

  /// Pango would start another line at some of these and draw a box for others.
  private static func onOneLine(_ string: String) -> String {
    var scalars = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\n" where wasReturn: break
      case "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}":
        scalars.append(" ")
      default: scalars.append(scalar)
      }
      wasReturn = scalar == "\r"
    }
    return String(scalars)
  }
}

internal import CCairo
internal import Drawing

/// A variable font that draws the glyphs of a static font of the same family at a weight between the static ones.
///
/// Letters keep the places and advances of the static font.
@safe final class InkFont {
  /// The font of glyphs: a file, and a value of its axis `wght`.
  struct Member: Hashable {
    let path: String
    let weight: Int
  }

  private let font: Owned<OpaquePointer>

  /// The variable font at its weight. Its scale is units of the em.
  @unsafe var pointer: OpaquePointer { unsafe font.pointer }

  /// Opens the font.
  ///
  /// - Parameters:
  ///   - member: The file and the weight.
  ///   - face: The face of the static font.
  /// - Returns: `nil` if the file is not a font with the same glyphs and units. Inter 4.1 has other italics in its
  ///   variable font than in its static ones.
  init?(_ member: Member, like face: OpaquePointer) {
    guard
      let blob = unsafe Owned(
        hb_blob_create_from_file(member.path), release: { unsafe hb_blob_destroy($0) }),
      let ink = unsafe Owned(
        hb_face_create(blob.pointer, 0), release: { unsafe hb_face_destroy($0) }),
      unsafe hb_face_get_glyph_count(ink.pointer) == hb_face_get_glyph_count(face),
      unsafe hb_face_get_upem(ink.pointer) == hb_face_get_upem(face),
      let font = unsafe Owned(
        hb_font_create(ink.pointer), release: { unsafe hb_font_destroy($0) })
    else { return nil }
    let unitsPerEm = unsafe Int32(clamping: hb_face_get_upem(ink.pointer))
    unsafe hb_font_set_scale(font.pointer, unitsPerEm, unitsPerEm)
    let weight = hb_variation_t(tag: Self.weightAxis, value: Float(member.weight))
    unsafe withUnsafePointer(to: weight) { unsafe hb_font_set_variations(font.pointer, $0, 1) }
    unsafe self.font = font
  }

  /// The tag `wght`.
  private static let weightAxis = "wght".utf8.reduce(hb_tag_t(0)) { $0 << 8 | hb_tag_t($1) }

  /// How far a glyph is moved to the right, in font units, so that it is in the middle of the static font's advance.
  func shift(of glyph: UInt32, in font: OpaquePointer) -> Double {
    let advance = unsafe hb_font_get_glyph_h_advance(font, glyph)
    let inkAdvance = unsafe hb_font_get_glyph_h_advance(self.font.pointer, glyph)
    return ((Double(advance) - Double(inkAdvance)) / 2).rounded()
  }
}

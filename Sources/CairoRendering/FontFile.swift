internal import CCairo
internal import CPango
internal import Drawing

/// An opened font file, read with HarfBuzz.
@safe final class FontFile {
  /// The expected content of a file.
  struct Member {
    let path: String
    let familyName: String
    let weight: Int
    let package: String
    var isItalic = false
    /// Whether the corners of the outlines are rounded.
    var isRounded = false
    /// The font that draws the glyphs; `nil` if the file does.
    var ink: InkFont.Member?
    /// The number of the font in a file of the scene; `nil` for a pinned file, in which the font is found by
    /// its family and weight.
    var index: Int?
    /// The values of a variable font's axes, by their tags.
    var variations: [String: Double] = [:]

    /// The values of the axes as Pango writes them: `wght=650,wdth=80`.
    var variationText: String {
      variations.sorted { $0.key < $1.key }.map { "\($0.key)=\(decimal($0.value))" }
        .joined(separator: ",")
    }
  }

  /// Where a font is: a file, and the number of the font in it.
  struct Place: Hashable {
    let path: String
    let index: Int
  }

  /// The expected content.
  let member: Member
  /// Where the font is.
  let place: Place
  /// The outlines of its glyphs.
  let outlines: GlyphOutlines

  private let font: Owned<OpaquePointer>

  /// Opens a file and checks that it contains the expected font.
  init(_ member: Member) throws(TypesettingError) {
    guard
      let blob = unsafe Owned(
        hb_blob_create_from_file(member.path), release: { unsafe hb_blob_destroy($0) })
    else { throw Self.unreadable(member) }
    var isFont = false
    for index in unsafe 0..<hb_face_count(blob.pointer) {
      guard
        let face = unsafe Owned(
          hb_face_create(blob.pointer, index), release: { unsafe hb_face_destroy($0) }),
        unsafe hb_face_get_glyph_count(face.pointer) > 0,
        let font = unsafe Owned(
          hb_font_create(face.pointer), release: { unsafe hb_font_destroy($0) })
      else { continue }
      isFont = true
      guard unsafe Self.isMember(member, index, face.pointer, font.pointer) else { continue }
      unsafe Self.vary(font.pointer, member)
      let rounding = member.isRounded ? RoundedCorners.radius(forWeight: member.weight) : 0
      guard
        let outlines = unsafe GlyphOutlines(
          like: font.pointer, ink: member.ink, rounding: rounding)
      else { continue }
      let scale = Int32(outlines.unitsPerEm) * PANGO_SCALE
      unsafe hb_font_set_scale(font.pointer, scale, scale)
      self.member = member
      place = Place(path: member.path, index: Int(index))
      self.outlines = outlines
      unsafe self.font = font
      return
    }
    guard isFont else { throw Self.unreadable(member) }
    throw .fontNotFound(
      "the font file \(member.path) has another font in it than \(member.familyName) of weight"
        + " \(member.weight); reinstall the Debian package \(member.package)")
  }

  private static func isMember(
    _ member: Member, _ index: UInt32, _ face: OpaquePointer, _ font: OpaquePointer
  ) -> Bool {
    if let wanted = member.index { return wanted == Int(index) }
    return unsafe familyName(face) == member.familyName
      && Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)) == member.weight
  }

  /// Moves a variable font along its axes.
  private static func vary(_ font: OpaquePointer, _ member: Member) {
    let values = member.variations.sorted { $0.key < $1.key }.compactMap { tag, value in
      var variation = hb_variation_t()
      return unsafe hb_variation_from_string("\(tag)=\(decimal(value))", -1, &variation) != 0
        ? variation : nil
    }
    if !values.isEmpty { unsafe hb_font_set_variations(font, values, UInt32(values.count)) }
  }

  /// Whether the font has a glyph for a letter, or glyphs for what it is composed of.
  func has(_ letter: Unicode.Scalar) -> Bool {
    guard
      let buffer = unsafe Owned(
        hb_buffer_create(), release: { unsafe hb_buffer_destroy($0) })
    else { return false }
    unsafe hb_buffer_add_utf8(buffer.pointer, String(letter), -1, 0, -1)
    unsafe hb_buffer_guess_segment_properties(buffer.pointer)
    unsafe hb_shape(font.pointer, buffer.pointer, nil, 0)
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer.pointer, &count) else { return true }
    return (0..<Int(count)).allSatisfy { unsafe infos[$0].codepoint != 0 }
  }

  // MARK: - Setting

  /// Sets text on one line in the same way as Pango, with space after each letter. Returns `nil` if the
  /// font lacks a character.
  func line(_ text: PlainText, _ manner: FontSet.Manner, features: String) -> FontSet.Line? {
    guard
      let buffer = unsafe Owned(
        hb_buffer_create(), release: { unsafe hb_buffer_destroy($0) })
    else { return nil }
    unsafe hb_buffer_add_utf8(buffer.pointer, text.string, -1, 0, -1)
    unsafe hb_buffer_set_direction(buffer.pointer, HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(
      buffer.pointer, text.hasLetter ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON)
    unsafe hb_buffer_set_language(buffer.pointer, hb_language_from_string("en", -1))
    // Letter spacing disables ligatures.
    let features = manner.features(features)
    let list = Self.features(manner.spacing == 0 ? features : features + ", clig=0, dlig=0")
    unsafe hb_shape(font.pointer, buffer.pointer, list, UInt32(list.count))
    return unsafe line(buffer.pointer, text, manner)
  }

  private func line(
    _ buffer: OpaquePointer, _ text: PlainText, _ manner: FontSet.Manner
  ) -> FontSet.Line? {
    var count: UInt32 = 0
    let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count)
    let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
    var line = FontSet.Line()
    guard let infos = unsafe infos, let positions = unsafe positions else { return line }
    // Pango handles glyphs that are composed of several.
    guard Int(count) == text.string.unicodeScalars.count else { return nil }
    let space = UInt8(ascii: " ")
    let bytes = Array(text.string.utf8)
    // Each letter is one glyph.
    let letters = Array(text.string.unicodeScalars)
    // Pango puts half of the spacing on each side of a letter, except at the ends of the line.
    let spacing = manner.spacing
    let (before, after) = Self.halves(of: spacing)
    for index in 0..<Int(count) {
      let info = unsafe infos[index]
      let position = unsafe positions[index]
      guard info.codepoint != 0 else { return nil }
      let left = index == 0 ? 0 : before
      let right = index == Int(count) - 1 ? 0 : after
      let glyph = FontSet.Glyph(
        index: info.codepoint, x: line.advance + Self.units(position.x_offset + left),
        y: 0 - Self.units(position.y_offset), letter: Int(info.cluster), source: .file(0))
      if bytes[Int(info.cluster)] == space {
        line.spaces.append(FontSet.Space(glyph: glyph, place: line.glyphs.count))
      } else {
        line.glyphs.append(glyph)
      }
      line.advance += Self.units(
        position.x_advance + left + right + manner.extra(after: letters[index]))
      // Each letter of plain text is a character.
      line.advance += manner.kern + (letters[index] == " " ? manner.wordSpacing : 0)
    }
    // UIKit also adds tracking after the last letter.
    if count > 0 { line.advance += Self.units(spacing) }
    return line
  }

  private static func halves(of spacing: Int32) -> (before: Int32, after: Int32) {
    // Both halves must be whole units.
    let half = spacing / 2
    let before =
      spacing & (PANGO_SCALE - 1) == 0
      ? (half + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1) : half
    return (before, spacing - before)
  }

  private static func units(_ value: Int32) -> Double { Double(value) / Double(PANGO_SCALE) }

  private static func features(_ text: String) -> [hb_feature_t] {
    text.split(separator: ",").compactMap { part in
      var feature = hb_feature_t()
      let word = String(part.drop { $0 == " " })
      return unsafe hb_feature_from_string(word, -1, &feature) != 0 ? feature : nil
    }
  }

  // MARK: - The file

  /// The name of the family that all weights share.
  private static func familyName(_ face: OpaquePointer) -> String? {
    for name in [HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, HB_OT_NAME_ID_FONT_FAMILY] {
      var capacity: UInt32 = 256
      var bytes = [CChar](repeating: 0, count: Int(capacity))
      let length = unsafe hb_ot_name_get_utf8(
        face, hb_ot_name_id_t(name), hb_language_from_string("en", -1), &capacity, &bytes)
      if length > 0 {
        return String(
          decoding: bytes.prefix(Int(capacity)).map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
    }
    return nil
  }

  private static func unreadable(_ member: Member) -> TypesettingError {
    .fontNotFound(
      "the font file \(member.path) cannot be read as a font; reinstall its package")
  }
}

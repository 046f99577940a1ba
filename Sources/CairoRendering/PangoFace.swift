internal import CCairo
internal import Drawing

/// One font file, with all that Pango needs to set text in it and in nothing else.
///
/// Each face has a font configuration of its own that holds one file: whatever Pango asks for, for
/// instance the machine's emoji font, there is nothing else to fall back to, and what one face
/// gives does not depend on which others were used before. Everything is measured in font units,
/// by setting text at as many points as the em has units: no rounding, and sizes scale exactly.
@safe final class PangoFace {
  /// A glyph at its place from the start of the baseline, in font units, y down.
  struct Glyph {
    var index: UInt32
    var x: Double
    var y: Double
  }

  /// A line of glyphs, from left to right, and how far it goes, in font units.
  struct Line {
    var glyphs: [Glyph] = []
    var advance = 0.0
  }

  /// The shapes and the measures of the font.
  let outlines: GlyphOutlines

  private let face: FontLibrary.Face
  private let path: String
  private let context: Owned<OpaquePointer>
  private let description: Owned<OpaquePointer>
  private let attributes: Owned<OpaquePointer>

  /// Loads the file at `path`, which must have the family and weight of `face` in it.
  init(_ face: FontLibrary.Face, path: String) throws(TypesettingFailure) {
    guard let context = unsafe PinnedFontMap.context(file: path),
      let description = unsafe Owned(
        pango_font_description_new(), release: { unsafe pango_font_description_free($0) }),
      let attributes = unsafe Owned(
        pango_attr_list_new(), release: { unsafe pango_attr_list_unref($0) })
    else { throw Self.unreadable(path) }
    unsafe pango_font_description_set_family(description.pointer, face.familyName)
    unsafe pango_font_description_set_weight(
      description.pointer, PangoWeight(UInt32(face.weight.rawValue)))
    unsafe pango_font_description_set_absolute_size(
      description.pointer, 1000 * Double(PANGO_SCALE))
    guard
      let font = unsafe Owned(
        pango_context_load_font(context.pointer, description.pointer),
        release: { unsafe ccairo_font_unref($0) }),
      let shaper = unsafe pango_font_get_hb_font(font.pointer),
      let outlines = unsafe GlyphOutlines(like: shaper)
    else { throw Self.unreadable(path) }
    guard unsafe Self.isFace(face, font.pointer) else {
      throw .fontNotFound(
        "the font file \(path) has another font in it than \(face.name); "
          + "install the Debian package \(face.package) anew")
    }
    unsafe pango_font_description_set_absolute_size(
      description.pointer, outlines.unitsPerEm * Double(PANGO_SCALE))
    unsafe pango_attr_list_insert(attributes.pointer, pango_attr_fallback_new(0))
    switch face.family {
    case .system: break
    case .monospaced:
      // JetBrains Mono draws "!=" and the like as one sign; code is shown as it is spelled.
      unsafe pango_attr_list_insert(
        attributes.pointer, pango_attr_font_features_new("liga=0, calt=0"))
    }
    self.face = face
    self.path = path
    self.outlines = outlines
    unsafe self.context = context
    unsafe self.description = description
    unsafe self.attributes = attributes
  }

  /// Sets `string`, which has no line breaks; `font` is what an error names.
  func shape(_ string: String, for font: Font) throws(TypesettingFailure) -> Line {
    // Pango's strings end at the first zero.
    if string.unicodeScalars.contains("\0") { throw .missingCharacter("\0", in: font) }
    guard
      let layout = unsafe Owned(
        pango_layout_new(context.pointer), release: { unsafe ccairo_layout_unref($0) })
    else { throw Self.unreadable(path) }
    unsafe pango_layout_set_font_description(layout.pointer, description.pointer)
    unsafe pango_layout_set_attributes(layout.pointer, attributes.pointer)
    unsafe pango_layout_set_auto_dir(layout.pointer, 0)
    unsafe pango_layout_set_single_paragraph_mode(layout.pointer, 1)
    unsafe pango_layout_set_text(layout.pointer, string, Int32(string.utf8.count))
    guard let pangoLine = unsafe pango_layout_get_line_readonly(layout.pointer, 0) else {
      return Line()
    }
    var line = Line()
    var missing: (offset: Int, character: Unicode.Scalar)?
    var node = unsafe pangoLine.pointee.runs
    while let link = unsafe node {
      if let run = unsafe ccairo_run(link) {
        unsafe append(run, of: string, to: &line, missing: &missing)
      }
      unsafe node = link.pointee.next
    }
    if let missing { throw .missingCharacter(missing.character, in: font) }
    return line
  }

  /// Adds the glyphs of one run, or the first character that is missing in the string: runs come
  /// in the order of the eye, so that a later one may have an earlier character.
  private func append(
    _ run: UnsafePointer<PangoGlyphItem>, of string: String, to line: inout Line,
    missing: inout (offset: Int, character: Unicode.Scalar)?
  ) {
    guard let item = unsafe run.pointee.item, let glyphs = unsafe run.pointee.glyphs else { return }
    let start = unsafe Int(item.pointee.offset)
    func miss(_ offset: Int, _ character: Unicode.Scalar?) {
      if let earlier = missing, earlier.offset <= offset { return }
      missing = (offset, character ?? Self.scalar(at: offset, of: string))
    }
    guard let font = unsafe item.pointee.analysis.font, unsafe Self.isFace(face, font) else {
      return miss(start, nil)
    }
    for index in unsafe 0..<Int(glyphs.pointee.num_glyphs) {
      let info = unsafe glyphs.pointee.glyphs[index]
      if ccairo_glyph_is_unknown(info.glyph) {
        let offset = unsafe start + Int(glyphs.pointee.log_clusters[index])
        miss(offset, Unicode.Scalar(ccairo_unknown_character(info.glyph)))
      } else if !ccairo_glyph_is_empty(info.glyph) {
        line.glyphs.append(
          Glyph(
            index: info.glyph,
            x: line.advance + Self.units(info.geometry.x_offset),
            y: Self.units(info.geometry.y_offset)))
      }
      line.advance += Self.units(info.geometry.width)
    }
  }

  private static func units(_ value: PangoGlyphUnit) -> Double {
    Double(value) / Double(PANGO_SCALE)
  }

  private static func scalar(at offset: Int, of string: String) -> Unicode.Scalar {
    let utf8 = string.utf8
    guard let index = utf8.index(utf8.startIndex, offsetBy: offset, limitedBy: utf8.endIndex),
      index < utf8.endIndex
    else { return "\u{FFFD}" }
    return string.unicodeScalars[index]
  }

  /// Whether `font` is really what `face` says: Pango answers a wish with the nearest font it has.
  private static func isFace(
    _ face: FontLibrary.Face, _ font: UnsafeMutablePointer<PangoFont>
  ) -> Bool {
    guard
      let description = unsafe Owned(
        pango_font_describe(font), release: { unsafe pango_font_description_free($0) }),
      let family = unsafe pango_font_description_get_family(description.pointer)
    else { return false }
    let weight = unsafe pango_font_description_get_weight(description.pointer)
    return unsafe String(cString: family) == face.familyName
      && weight.rawValue == UInt32(face.weight.rawValue)
  }

  private static func unreadable(_ path: String) -> TypesettingFailure {
    .fontNotFound("the font file \(path) cannot be read as a font; install its package anew")
  }
}

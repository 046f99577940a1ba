internal import CPango
internal import Drawing

/// The glyphs of Pango's runs.
extension PangoFontSet {
  /// Appends the glyphs of one run. Runs are in visual order.
  func append(
    _ run: UnsafePointer<PangoGlyphItem>, of string: String,
    _ pictures: [Int: EmojiFinder.Part], _ manner: FontSet.Manner, _ kern: Kern?,
    to line: inout FontSet.Line
  ) {
    guard let item = unsafe run.pointee.item, let glyphs = unsafe run.pointee.glyphs else { return }
    let start = unsafe Int(item.pointee.offset)
    let file = unsafe item.pointee.analysis.font.flatMap { font in
      members.firstIndex { unsafe isMember($0, font) }
    }
    var letters: [Int] = []
    for index in unsafe 0..<Int(glyphs.pointee.num_glyphs) {
      let letter = unsafe start + Int(glyphs.pointee.log_clusters[index])
      letters.append(letter)
    }
    let end = unsafe start + Int(item.pointee.length)
    // Odd levels are read from right to left.
    let isBackward = unsafe item.pointee.analysis.level & 1 == 1
    let spaces = kern?.spaces(beside: letters, end: end, isBackward: isBackward)
    for index in unsafe 0..<Int(glyphs.pointee.num_glyphs) {
      line.advance += spaces?[index].before ?? 0
      defer { line.advance += spaces?[index].after ?? 0 }
      let info = unsafe glyphs.pointee.glyphs[index]
      let offset = letters[index]
      if let part = pictures[offset] {
        guard case .start(let glyphs) = part else { continue }
        for glyph in glyphs {
          line.glyphs.append(
            FontSet.Glyph(index: glyph, x: line.advance, y: 0, letter: offset, source: .emoji))
          line.advance += emojiAdvance(manner)
        }
        continue
      }
      let letter = Self.scalar(at: offset, of: string)
      if coverage.lacks(letter) {
        line.glyphs.append(Self.box(at: line.advance, letter: offset))
        line.advance += boxAdvance
        continue
      }
      let glyph = FontSet.Glyph(
        index: info.glyph, x: line.advance + Self.units(info.geometry.x_offset),
        y: Self.units(info.geometry.y_offset), letter: offset,
        source: file.map { .file($0) } ?? .box)
      if letter == " " {
        line.spaces.append(FontSet.Space(glyph: glyph, place: line.glyphs.count))
      } else if file == nil || cpango_glyph_is_unknown(info.glyph) {
        line.glyphs.append(Self.box(at: line.advance, letter: offset))
      } else if !cpango_glyph_is_empty(info.glyph) {
        line.glyphs.append(glyph)
      }
      line.advance += Self.units(info.geometry.width)
      // Once for letters of several glyphs.
      let isFirst = index == 0 || offset != letters[index - 1]
      if isFirst, !manner.isEven {
        line.advance += Self.units(manner.extra(after: letter))
      }
    }
  }

  /// The box that stands for a missing letter.
  static func box(at x: Double, letter: Int) -> FontSet.Glyph {
    FontSet.Glyph(index: 0, x: x, y: 0, letter: letter, source: .box)
  }

  static func units(_ value: PangoGlyphUnit) -> Double {
    Double(value) / Double(PANGO_SCALE)
  }

  private static func scalar(at offset: Int, of string: String) -> Unicode.Scalar {
    let utf8 = string.utf8
    guard let index = utf8.index(utf8.startIndex, offsetBy: offset, limitedBy: utf8.endIndex),
      index < utf8.endIndex
    else { return "\u{FFFD}" }
    return string.unicodeScalars[index]
  }

  // MARK: - Files

  /// Whether `font` is the one of `member`: Pango answers a request with the nearest font that it
  /// has.
  private func isMember(
    _ member: FontFile.Member, _ font: UnsafeMutablePointer<PangoFont>
  ) -> Bool {
    if member.index != nil {
      return unsafe cpango_font_path(pango, font).map { unsafe String(cString: $0) } == member.path
    }
    guard
      let description = unsafe Owned(
        pango.pointee.pango_font_describe(font),
        release: { [pango] in unsafe pango.pointee.pango_font_description_free($0) }),
      let family = unsafe pango.pointee.pango_font_description_get_family(description.pointer)
    else { return false }
    let weight = unsafe pango.pointee.pango_font_description_get_weight(description.pointer)
    return unsafe String(cString: family) == member.familyName
      && weight.rawValue == UInt32(member.weight)
  }
}

internal import CPango
internal import Drawing

/// Sets text with Pango in the files of a `FontSet` and in no other fonts.
///
/// Each set has a font configuration with only these files. Pango therefore cannot fall back to
/// another font, for instance the machine's emoji font, and the result does not depend on which
/// sets were used before. Everything is measured in font units of the first file, by setting text
/// at a size in points that equals its units per em: without rounding, sizes scale exactly.
@safe final class PangoFontSet {
  private let pango: UnsafePointer<cpango_functions>
  private let members: [FontFile.Member]
  private let coverage: LetterCoverage
  private let emoji: EmojiFinder
  private let unitsPerEm: Double
  private let context: Owned<OpaquePointer>
  private let description: Owned<OpaquePointer>
  private let features: String

  /// Loads font files, of which the first one is preferred and has the given units per em.
  init(
    _ members: [FontFile.Member], _ coverage: LetterCoverage, _ emoji: EmojiFinder,
    unitsPerEm: Double, features: String
  ) throws(TypesettingFailure) {
    guard let first = members.first, let pango = unsafe cpango_load(),
      let context = unsafe PinnedFontMap.context(files: members.map(\.path), pango),
      let description = unsafe Owned(
        pango.pointee.pango_font_description_new(),
        release: { unsafe pango.pointee.pango_font_description_free($0) })
    else { throw .fontNotFound(Self.absence) }
    unsafe pango.pointee.pango_font_description_set_family(
      description.pointer, members.map(\.familyName).joined(separator: ","))
    unsafe pango.pointee.pango_font_description_set_weight(
      description.pointer, PangoWeight(UInt32(first.weight)))
    if first.isItalic {
      unsafe pango.pointee.pango_font_description_set_style(description.pointer, PANGO_STYLE_ITALIC)
    }
    if !first.variations.isEmpty {
      unsafe pango.pointee.pango_font_description_set_variations(
        description.pointer, first.variationText)
    }
    unsafe pango.pointee.pango_font_description_set_absolute_size(
      description.pointer, unitsPerEm * Double(PANGO_SCALE))
    unsafe self.pango = unsafe pango
    self.members = members
    self.coverage = coverage
    self.emoji = emoji
    self.unitsPerEm = unitsPerEm
    self.features = features
    unsafe self.context = context
    unsafe self.description = description
  }

  /// What is reported if Pango cannot be used.
  static let absence = "Pango cannot be loaded; install libpangocairo-1.0-0"

  // MARK: - Setting

  /// Sets `string`, which has no line breaks, on one line.
  func line(_ string: String, _ manner: FontSet.Manner) throws(TypesettingFailure) -> FontSet.Line {
    guard let layout = try unsafe layout(string, manner) else { return FontSet.Line() }
    guard let pangoLine = unsafe pango.pointee.pango_layout_get_line_readonly(layout.pointer, 0)
    else {
      return FontSet.Line()
    }
    var line = FontSet.Line()
    let pictures = pictures(in: string)
    var node = unsafe pangoLine.pointee.runs
    while let link = unsafe node {
      if let run = unsafe cpango_run(link) {
        unsafe append(run, of: string, pictures, manner, to: &line)
      }
      unsafe node = link.pointee.next
    }
    line.advance += trailingTracking(of: string, manner)
    return line
  }

  /// Breaks `string` into lines of at most `width` font units. Returns the byte range of each line.
  /// A word that is wider than a line is broken between letters.
  func breaks(
    _ string: String, _ manner: FontSet.Manner, width: Double, betweenLetters: Bool
  ) throws(TypesettingFailure) -> [Range<Int>] {
    guard let layout = try unsafe layout(string, manner) else { return [0..<0] }
    unsafe pango.pointee.pango_layout_set_wrap(
      layout.pointer, betweenLetters ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    // When it breaks lines, Pango counts the tracking after the last letter, as UIKit does.
    unsafe pango.pointee.pango_layout_set_width(layout.pointer, Self.pangoUnits(width))
    let count = unsafe pango.pointee.pango_layout_get_line_count(layout.pointer)
    return (0..<count).compactMap { index in
      guard let line = unsafe pango.pointee.pango_layout_get_line_readonly(layout.pointer, index)
      else {
        return nil
      }
      let start = unsafe Int(line.pointee.start_index)
      return unsafe start..<start + Int(line.pointee.length)
    }
  }

  /// Where lines of `string` may end.
  func breakPlaces(
    _ string: String, _ manner: FontSet.Manner
  ) throws(TypesettingFailure) -> LineBreaker.Places {
    let end = string.utf8.count
    var places = LineBreaker.Places(words: [], letters: [])
    if let layout = try unsafe layout(string, manner) {
      var count: Int32 = 0
      if let attributes = unsafe pango.pointee.pango_layout_get_log_attrs_readonly(
        layout.pointer, &count)
      {
        var offset = 0
        // The first character has an attribute, too, but no line ends before it.
        for (index, letter) in string.unicodeScalars.enumerated() where index < Int(count) {
          if index > 0 {
            if unsafe cpango_can_break_line(attributes, Int32(index)) {
              places.words.append(offset)
            }
            if unsafe cpango_can_break_letters(attributes, Int32(index)) {
              places.letters.append(offset)
            }
          }
          offset += UTF8.width(letter)
        }
      }
    }
    places.words.append(end)
    places.letters.append(end)
    return places
  }

  /// The bytes of `string` that an ellipsis must replace so that the rest is at most `width` font
  /// units wide; `nil` if all of it fits.
  func ellipsis(
    _ string: String, _ manner: FontSet.Manner, width: Double, _ ellipsis: FontSet.Ellipsis
  ) throws(TypesettingFailure) -> Range<Int>? {
    guard let layout = try unsafe layout(string, manner) else { return nil }
    unsafe pango.pointee.pango_layout_set_ellipsize(layout.pointer, ellipsis.mode)
    unsafe pango.pointee.pango_layout_set_width(
      layout.pointer, Self.pangoUnits(width - trailingTracking(of: string, manner)))
    guard let line = unsafe pango.pointee.pango_layout_get_line_readonly(layout.pointer, 0) else {
      return nil
    }
    var node = unsafe line.pointee.runs
    while let link = unsafe node {
      if let item = unsafe cpango_run(link)?.pointee.item,
        unsafe item.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
      {
        let start = unsafe Int(item.pointee.offset)
        return unsafe start..<start + Int(item.pointee.length)
      }
      unsafe node = link.pointee.next
    }
    return nil
  }

  /// The direction of a paragraph: that of its first strongly directional character.
  func direction(
    of string: String, in font: Font, otherwise: LayoutDirection
  ) throws(TypesettingFailure) -> LayoutDirection {
    let manner = FontSet.Manner(tracking: 0, direction: otherwise, font: font)
    guard let layout = try unsafe layout(string, manner) else { return otherwise }
    unsafe pango.pointee.pango_layout_set_auto_dir(layout.pointer, 1)
    guard let line = unsafe pango.pointee.pango_layout_get_line_readonly(layout.pointer, 0) else {
      return otherwise
    }
    switch unsafe pango.pointee.pango_layout_line_get_resolved_direction(line) {
    case PANGO_DIRECTION_RTL, PANGO_DIRECTION_WEAK_RTL: return .rightToLeft
    case PANGO_DIRECTION_LTR, PANGO_DIRECTION_WEAK_LTR: return .leftToRight
    default: return otherwise
    }
  }

  // MARK: - Pango's layouts

  private func layout(
    _ string: String, _ manner: FontSet.Manner
  ) throws(TypesettingFailure) -> Owned<OpaquePointer>? {
    // Pango's strings end at the first NUL. Another control character has the same length and is drawn alike.
    let string = string.utf8.contains(0) ? string.replacing("\0", with: "\u{1}") : string
    unsafe pango.pointee.pango_context_set_base_dir(
      context.pointer,
      manner.direction == .leftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL)
    guard
      let layout = unsafe Owned(
        pango.pointee.pango_layout_new(context.pointer),
        release: { [pango] in unsafe pango.pointee.g_object_unref(UnsafeMutableRawPointer($0)) }),
      let attributes = unsafe attributes(for: string, manner)
    else { return nil }
    unsafe pango.pointee.pango_layout_set_font_description(layout.pointer, description.pointer)
    unsafe pango.pointee.pango_layout_set_attributes(layout.pointer, attributes.pointer)
    unsafe pango.pointee.pango_layout_set_auto_dir(layout.pointer, 0)
    unsafe pango.pointee.pango_layout_set_single_paragraph_mode(layout.pointer, 1)
    unsafe pango.pointee.pango_layout_set_text(
      layout.pointer, string, Int32(clamping: string.utf8.count))
    return unsafe layout
  }

  private func attributes(for string: String, _ manner: FontSet.Manner) -> Owned<OpaquePointer>? {
    guard
      let attributes = unsafe Owned(
        pango.pointee.pango_attr_list_new(),
        release: { [pango] in unsafe pango.pointee.pango_attr_list_unref($0) })
    else { return nil }
    unsafe pango.pointee.pango_attr_list_insert(
      attributes.pointer, pango.pointee.pango_attr_fallback_new(members.count > 1 ? 1 : 0))
    unsafe pango.pointee.pango_attr_list_insert(
      attributes.pointer, pango.pointee.pango_attr_font_features_new(features))
    let pictures = pictures(in: string)
    guard unsafe addBoxes(for: string, pictures, manner, to: attributes.pointer) else { return nil }
    guard manner.spacing != 0 else { return unsafe attributes }
    // Only letters of the first font are tracked; those of some others are joined.
    for range in tracked(string, pictures) {
      guard let attribute = unsafe pango.pointee.pango_attr_letter_spacing_new(manner.spacing)
      else { return nil }
      unsafe attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
      unsafe attribute.pointee.end_index = UInt32(clamping: range.upperBound)
      unsafe pango.pointee.pango_attr_list_insert(attributes.pointer, attribute)
    }
    return unsafe attributes
  }

  /// The advance of the box for a missing letter, in font units.
  private var boxAdvance: Double { MissingLetter.advance * unitsPerEm }

  /// The advance of an emoji, in font units.
  private func emojiAdvance(_ manner: FontSet.Manner) -> Double {
    EmojiMetrics(fontSize: manner.font.size).advanceInEms * unitsPerEm
  }

  /// The emoji of a string and what their later bytes belong to, by the offsets of bytes.
  private func pictures(in string: String) -> [Int: EmojiFinder.Part] {
    emoji.parts(of: string)
  }

  /// Reserves the space of emoji, and of the boxes for missing letters. Returns false without memory.
  private func addBoxes(
    for string: String, _ pictures: [Int: EmojiFinder.Part], _ manner: FontSet.Manner,
    to attributes: OpaquePointer
  ) -> Bool {
    var offset = 0
    for letter in string.unicodeScalars {
      let end = offset + UTF8.width(letter)
      let advance: Double? =
        switch pictures[offset] {
        case .start(let glyphs): emojiAdvance(manner) * Double(glyphs.count)
        case .rest: 0
        case nil: coverage.lacks(letter) ? boxAdvance : nil
        }
      if let advance {
        var box = PangoRectangle(
          x: 0, y: 0, width: Int32(clamping: Int((advance * Double(PANGO_SCALE)).rounded())),
          height: 0)
        guard let attribute = unsafe pango.pointee.pango_attr_shape_new(&box, &box) else {
          return false
        }
        unsafe attribute.pointee.start_index = UInt32(clamping: offset)
        unsafe attribute.pointee.end_index = UInt32(clamping: end)
        unsafe pango.pointee.pango_attr_list_insert(attributes, attribute)
      }
      offset = end
    }
    return true
  }

  /// The byte ranges whose letters are tracked.
  private func tracked(_ string: String, _ pictures: [Int: EmojiFinder.Part]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var offset = 0
    for letter in string.unicodeScalars {
      let end = offset + UTF8.width(letter)
      if FallbackFont(for: letter) == nil, pictures[offset] == nil, !coverage.lacks(letter) {
        if let last = ranges.last, last.upperBound == offset {
          ranges[ranges.count - 1] = last.lowerBound..<end
        } else {
          ranges.append(offset..<end)
        }
      }
      offset = end
    }
    return ranges
  }

  /// The tracking after the last letter, which UIKit adds and Pango does not.
  private func trailingTracking(of string: String, _ manner: FontSet.Manner) -> Double {
    guard let last = string.unicodeScalars.last, FallbackFont(for: last) == nil,
      !coverage.lacks(last), pictures(in: string)[string.utf8.count - UTF8.width(last)] == nil
    else { return 0 }
    return Self.units(manner.spacing)
  }

  /// Converts a width to Pango's 32-bit units. It is limited to about a thousand ems; longer lines
  /// break there.
  static func pangoUnits(_ width: Double) -> Int32 {
    // Rounding must not make the width smaller than text that was measured to fit.
    Int32(min(max(0, (width * Double(PANGO_SCALE)).rounded(.up) + 16), Double(Int32.max / 2)))
  }

  // MARK: - Glyphs

  /// Appends the glyphs of one run. Runs are in visual order.
  private func append(
    _ run: UnsafePointer<PangoGlyphItem>, of string: String,
    _ pictures: [Int: EmojiFinder.Part], _ manner: FontSet.Manner, to line: inout FontSet.Line
  ) {
    guard let item = unsafe run.pointee.item, let glyphs = unsafe run.pointee.glyphs else { return }
    let start = unsafe Int(item.pointee.offset)
    let file = unsafe item.pointee.analysis.font.flatMap { font in
      members.firstIndex { unsafe isMember($0, font) }
    }
    for index in unsafe 0..<Int(glyphs.pointee.num_glyphs) {
      let info = unsafe glyphs.pointee.glyphs[index]
      let offset = unsafe start + Int(glyphs.pointee.log_clusters[index])
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
      let isFirst =
        unsafe index == 0
        || glyphs.pointee.log_clusters[index] != glyphs.pointee.log_clusters[index - 1]
      if isFirst, !manner.isEven {
        line.advance += Self.units(manner.extra(after: letter))
      }
    }
  }

  /// The box that stands for a missing letter.
  private static func box(at x: Double, letter: Int) -> FontSet.Glyph {
    FontSet.Glyph(index: 0, x: x, y: 0, letter: letter, source: .box)
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

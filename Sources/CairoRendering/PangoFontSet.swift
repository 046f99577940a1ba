internal import CPango
internal import Drawing

/// Sets text with Pango in the files of a `FontSet` and in no other fonts.
///
/// Each set has a font configuration with only these files. Pango therefore cannot fall back to
/// another font, for instance the machine's emoji font, and the result does not depend on which
/// sets were used before. Everything is measured in font units of the first file, by setting text
/// at a size in points that equals its units per em: without rounding, sizes scale exactly.
@safe final class PangoFontSet {
  let pango: UnsafePointer<cpango_functions>
  let members: [FontFile.Member]
  let coverage: LetterCoverage
  let emoji: EmojiFinder
  private let unitsPerEm: Double
  let context: Owned<OpaquePointer>
  let description: Owned<OpaquePointer>
  let features: String

  /// Loads font files, of which the first one is preferred and has the given units per em.
  init(
    _ members: [FontFile.Member], _ coverage: LetterCoverage, _ emoji: EmojiFinder,
    unitsPerEm: Double, features: String
  ) throws(TypesettingError) {
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

  /// The message if Pango cannot be used.
  static let absence = "Pango cannot be loaded; install libpangocairo-1.0-0"

  // MARK: - Setting

  /// Sets `string`, which has no line breaks, on one line.
  func line(_ string: String, _ manner: FontSet.Manner) throws(TypesettingError) -> FontSet.Line {
    guard let layout = try unsafe layout(string, manner) else { return FontSet.Line() }
    guard let pangoLine = unsafe pango.pointee.pango_layout_get_line_readonly(layout.pointer, 0)
    else {
      return FontSet.Line()
    }
    var line = FontSet.Line()
    let pictures = pictures(in: string)
    let kern = Kern(manner.kern, wordSpacing: manner.wordSpacing, in: string)
    var node = unsafe pangoLine.pointee.runs
    while let link = unsafe node {
      if let run = unsafe cpango_run(link) {
        unsafe append(run, of: string, pictures, manner, kern, to: &line)
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
  ) throws(TypesettingError) -> [Range<Int>] {
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
  ) throws(TypesettingError) -> LineBreaker.Places {
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
  ) throws(TypesettingError) -> Range<Int>? {
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
  ) throws(TypesettingError) -> LayoutDirection {
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

  /// The advance of the box for a missing letter, in font units.
  var boxAdvance: Double { MissingLetter.advance * unitsPerEm }

  /// The advance of an emoji, in font units.
  func emojiAdvance(_ manner: FontSet.Manner) -> Double {
    EmojiMetrics(fontSize: manner.font.pointSize).advanceInEms * unitsPerEm
  }

  /// The emoji of a string and what their later bytes belong to, by the offsets of bytes.
  func pictures(in string: String) -> [Int: EmojiFinder.Part] {
    emoji.parts(of: string)
  }
}

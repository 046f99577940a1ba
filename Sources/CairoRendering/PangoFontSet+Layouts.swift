internal import CPango
internal import Drawing

/// Pango's layouts of strings, with their attributes.
extension PangoFontSet {
  func layout(
    _ string: String, _ manner: FontSet.Manner
  ) throws(TypesettingError) -> Owned<OpaquePointer>? {
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

  func attributes(for string: String, _ manner: FontSet.Manner) -> Owned<OpaquePointer>? {
    guard
      let attributes = unsafe Owned(
        pango.pointee.pango_attr_list_new(),
        release: { [pango] in unsafe pango.pointee.pango_attr_list_unref($0) })
    else { return nil }
    unsafe pango.pointee.pango_attr_list_insert(
      attributes.pointer, pango.pointee.pango_attr_fallback_new(members.count > 1 ? 1 : 0))
    unsafe pango.pointee.pango_attr_list_insert(
      attributes.pointer, pango.pointee.pango_attr_font_features_new(manner.features(features)))
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
  func trailingTracking(of string: String, _ manner: FontSet.Manner) -> Double {
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
}

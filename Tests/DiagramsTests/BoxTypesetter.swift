import Drawing

/// Sets every character as a box of one width, so that geometry can be judged without any font.
struct BoxTypesetter: Typesetter {
  /// The width of a character as a part of the font's size.
  var advance = 0.6

  func typeset(_ string: String, in font: Font) throws(TypesettingError) -> TypesetText {
    let width = advance * font.pointSize
    let box = Path.rect(Rect(0, -font.pointSize / 2, width, font.pointSize / 2))
    let glyphs = string.enumerated().filter { $0.element != " " }.map { index, _ in
      TypesetText.Glyph(outline: box, origin: Point(Double(index) * width, 0))
    }
    return TypesetText(
      string: string, font: font, width: Double(string.count) * width, glyphs: glyphs)
  }

  func lines(
    of string: String, in font: Font, style: LabelStyle, width: Double?
  ) throws(TypesettingError) -> [TypesetText] {
    [try typeset(string, in: font)]
  }
}

/// Knows no font.
struct FontlessTypesetter: Typesetter {
  func typeset(_ string: String, in font: Font) throws(TypesettingError) -> TypesetText {
    throw .fontNotFound("there are no fonts; install some")
  }

  func lines(
    of string: String, in font: Font, style: LabelStyle, width: Double?
  ) throws(TypesettingError) -> [TypesetText] {
    [try typeset(string, in: font)]
  }
}

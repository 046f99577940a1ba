/// A line of text whose letters have become outlines, so that it looks the same wherever it is drawn.
public struct TypesetText: Hashable, Sendable {
  /// A letter (or a part or a group of letters) at its place on the line.
  public struct Glyph: Hashable, Sendable {
    /// The outline in points at the font's size, y down, from the glyph's own origin.
    public var outline: Path
    /// Where the glyph's origin stands, from the start of the line's baseline.
    public var origin: Point

    /// Makes a placed glyph.
    public init(outline: Path, origin: Point) {
      self.outline = outline
      self.origin = origin
    }
  }

  /// The text of the outlines, for accessibility and for searching.
  public var string: String
  /// The font.
  public var font: Font
  /// The width of the line from the start of its baseline, in points.
  public var width: Double
  /// The outlines, from left to right; white space has none.
  public var glyphs: [Glyph]

  /// Makes a line of text.
  public init(
    string: String, font: Font, width: Double, glyphs: [Glyph]
  ) {
    self.string = string
    self.font = font
    self.width = width
    self.glyphs = glyphs
  }
}

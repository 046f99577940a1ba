/// A line of text as glyph outlines, so that it looks the same everywhere.
public struct TypesetText: Hashable, Sendable {
  /// A glyph with its position on the line.
  public struct Glyph: Hashable, Sendable {
    /// The outline in points at the font's size, y down, relative to the glyph's origin.
    public var outline: Path
    /// The glyph's origin relative to the start of the line's baseline, in points.
    public var origin: Point

    /// Creates a glyph.
    public init(outline: Path, origin: Point) {
      self.outline = outline
      self.origin = origin
    }
  }

  /// The text, for accessibility and search.
  public var string: String
  /// The font.
  public var font: Font
  /// The advance of the line, in points.
  public var width: Double
  /// The glyphs from left to right; white space has none.
  public var glyphs: [Glyph]

  /// Creates a line of text.
  public init(
    string: String, font: Font, width: Double, glyphs: [Glyph]
  ) {
    self.string = string
    self.font = font
    self.width = width
    self.glyphs = glyphs
  }
}

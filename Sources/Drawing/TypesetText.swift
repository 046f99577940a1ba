/// A line of text as glyph outlines, so that it looks the same everywhere.
public struct TypesetText: Hashable, Sendable {
  /// A glyph with its position on the line.
  public struct Glyph: Hashable, Sendable {
    /// The outline in points at the font's size, y down, relative to the glyph's origin.
    public var outline: Path
    /// The glyph's origin relative to the start of the line's baseline, in points.
    public var origin: Point
    /// The picture that is drawn instead of the outline; `nil` for letters.
    package var picture: GlyphPicture?

    /// Creates a glyph.
    public init(outline: Path, origin: Point) {
      self.outline = outline
      self.origin = origin
    }

    /// Creates a glyph that is a picture.
    package init(picture: GlyphPicture, origin: Point) {
      self.init(outline: Path(), origin: origin)
      self.picture = picture
    }

    /// The same glyph farther along the line.
    package func moved(by x: Double) -> Glyph {
      var glyph = self
      glyph.origin = origin + Point(x, 0)
      return glyph
    }
  }

  /// The text, for accessibility and search.
  public var string: String
  /// The font.
  public var font: Font
  /// The advance of the line, in points.
  public var width: Double
  /// The space that kern adds after each character, in points. It is part of the width and of the glyphs' places.
  package var kern = 0.0
  /// How much wider each space (U+0020) is, as in a justified line, in points. It is part of the width and of the glyphs'
  /// places.
  package var wordSpacing = 0.0
  /// The direction of the paragraph, by which parts of the line that are read in different directions are ordered.
  package var direction = LayoutDirection.leftToRight
  /// The glyphs from left to right; white space has none.
  public var glyphs: [Glyph] {
    didSet { glyphBounds = Self.bounds(of: glyphs) }
  }
  /// A rectangle that contains all glyphs, relative to the start of the line's baseline; `nil` without ink. It is
  /// computed once, because films need it in each frame.
  package private(set) var glyphBounds: Rect?

  /// Creates a line of text.
  public init(
    string: String, font: Font, width: Double, glyphs: [Glyph]
  ) {
    self.string = string
    self.font = font
    self.width = width
    self.glyphs = glyphs
    glyphBounds = Self.bounds(of: glyphs)
  }

  /// Hashes what distinguishes nearly all lines, without their outlines, which have thousands of points.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(string)
    hasher.combine(font)
    hasher.combine(width)
    hasher.combine(glyphs.count)
  }

  private static func bounds(of glyphs: [Glyph]) -> Rect? {
    var bounds: Rect?
    for glyph in glyphs {
      let own = glyph.picture?.rect ?? glyph.outline.boundingBox
      guard let ink = own?.offset(by: glyph.origin) else { continue }
      bounds = bounds?.union(ink) ?? ink
    }
    return bounds
  }
}

/// The picture of a glyph that has colours of its own, such as an emoji.
package struct GlyphPicture: Hashable, Sendable {
  /// The pixels. All glyphs of one emoji share them, at any size.
  package let image: Image
  /// Where the image is, in points relative to the glyph's origin, y down.
  package let rect: Rect

  /// Creates a picture.
  package init(image: Image, rect: Rect) {
    self.image = image
    self.rect = rect
  }
}

extension TypesetText {
  /// Returns the text with other images in the place of its pictures.
  package func mappingPictures(_ change: (Image) -> Image) -> TypesetText {
    guard glyphs.contains(where: { $0.picture != nil }) else { return self }
    var result = self
    result.glyphs = glyphs.map { glyph in
      var glyph = glyph
      glyph.picture = glyph.picture.map {
        GlyphPicture(image: change($0.image), rect: $0.rect)
      }
      return glyph
    }
    return result
  }
}

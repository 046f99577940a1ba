/// The picture of a glyph that has colours of its own, such as an emoji.
package struct GlyphPicture: Hashable, Sendable {
  /// The pixels. All glyphs of one emoji share them, whatever their size.
  package let image: Image
  /// Where the image is, in points relative to the glyph's origin, y down.
  package let rect: Rect

  /// Creates a picture.
  package init(image: Image, rect: Rect) {
    self.image = image
    self.rect = rect
  }
}

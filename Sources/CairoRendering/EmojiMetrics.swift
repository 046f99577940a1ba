internal import Drawing

/// The size and place of an emoji in text, after Apple's emoji font. Line heights do not depend on emoji.
///
/// Widths of single emoji in labels are known from Interface Builder's files: 23 points at 17, 24 at 18, 38 at
/// 34 and 43 at 38, which this rule gives. The rule between sizes of 16 and 24 points and the height above the
/// baseline are from memory, unverified.
struct EmojiMetrics {
  /// Below this size of the text, emoji are larger than the text by `largestFactor`.
  private static let smallText = 16.0
  /// From this size on, emoji have the size of the text.
  private static let largeText = 24.0
  private static let largestFactor = 1.25
  /// The advance, in sizes of the emoji.
  private static let advance = 1.12
  /// How far the picture is below the baseline, in sizes of the emoji.
  private static let depth = 1.0 / 6
  /// The height of the emoji font's pictures in pixels. It is drawn as high as an emoji's size.
  private static let pictureHeight = 128.0

  /// The size of the text, in points.
  let fontSize: Double

  /// The size of an emoji, in points.
  var size: Double {
    let (small, large) = (Self.smallText, Self.largeText)
    if fontSize <= small { return fontSize * Self.largestFactor }
    if fontSize >= large { return fontSize }
    let start = small * Self.largestFactor
    return start + (large - start) * (fontSize - small) / (large - small)
  }

  /// The advance, in ems of the text.
  var advanceInEms: Double { fontSize > 0 ? size * Self.advance / fontSize : 0 }

  /// An image of the emoji font, placed in the middle of the advance.
  func picture(_ image: Image) -> GlyphPicture {
    let scale = size / Self.pictureHeight
    let width = Double(image.bitmap.width) * scale
    let height = Double(image.bitmap.height) * scale
    let bottom = size * Self.depth - (size - height) / 2
    return GlyphPicture(
      image: image,
      rect: Rect((size * Self.advance - width) / 2, bottom - height, width, height))
  }
}

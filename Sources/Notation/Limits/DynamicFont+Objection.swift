internal import Drawing
internal import Messages
internal import Vocabulary

extension DynamicFont {
  /// The valid font sizes, in points.
  package static let sizes = 1.0...1_000

  /// The problem with the font; `nil` if it is valid.
  package var objection: String? {
    guard let font = base else { return nil }
    guard Self.sizes.contains(font.pointSize) else {
      return SceneLimits.mustBe("the size of a font", within: Self.sizes)
    }
    guard let descriptor = font.descriptor else { return nil }
    if let name = descriptor.name, name.isEmpty || name.utf8.count > 200 {
      return "the name of a font has from 1 to 200 bytes; write its PostScript name"
    }
    for tag in Array(descriptor.variations.keys) + descriptor.features where !FontFeature.isTag(tag)
    {
      return
        "\"\(tag.shortened)\" is not a tag of a font; write four letters or digits, as in \"wght\""
    }
    if descriptor.name == nil, font.design != .serif,
      descriptor.features.contains(FontFeature.smallCaps.tag)
    {
      return
        "the substitute for the system font has no small caps; write capitals in a smaller font,"
        + " or name a font of \"fontFiles\" that has them"
    }
    return nil
  }
}

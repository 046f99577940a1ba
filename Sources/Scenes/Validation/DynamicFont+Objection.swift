internal import Drawing
internal import Vocabulary

extension DynamicFont {
  /// The valid font sizes, in points.
  package static let sizes = 1.0...1_000

  /// The problem with the font; `nil` if it is valid.
  var objection: String? {
    guard case .fixed(let font) = self, !Self.sizes.contains(font.size) else { return nil }
    return PropertyType.mustBe("the size of a font", within: Self.sizes)
  }
}

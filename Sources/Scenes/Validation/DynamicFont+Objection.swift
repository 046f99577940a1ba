internal import Drawing
internal import Vocabulary

extension DynamicFont {
  /// The sizes that a font may have, in points.
  package static let sizes = 1.0...1_000

  /// What is wrong with the font; `nil` for nothing.
  var objection: String? {
    guard case .fixed(let font) = self, !Self.sizes.contains(font.size) else { return nil }
    return PropertyType.mustBe("the size of a font", within: Self.sizes)
  }
}

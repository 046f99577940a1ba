internal import Vocabulary

extension CellAccessory.LayoutDimension {
  /// The names of widths that are not numbers.
  package static let words = ["standard", "actual"]
  /// The valid widths, in points.
  package static let widths = 0.0...SceneLimits.largestLength

  /// The problem with it; `nil` if it is valid.
  var objection: String? {
    guard case .custom(let width) = self, !Self.widths.contains(width) else { return nil }
    return PropertyType.mustBe("reservedLayoutWidth", within: Self.widths)
  }
}

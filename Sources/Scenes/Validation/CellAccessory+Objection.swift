internal import Vocabulary

extension CellAccessory.LayoutDimension {
  /// Those without a number.
  package static let words = ["standard", "actual"]
  /// The valid widths, in points.
  package static let widths = 0.0...SceneLimits.largestLength

  /// What is wrong with it; `nil` for nothing.
  var objection: String? {
    guard case .custom(let width) = self, !Self.widths.contains(width) else { return nil }
    return PropertyType.mustBe("reservedLayoutWidth", within: Self.widths)
  }
}

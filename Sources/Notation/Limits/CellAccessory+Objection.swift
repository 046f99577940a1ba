internal import Vocabulary

extension CellAccessory {
  /// The problem with it; `nil` if it is valid.
  package var objection: String? {
    if let objection = reservedLayoutWidth.objection { return objection }
    switch kind {
    case .label, .popUpMenu:
      if text.isEmpty {
        return "a \(kind.rawValue) needs a text; write \"\(kind.rawValue): { text: Daily }\""
      }
    case .customView:
      if view == nil {
        return "a customView needs the name of a view under \"subviews\" of the cell; write"
          + " \"customView: { view: toggle }\""
      }
    case .disclosureIndicator, .checkmark, .detail, .delete, .insert, .reorder, .multiselect,
      .outlineDisclosure:
      if !text.isEmpty { return "a \(kind.rawValue) has no text; a label has one" }
    }
    guard kind != .customView, view != nil || placement != .trailing else { return nil }
    return "a \(kind.rawValue) has no view and no placement; a customView has both"
  }
}

extension CellAccessory.LayoutDimension {
  /// The names of widths that are not numbers.
  package static let words = ["standard", "actual"]
  /// The valid widths, in points.
  package static let widths = 0.0...SceneLimits.largestLength

  /// The problem with it; `nil` if it is valid.
  var objection: String? {
    guard case .custom(let width) = self, !Self.widths.contains(width) else { return nil }
    return SceneLimits.mustBe("reservedLayoutWidth", within: Self.widths)
  }
}

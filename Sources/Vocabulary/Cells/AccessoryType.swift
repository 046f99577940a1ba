/// What a table cell shows at its end (`UITableViewCell.AccessoryType`).
public enum AccessoryType: String, CaseIterable, Hashable, Sendable {
  /// Nothing.
  case none
  /// A chevron.
  case disclosureIndicator
  /// An i in a circle, and a chevron.
  case detailDisclosureButton
  /// A checkmark.
  case checkmark
  /// An i in a circle.
  case detailButton

  /// The accessories of a list's cell that look the same.
  package var accessories: [CellAccessory] {
    switch self {
    case .none: []
    case .disclosureIndicator: [CellAccessory(.disclosureIndicator)]
    case .detailDisclosureButton: [CellAccessory(.detail), CellAccessory(.disclosureIndicator)]
    case .checkmark: [CellAccessory(.checkmark)]
    case .detailButton: [CellAccessory(.detail)]
    }
  }
}

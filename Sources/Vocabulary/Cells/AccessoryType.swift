/// The accessory at the trailing end of a table cell (`UITableViewCell.AccessoryType`).
public enum AccessoryType: String, CaseIterable, Hashable, Sendable {
  /// No accessory.
  case none
  /// A chevron.
  case disclosureIndicator
  /// An info button and a chevron.
  case detailDisclosureButton
  /// A checkmark.
  case checkmark
  /// An info button.
  case detailButton

  /// The list cell accessories with the same appearance.
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

/// The classes of cells, which differ in what they do by themselves when they are selected.
public enum CellClass: String, CaseIterable, Hashable, Sendable {
  /// A plain cell: it has no look of its own. UIKit's default for a collection view.
  case collectionViewCell = "UICollectionViewCell"
  /// A cell of a list, with a background configuration of a plain list if nothing else is set.
  case collectionViewListCell = "UICollectionViewListCell"
  /// A cell of a table: as that of a list, and with a `selectionStyle`, a
  /// `multipleSelectionBackgroundView` and the default selection grey.
  case tableViewCell = "UITableViewCell"

  /// Whether UIKit gives it a background configuration when nobody does: documented for table cells,
  /// from memory for list cells.
  package var hasAutomaticConfiguration: Bool {
    switch self {
    case .collectionViewCell: false
    case .collectionViewListCell, .tableViewCell: true
    }
  }

  /// The properties that only other classes have.
  var missing: [PropertyName] {
    switch self {
    case .collectionViewCell: [.selectionStyle, .accessoryType, .accessories]
    case .collectionViewListCell: [.selectionStyle, .accessoryType]
    case .tableViewCell: [.accessories]
    }
  }
}

/// How a table cell shows that it is selected (`UITableViewCell.SelectionStyle`).
public enum SelectionStyle: String, CaseIterable, Hashable, Sendable {
  /// Not at all: neither by the default grey nor by views of one's own.
  case none
  /// In grey: iOS 7 and later have no blue (UIKit header).
  case blue
  /// In grey.
  case gray
  /// In grey.
  case `default`
}

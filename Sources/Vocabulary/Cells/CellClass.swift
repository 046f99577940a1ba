/// The cell classes, which differ in their automatic appearance when selected.
public enum CellClass: String, CaseIterable, Hashable, Sendable {
  /// A plain cell without an appearance of its own. The default for collection views.
  case collectionViewCell = "UICollectionViewCell"
  /// A list cell. Its default background configuration is that of a plain list.
  case collectionViewListCell = "UICollectionViewListCell"
  /// A table cell: like a list cell, and with a `selectionStyle`, a
  /// `multipleSelectionBackgroundView` and the default gray selection.
  case tableViewCell = "UITableViewCell"

  /// Whether UIKit applies a background configuration by default: documented for table cells, from
  /// memory for list cells.
  package var hasAutomaticConfiguration: Bool {
    switch self {
    case .collectionViewCell: false
    case .collectionViewListCell, .tableViewCell: true
    }
  }

}

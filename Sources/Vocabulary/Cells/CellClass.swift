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

}

internal import Vocabulary

extension CellClass {
  /// The properties that only other cell classes have.
  package var missing: [PropertyName] {
    switch self {
    case .collectionViewCell:
      [.selectionStyle, .accessoryType, .accessories, .accessoryView, .separatorInset]
        + RowSeparatorProperties.names
    case .collectionViewListCell:
      [.selectionStyle, .accessoryType, .accessoryView, .separatorInset]
    case .tableViewCell: [.accessories] + RowSeparatorProperties.names
    }
  }
}

public import CollectionLayouts
public import Vocabulary

/// The separators of a single row of a list (`UIListSeparatorConfiguration`), as `itemSeparatorHandler` returns them.
/// Properties that a row does not set are those of the list's `separatorConfiguration`.
enum RowSeparatorProperties {
  static let topSeparatorVisibility = Property<ListSeparatorConfiguration.Visibility>(
    "topSeparatorVisibility", .word, default: .automatic, of: [.view(.cell)], .isVisible,
    meaning:
      "Whether a separator is drawn at the top of a UICollectionViewListCell's row. Default: as the list's"
      + " separatorConfiguration says.")
  static let bottomSeparatorVisibility = Property<ListSeparatorConfiguration.Visibility>(
    "bottomSeparatorVisibility", .word, default: .automatic, of: [.view(.cell)], .isVisible,
    meaning:
      "Whether a separator is drawn at the bottom of a UICollectionViewListCell's row. Default: as the list's"
      + " separatorConfiguration says.")
  static let topSeparatorInsets = Property<DirectionalEdgeInsets>(
    "topSeparatorInsets", .directionalInsets, default: .zero, of: [.view(.cell)], .isVisible,
    meaning:
      "The insets of the separator at the top of a UICollectionViewListCell's row, of which leading and trailing matter."
      + " Default: those of the list.")
  static let bottomSeparatorInsets = Property<DirectionalEdgeInsets>(
    "bottomSeparatorInsets", .directionalInsets, default: .zero, of: [.view(.cell)], .isVisible,
    meaning:
      "The insets of the separator at the bottom of a UICollectionViewListCell's row, of which leading and trailing"
      + " matter. Default: those of the list.")
  static let separatorColor = Property<DynamicColor?>(
    "separatorColor", .color, default: nil, of: [.view(.cell)],
    meaning:
      "The colour of the separators of a UICollectionViewListCell's row; nil (default) means that of the list."
  )

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    topSeparatorVisibility.name, bottomSeparatorVisibility.name, topSeparatorInsets.name,
    bottomSeparatorInsets.name, separatorColor.name,
  ]
}

extension Property where Value == ListSeparatorConfiguration.Visibility {
  /// When a separator is drawn at the top edge of a list's row. Default: as the list's `separatorConfiguration` says.
  public static var topSeparatorVisibility: Property<ListSeparatorConfiguration.Visibility> {
    RowSeparatorProperties.topSeparatorVisibility
  }
  /// When a separator is drawn at the bottom edge of a list's row. Default: as the list's `separatorConfiguration`
  /// says.
  public static var bottomSeparatorVisibility: Property<ListSeparatorConfiguration.Visibility> {
    RowSeparatorProperties.bottomSeparatorVisibility
  }
}

extension Property where Value == DirectionalEdgeInsets {
  /// The insets of the separator at a row's top, in points, of which `leading` and `trailing` matter. Default: those of
  /// the list.
  public static var topSeparatorInsets: Self { RowSeparatorProperties.topSeparatorInsets }
  /// The insets of the separator at a row's bottom, in points, of which `leading` and `trailing` matter. Default: those
  /// of the list.
  public static var bottomSeparatorInsets: Self { RowSeparatorProperties.bottomSeparatorInsets }
}

extension Property where Value == DynamicColor? {
  /// The colour of a row's separators; `nil` for that of the list. Default: `nil`.
  public static var separatorColor: Self { RowSeparatorProperties.separatorColor }
}

extension PropertyName {
  /// When a separator is drawn at the top edge of a row.
  package static var topSeparatorVisibility: PropertyName {
    RowSeparatorProperties.topSeparatorVisibility.name
  }
  /// When a separator is drawn at the bottom edge of a row.
  package static var bottomSeparatorVisibility: PropertyName {
    RowSeparatorProperties.bottomSeparatorVisibility.name
  }
  /// The insets of the separator at a row's top.
  package static var topSeparatorInsets: PropertyName {
    RowSeparatorProperties.topSeparatorInsets.name
  }
  /// The insets of the separator at a row's bottom.
  package static var bottomSeparatorInsets: PropertyName {
    RowSeparatorProperties.bottomSeparatorInsets.name
  }
  /// The colour of a row's separators.
  package static var separatorColor: PropertyName { RowSeparatorProperties.separatorColor.name }
}

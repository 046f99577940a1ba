internal import CollectionLayouts
internal import Drawing
internal import Scenes
internal import Views
internal import Vocabulary

/// The properties that only a cell has. The cascade converts the accessories to views.
struct CellContent: ViewContent {
  var selectionStyle = SelectionStyle.default
  var automaticallyUpdatesBackgroundConfiguration = true
  var automaticallyUpdatesContentConfiguration = true
  var accessories: [CellAccessory] = []
  var accessoryType = AccessoryType.none
  var accessoryView: ViewName?
  /// The distances of the separator from the edges, in points; only the sides matter, and left is the leading one.
  var separatorInset = EdgeInsets.zero
  var topSeparatorVisibility = ListSeparatorConfiguration.Visibility.automatic
  var bottomSeparatorVisibility = ListSeparatorConfiguration.Visibility.automatic
  /// The insets of the separators from the sides, in points; they count only if they are set.
  var topSeparatorInsets = DirectionalEdgeInsets.zero
  var bottomSeparatorInsets = DirectionalEdgeInsets.zero
  /// The colour of the separators; `nil` for the list's.
  var separatorColor: Color?

  static let fields = FieldTable<CellContent>(
    Field(.selectionStyle, \.selectionStyle), Field(.accessories, \.accessories),
    Field(.accessoryType, \.accessoryType),
    Field(
      .automaticallyUpdatesBackgroundConfiguration,
      \.automaticallyUpdatesBackgroundConfiguration),
    Field(
      .automaticallyUpdatesContentConfiguration, \.automaticallyUpdatesContentConfiguration),
    Field(.accessoryView, \.accessoryView, decided: { name, _ in name }, written: { $0 }),
    Field(.separatorInset, \.separatorInset),
    Field(.topSeparatorVisibility, \.topSeparatorVisibility),
    Field(.bottomSeparatorVisibility, \.bottomSeparatorVisibility),
    Field(.topSeparatorInsets, \.topSeparatorInsets),
    Field(.bottomSeparatorInsets, \.bottomSeparatorInsets),
    Field(.separatorColor, \.separatorColor))
}

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
    Field(.selectionStyle, { $1(&$0.selectionStyle) }),
    Field(.accessories, { $1(&$0.accessories) }),
    Field(.accessoryType, { $1(&$0.accessoryType) }),
    Field(
      .automaticallyUpdatesBackgroundConfiguration,
      { $1(&$0.automaticallyUpdatesBackgroundConfiguration) }),
    Field(
      .automaticallyUpdatesContentConfiguration,
      { $1(&$0.automaticallyUpdatesContentConfiguration) }),
    Field(.accessoryView, { $1(&$0.accessoryView) }, decided: { name, _ in name }, written: { $0 }),
    Field(.separatorInset, { $1(&$0.separatorInset) }),
    Field(.topSeparatorVisibility, { $1(&$0.topSeparatorVisibility) }),
    Field(.bottomSeparatorVisibility, { $1(&$0.bottomSeparatorVisibility) }),
    Field(.topSeparatorInsets, { $1(&$0.topSeparatorInsets) }),
    Field(.bottomSeparatorInsets, { $1(&$0.bottomSeparatorInsets) }),
    Field(.separatorColor, { $1(&$0.separatorColor) }))
}

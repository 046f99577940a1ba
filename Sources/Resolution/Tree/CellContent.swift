internal import Scenes
internal import Vocabulary

/// The properties that only a cell has. The cascade converts the accessories to views.
struct CellContent: ViewContent {
  var selectionStyle = SelectionStyle.default
  var automaticallyUpdatesBackgroundConfiguration = true
  var automaticallyUpdatesContentConfiguration = true
  var accessories: [CellAccessory] = []
  var accessoryType = AccessoryType.none

  static let fields = FieldTable<CellContent>(
    Field(.selectionStyle, \.selectionStyle), Field(.accessories, \.accessories),
    Field(.accessoryType, \.accessoryType),
    Field(
      .automaticallyUpdatesBackgroundConfiguration,
      \.automaticallyUpdatesBackgroundConfiguration),
    Field(
      .automaticallyUpdatesContentConfiguration, \.automaticallyUpdatesContentConfiguration))
}

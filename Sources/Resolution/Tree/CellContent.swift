internal import Scenes
internal import Vocabulary

/// What only a cell has. The cascade makes views of the accessories.
struct CellContent: ViewContent {
  var selectionStyle = SelectionStyle.default
  var accessories: [CellAccessory] = []
  var accessoryType = AccessoryType.none

  static let fields = FieldTable<CellContent>(
    Field(.selectionStyle, \.selectionStyle), Field(.accessories, \.accessories),
    Field(.accessoryType, \.accessoryType))
}

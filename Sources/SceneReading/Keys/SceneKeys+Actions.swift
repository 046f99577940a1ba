internal import Interaction

/// The keys of an action.
enum ActionKey: String, SceneKey {
  case when, select, deselect, set, setEditing, scrollToItem, deleteItem

  /// The items that actions name by a word.
  static let targets = ["this", "others"]

  private static let target = SchemaType.either([.words(targets), .integer])

  var meaning: String {
    switch self {
    case .when:
      "Whether the app does it, evaluated for the cell of the event before any of its actions; always by default."
    case .select: "The app selects an item, without delegate calls."
    case .deselect:
      "The app deselects an item, or the others, without delegate calls: deselect: { animated: true } in didSelectItem."
    case .set:
      "The app sets flags or states of this item's cell, or with item of another one or of all others."
    case .setEditing: "The collection view and all its cells begin or end editing."
    case .scrollToItem: "The app scrolls at once until an item's cell is at a position."
    case .deleteItem: "The app deletes this item, or another one by its number (deleteItems(at:))."
    }
  }

  var schema: SchemaType {
    switch self {
    case .when: .predicate
    case .deleteItem: Self.target
    case .select, .deselect: .either([Self.target, .map("actionSelection")])
    case .set: .dictionary(.either([.number, .boolean, .string]))
    case .setEditing: .boolean
    case .scrollToItem: .map("actionScrollToItem")
    }
  }

  /// The schema of `item` in an action.
  static var itemSchema: SchemaType { target }
}

/// The keys of `select` and `deselect` in an action.
enum ActionSelectionKey: String, SceneKey {
  case item, animated

  var meaning: String {
    switch self {
    case .item: "The item: its number, this (the default), or for deselect the others."
    case .animated: ItemSelectionKey.animated.meaning
    }
  }

  var schema: SchemaType {
    switch self {
    case .item: ActionKey.itemSchema
    case .animated: .boolean
    }
  }
}

/// The keys of `scrollToItem` in an action.
enum ActionScrollToItemKey: String, SceneKey {
  case item, at

  static var required: [ActionScrollToItemKey] { [.at] }

  var meaning: String {
    switch self {
    case .item: "The item: its number, or this, the default."
    case .at: ScrollToItemKey.at.meaning
    }
  }

  var schema: SchemaType {
    switch self {
    case .item: ActionKey.itemSchema
    case .at: ScrollToItemKey.at.schema
    }
  }
}

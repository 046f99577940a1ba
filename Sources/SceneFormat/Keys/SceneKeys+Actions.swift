internal import Interaction

/// The keys of an action.
package enum ActionKey: String, SceneKey {
  case when, select, deselect, set, setEditing, scrollToItem
  case insertItem, deleteItem, moveItem, reloadItem, reconfigureItem, applySnapshot

  /// The items that actions name by a word.
  static let targets = ["this", "others"]

  private static let target = SchemaType.either([.words(targets), .integer])

  package var meaning: String {
    switch self {
    case .when:
      "Whether the app does it, evaluated for the cell of the event before any of its actions; always by default."
    case .select: "The app selects an item, without delegate calls."
    case .deselect:
      "The app deselects an item, or the others, without delegate calls: deselect: { animated: true } in didSelectItem."
    case .set:
      "The app sets flags or states of this item's cell, or with item of another one or of all others."
    case .setEditing: "The collection view and all its cells begin or end editing."
    case .scrollToItem:
      "The app scrolls until an item's cell is at a position, at once or animated: { at: top, animated: true }."
    case .insertItem: ItemUpdateKey.insertItem.meaning
    case .deleteItem: "The app deletes an item: deleteItem: this. The others keep their numbers."
    case .moveItem:
      "The app moves an item to another position of its section, or of another one: { to: 0, section: 1 }."
    case .reloadItem: ItemUpdateKey.reloadItem.meaning
    case .reconfigureItem: ItemUpdateKey.reconfigureItem.meaning
    case .applySnapshot: SnapshotSectionKey.meaning
    }
  }

  package var schema: SchemaType {
    switch self {
    case .when: .predicate
    case .select, .deselect: .either([Self.target, .map("actionSelection")])
    case .set: .dictionary(.either([.number, .boolean, .string]))
    case .setEditing: .boolean
    case .scrollToItem: .map("actionScrollToItem")
    case .insertItem: .map("itemInsertion")
    case .deleteItem, .reloadItem, .reconfigureItem: Self.target
    case .applySnapshot: SnapshotSectionKey.snapshot
    case .moveItem: .map("actionMove")
    }
  }

  /// The schema of one action, or a list of them.
  static let actionsSchema = SchemaType.either([.map("action"), .list(.map("action"))])

  /// The schema of `item` in an action.
  static var itemSchema: SchemaType { target }
}

/// The keys of `select` and `deselect` in an action.
package enum ActionSelectionKey: String, SceneKey {
  case item, animated

  package var meaning: String {
    switch self {
    case .item: "The item: its number, this (the default), or for deselect the others."
    case .animated: ItemSelectionKey.animated.meaning
    }
  }

  package var schema: SchemaType {
    switch self {
    case .item: ActionKey.itemSchema
    case .animated: .boolean
    }
  }
}

/// The keys of `moveItem` in an action.
package enum ActionMoveKey: String, SceneKey {
  case item, to, section

  package static var required: [ActionMoveKey] { [.to] }

  package var meaning: String {
    switch self {
    case .item: "The item: its number, or this, the default."
    case .to: "Its position in the section, counted from 0 after the change."
    case .section: ItemMoveKey.section.meaning
    }
  }

  package var schema: SchemaType {
    switch self {
    case .item: ActionKey.itemSchema
    case .to, .section: .integer
    }
  }
}

/// The keys of `scrollToItem` in an action.
package enum ActionScrollToItemKey: String, SceneKey {
  case item, at, animated

  package static var required: [ActionScrollToItemKey] { [.at] }

  package var meaning: String {
    switch self {
    case .item: "The item: its number, or this, the default."
    case .at: ScrollToItemKey.at.meaning
    case .animated: ScrollToItemKey.animated.meaning
    }
  }

  package var schema: SchemaType {
    switch self {
    case .item: ActionKey.itemSchema
    case .at: ScrollToItemKey.at.schema
    case .animated: ScrollToItemKey.animated.schema
    }
  }
}

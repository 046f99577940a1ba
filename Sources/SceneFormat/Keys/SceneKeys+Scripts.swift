internal import Drawing
internal import Interaction
internal import Scenes
internal import Vocabulary

/// The keys of a script's steps that have a value.
package enum StepKey: String, SceneKey {
  case tap, down, move, wait, scroll, fling, swipe, select, deselect, setEditing, set,
    pauseAnimation, scrollToItem
  case insertItem, deleteItem, moveItem, reloadItem, reconfigureItem
  case insertSection, deleteSection, moveSection, reloadSection, performBatchUpdates
  case applySnapshot, traits, mark

  /// The steps that are a single word.
  package static let words = ["up", "cancel"]

  /// The change of an item or a section; `nil` for other steps.
  package var update: ItemUpdateKey? { ItemUpdateKey(rawValue: rawValue) }

  /// An example of its value, for messages.
  package var example: String {
    switch self {
    case .tap, .down, .move, .swipe, .select, .deselect: "0"
    case .wait: "0.5"
    case .scroll: "{ to: 100 }"
    case .fling: "{ from: 0, velocity: 1200 }"
    case .setEditing: "true"
    case .set: "{ item: 0, editing: true }"
    case .pauseAnimation: "{ item: 0, state: open }"
    case .scrollToItem: "{ item: 9, at: top }"
    case .insertItem: ItemUpdateKey.insertItem.example
    case .deleteItem, .reloadItem, .reconfigureItem: ItemUpdateKey.deleteItem.example
    case .moveItem: ItemUpdateKey.moveItem.example
    case .insertSection, .deleteSection, .moveSection, .reloadSection: update?.example ?? ""
    case .performBatchUpdates: "[deleteItem: 2, insertItem: { item: 5, at: 0 }]"
    case .applySnapshot: "[2, 0, 4]"
    case .traits: "{ appearance: dark }"
    case .mark: "open"
    }
  }

  package var meaning: String {
    switch self {
    case .tap: "Down, 0.25 s, up."
    case .down: "The finger comes down."
    case .move:
      "The finger moves to another position: at once, or evenly, as in { by: [-120, 0], over: 0.3 }."
    case .wait: "Waits for a number of seconds."
    case .scroll: "Scrolls the content to an offset or an item, or by a distance."
    case .fling:
      "A finger throws the content, which decelerates and bounces: { from: 0, velocity: 1200 }, or a point and the velocity, [180, 300, 1200]. It takes no time; the script continues while the content moves."
    case .swipe:
      "A finger swipes across a row in 0.25 s, so that its trailing actions open; { item: 0, from: leading, isFull: true } opens others, or performs the first one."
    case .select:
      "The app selects an item, without delegate calls; { item: 0, animated: true } fades its background."
    case .deselect:
      "The app deselects an item, without delegate calls; { item: 0, animated: true } fades its background."
    case .setEditing: "The collection view and all its cells begin or end editing."
    case .set:
      "The app sets flags or states of an item's cell, as in { item: 0, editing: true } or { item: 0, progress: 0.42 }."
    case .pauseAnimation:
      "The app pauses the animator of a number where it is: { item: 0, state: open }."
    case .scrollToItem:
      "The app scrolls until an item's cell is at a position, at once or animated: { item: 9, at: top, animated: true }."
    case .insertItem: ItemUpdateKey.insertItem.meaning
    case .deleteItem: ItemUpdateKey.deleteItem.meaning
    case .moveItem: ItemUpdateKey.moveItem.meaning
    case .reloadItem: ItemUpdateKey.reloadItem.meaning
    case .reconfigureItem: ItemUpdateKey.reconfigureItem.meaning
    case .insertSection, .deleteSection, .moveSection, .reloadSection: update?.meaning ?? ""
    case .performBatchUpdates:
      "The app inserts, deletes, moves, reloads and reconfigures several items and sections at once."
    case .applySnapshot: SnapshotSectionKey.meaning
    case .traits:
      "Changes traits, as in { appearance: dark }: at once, except for changes that rules animate."
    case .mark: "Names the moment."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .tap, .down: .place(whileDown: false)
    case .move: .place(whileDown: true)
    case .wait: .number
    case .scroll: .map("scroll")
    case .fling: .either([.list(.number), .map("fling")])
    case .swipe: .either([.integer, .map("swipe")])
    case .select, .deselect: .either([.integer, .map("itemSelection")])
    case .setEditing: .boolean
    case .set: .dictionary(.either([.number, .boolean, .string]))
    case .pauseAnimation: .map("pauseAnimation")
    case .scrollToItem: .map("scrollToItem")
    case .insertItem: ItemUpdateKey.insertItem.schema
    case .deleteItem: ItemUpdateKey.deleteItem.schema
    case .moveItem: ItemUpdateKey.moveItem.schema
    case .reloadItem: ItemUpdateKey.reloadItem.schema
    case .reconfigureItem: ItemUpdateKey.reconfigureItem.schema
    case .insertSection, .deleteSection, .moveSection, .reloadSection: update?.schema ?? .integer
    case .performBatchUpdates: .list(.map("itemUpdate"))
    case .applySnapshot: SnapshotSectionKey.snapshot
    case .traits: .map("traits")
    case .mark: .string
    }
  }
}

extension StepKey {
  /// The maps that are values of steps, in the order of the reference.
  static let maps: [SceneMaps.Map] = [
    ("itemSelection", "select, deselect", ItemSelectionKey.self),
    ("pauseAnimation", "pauseAnimation", PauseAnimationKey.self),
    ("scroll", "scroll", ScrollKey.self),
    ("fling", "fling", FlingKey.self), ("swipe", "swipe", SwipeKey.self),
    ("scrollItem", "An item to which the content scrolls", ScrollItemKey.self),
    ("scrollToItem", "scrollToItem", ScrollToItemKey.self),
    ("itemUpdate", "A change in performBatchUpdates", ItemUpdateKey.self),
    ("snapshotSection", "A section in applySnapshot", SnapshotSectionKey.self),
    ("itemInsertion", "insertItem", ItemInsertionKey.self),
    ("sectionInsertion", "insertSection", SectionInsertionKey.self),
    ("sectionMove", "moveSection", SectionMoveKey.self),
    ("itemMove", "moveItem", ItemMoveKey.self),
  ]
}

/// The keys of `scroll`.
package enum ScrollKey: String, SceneKey {
  case to, by, over, section

  package var meaning: String {
    switch self {
    case .to: "The content offset along the scroll direction, in points; or an item: { item: 9 }."
    case .by: "The distance to scroll, in points; negative scrolls backwards."
    case .over: "The duration in seconds, with constant speed. Default: a jump."
    case .section:
      "The orthogonal section that scrolls, by its number, counted from 0. Default: the whole content."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .to: .either([.number, .map("scrollItem")])
    case .by, .over: .number
    case .section: .integer
    }
  }
}

/// The key of an item to which the content scrolls.
package enum ScrollItemKey: String, SceneKey {
  case item

  package static var required: [ScrollItemKey] { [.item] }

  package var meaning: String {
    "The item whose cell becomes fully visible, with the shortest movement."
  }

  package var schema: SchemaType { .integer }
}

/// The keys of `select` and `deselect`, if they are maps.
package enum ItemSelectionKey: String, SceneKey {
  case item, animated

  package static var required: [ItemSelectionKey] { [.item] }

  package var meaning: String {
    switch self {
    case .item: "The item."
    case .animated:
      "Whether the cell's background fades from one look to the other; false by default."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .item: .integer
    case .animated: .boolean
    }
  }
}

/// The keys of a place that is a map.
package enum PlaceKey: String, SceneKey {
  case item, view, at, by, over

  package var meaning: String {
    switch self {
    case .item: "The item whose cell contains the position."
    case .view: "A view of that cell; { item: 0, view: like } is the same as 0.like."
    case .at: "The position as fractions of the cell's or the view's width and height."
    case .by: "The offset from the finger's previous position, in points."
    case .over: "How long a movement takes, in seconds; only in move. Default: 0."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .item: .integer
    case .view: .string
    case .at, .by: .list(.number)
    case .over: .number
    }
  }
}

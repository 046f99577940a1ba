internal import Drawing
internal import Interaction
internal import Scenes
internal import Vocabulary

/// The keys of a script's step that is not a single word.
enum StepKey: String, SceneKey {
  case tap, down, move, wait, scroll, select, deselect, set, traits, mark

  /// The steps that are a single word.
  static let words = ["up", "cancel"]

  /// A value that it may have, for messages.
  var example: String {
    switch self {
    case .tap, .down, .move, .select, .deselect: "0"
    case .wait: "0.5"
    case .scroll: "{ to: 100 }"
    case .set: "{ item: 0, editing: true }"
    case .traits: "{ appearance: dark }"
    case .mark: "open"
    }
  }

  var meaning: String {
    switch self {
    case .tap: "Down, 0.25 s, up."
    case .down: "The finger comes down."
    case .move: "The finger goes to another place."
    case .wait: "Nothing happens for so many seconds."
    case .scroll: "The content moves: to a content offset or an item, or by a distance."
    case .select: "The app selects an item, without delegate calls."
    case .deselect: "The app deselects an item, without delegate calls."
    case .set:
      "The app sets flags or states of an item's cell, as in { item: 0, editing: true }."
    case .traits:
      "The surroundings change, as in { appearance: dark }: at once, but for what rules animate."
    case .mark: "Gives the moment a name."
    }
  }

  var schema: SchemaType {
    switch self {
    case .tap, .down: .place(whileDown: false)
    case .move: .place(whileDown: true)
    case .wait: .number
    case .scroll: .map("scroll")
    case .select, .deselect: .integer
    case .set: .dictionary(.either([.integer, .boolean]))
    case .traits: .map("traits")
    case .mark: .string
    }
  }
}

/// The keys of `scroll`.
enum ScrollKey: String, SceneKey {
  case to, by, over

  var meaning: String {
    switch self {
    case .to: "The content offset along the scroll direction, in points; or an item: { item: 9 }."
    case .by: "So many points farther on; back if negative."
    case .over: "How many seconds it takes, at the same speed throughout; a jump by default."
    }
  }

  var schema: SchemaType {
    switch self {
    case .to: .either([.number, .map("scrollItem")])
    case .by, .over: .number
    }
  }
}

/// The key of an item to which the content scrolls.
enum ScrollItemKey: String, SceneKey {
  case item

  static var required: [ScrollItemKey] { [.item] }

  var meaning: String { "The item whose cell comes wholly into view, with the least movement." }

  var schema: SchemaType { .integer }
}

/// The keys of a place that is a map.
enum PlaceKey: String, SceneKey {
  case item, at, by

  var meaning: String {
    switch self {
    case .item: "The item in whose cell the place is."
    case .at: "The place as fractions of the cell's width and height."
    case .by: "So many points from where the finger was."
    }
  }

  var schema: SchemaType {
    switch self {
    case .item: .integer
    case .at, .by: .list(.number)
    }
  }
}

/// The keys of `snapshots`.
enum SnapshotsKey: String, SceneKey {
  case states, appearances, accessibilityContrasts, contentSizes, layoutDirections, scales, scripts

  var meaning: String {
    switch self {
    case .states: "The states of the first cell: reachable, or a list."
    case .appearances: "Light, dark, or both; the scene's own when it is not written."
    case .accessibilityContrasts: "Normal, high, or both; the scene's own when it is not written."
    case .contentSizes:
      "The text sizes, as large or accessibilityLarge; the scene's own when it is not written."
    case .layoutDirections:
      "leftToRight, rightToLeft, or both; the scene's own when it is not written."
    case .scales: "Pixels a point: 1, 2, 3."
    case .scripts: "The scripts after whose changes the collection view is taken."
    }
  }

  var schema: SchemaType {
    switch self {
    case .states: .either([.words(["reachable"]), .list(.string)])
    case .appearances: .list(.words(Appearance.allCases.map(\.rawValue)))
    case .accessibilityContrasts:
      .list(.words(AccessibilityContrast.allCases.map(\.rawValue)))
    case .contentSizes: .list(.words(ContentSizeCategory.allCases.map(\.rawValue)))
    case .layoutDirections: .list(.words(LayoutDirection.allCases.map(\.rawValue)))
    case .scales: .list(.integer)
    case .scripts: .list(.string)
    }
  }
}

internal import Drawing
internal import Interaction
internal import Scenes
internal import Vocabulary

/// The keys of a script's steps that have a value.
package enum StepKey: SceneKey {
  case tap, down, move, wait, scroll, fling, swipe
  case call(AppCallKey)
  case traits, mark

  /// The steps that are a single word.
  package static let words = ["up", "cancel"]

  package static var allCases: [StepKey] {
    [.tap, .down, .move, .wait, .scroll, .fling, .swipe]
      + AppCallKey.allCases.map { StepKey.call($0) } + [.traits, .mark]
  }

  package init?(rawValue: String) {
    guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = key
  }

  package var rawValue: String {
    switch self {
    case .tap: "tap"
    case .down: "down"
    case .move: "move"
    case .wait: "wait"
    case .scroll: "scroll"
    case .fling: "fling"
    case .swipe: "swipe"
    case .call(let key): key.word
    case .traits: "traits"
    case .mark: "mark"
    }
  }

  /// An example of its value, for messages.
  package var example: String {
    switch self {
    case .tap, .down, .move, .swipe: "0"
    case .wait: "0.5"
    case .scroll: "{ to: 100 }"
    case .fling: "{ from: 0, velocity: 1200 }"
    case .call(let key): key.example
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
    case .call(let key): key.meaning(for: ScriptSubject.self)
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
    case .call(let key): key.schema(for: ScriptSubject.self)
    case .traits: .map("traits")
    case .mark: .string
    }
  }
}

extension StepKey {
  /// The maps that are values of steps, in the order of the reference.
  static let maps =
    AppCallKey.maps(for: ScriptSubject.self) + touchMaps + AppCallKey.sharedMaps

  private static let touchMaps: [SceneMaps.Map] =
    [
      ("scroll", "scroll", ScrollKey.self),
      ("fling", "fling", FlingKey.self), ("swipe", "swipe", SwipeKey.self),
      ("scrollItem", "An item to which the content scrolls", ScrollItemKey.self),
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

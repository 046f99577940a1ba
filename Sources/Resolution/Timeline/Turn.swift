package import Drawing
package import Interaction
internal import Scenes
package import Vocabulary

/// All that happens at one moment of a script.
package struct Turn: Hashable, Sendable {
  /// The moment, from the start of the script.
  package let time: Duration
  /// What happened, in order; nothing when a script begins at rest.
  package let events: [CellEvent]
  /// The items whose cells update their configuration, each once, however much of its state changed; at
  /// the start all that are in view.
  package let updates: [Int]
  /// The selection machine after it.
  package let model: SelectionModel
  /// The scene's own states after it, of the items whose cells have been told any.
  let custom: [Int: Set<String>]
  /// The flags that the app has set after it, of the items whose cells have any.
  let flags: [Int: Set<CellState.Flag>]
  /// The states for which the transformers of backgrounds have answered, of the items whose cells are in
  /// other states by now: UIKit does not ask them again while a configuration is equal to the one before.
  let answered: [Int: CellState]
  /// The surroundings after it.
  package let traits: Traits
  /// The content offset after it.
  package let contentOffset: Point
  /// The sizes for which cells have asked until then, by item.
  let sizes: [Int: Size]
  /// Whether it is one of the calls on the way of a scroll step, and not the last.
  package let isOnTheWay: Bool
}

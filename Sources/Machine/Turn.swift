package import Drawing
package import Interaction
package import Vocabulary

/// An entry of a player's log: everything that happens at one moment of a script, up to the next mark.
package struct Turn: Hashable, Sendable {
  /// The time from the start of the script.
  package let time: Duration
  /// What the finger or the app did, in order; nothing if what happened was due by itself.
  package let inputs: [TouchInput]
  /// What happened, in order; nothing if a script begins at rest.
  package let events: [CellEvent]
  /// The items whose cells update their configuration, each once; at the start all that are in view.
  package let updates: [Int]
  /// The stage after that.
  package let stage: Stage
  /// Whether the content is on its way in a scroll step, and not yet at its end.
  package let isOnTheWay: Bool

  /// The traits after the turn.
  package var traits: Traits { stage.traits }
  /// The content offset after the turn, in points.
  package var contentOffset: Point { stage.contentOffset }
}

package import Drawing
package import Interaction
package import Vocabulary

/// An entry of a player's log: everything that happens at one moment of a script, up to the next
/// mark.
package struct Turn: Hashable, Sendable {
  /// The time from the start of the script.
  package let time: Duration
  /// The actions of the finger or the app, in order; empty if the events were due without input.
  package let inputs: [TouchInput]
  /// The events, in order; may be empty in the first turn, and while a row follows a finger.
  package let events: [CellEvent]
  /// The items whose cells update their configuration, each once; in the first turn all visible
  /// ones.
  package let updates: [Int]
  /// The stage after that.
  package let stage: Stage
  /// Whether a scroll step is running and has not reached its end, a row moves without an event, or numbers
  /// follow a finger.
  package let isIntermediate: Bool

  /// Whether content decelerates, bounces or is animated after the turn, or a row moves without a finger.
  package var isGliding: Bool { stage.isGliding }

  /// Whether content decelerates, bounces or is animated after the turn.
  package var isScrolling: Bool { stage.scroll.isGliding }

  /// The traits after the turn.
  package var traits: Traits { stage.traits }
  /// The content offset after the turn, in points.
  package var contentOffset: Point { stage.contentOffset }
}

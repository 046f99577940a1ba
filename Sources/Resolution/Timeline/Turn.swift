package import Interaction

/// All that happens at one moment of a script, and what is on screen from then on.
package struct Turn: Hashable, Sendable {
  /// The moment, from the start of the script.
  package let time: Duration
  /// What happened, in order; nothing in the turn with which a script begins.
  package let events: [CellEvent]
  /// The selection machine after it.
  package let model: SelectionModel
  /// What is on screen after it.
  package let presentation: Presentation
}

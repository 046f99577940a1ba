package import Interaction

/// All that happens at one moment of a script.
package struct Turn: Hashable, Sendable {
  /// The moment, from the start of the script.
  package let time: Duration
  /// What happened, in order; nothing when a script begins at rest.
  package let events: [CellEvent]
  /// The selection machine after it.
  package let model: SelectionModel
}

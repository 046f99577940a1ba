/// A named moment of a script. It shows the state before the script's next step.
package struct ScriptMark: Hashable, Sendable {
  /// The name.
  package let name: String
  /// The time from the start of the script.
  package let time: Duration
  /// The index of the last turn before it.
  package let turn: Int
  /// The number of actions of fingers before it.
  package let touchCount: Int
}

/// A moment that a script names. It shows what stands before the script's next step.
package struct ScriptMark: Hashable, Sendable {
  /// The name.
  package let name: String
  /// The time from the start of the script.
  package let time: Duration
  /// The index of the turn that is in force.
  package let turn: Int
}

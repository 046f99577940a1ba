internal import Interaction

/// The key of a step that says which fingers do it.
package enum FingerKey {
  package static let word = "finger"
  package static let meaning =
    "The number of the finger that does it, or a list of them, from 1 to \(TouchScript.mostFingers); 1 by default."
  package static let schema = SchemaType.either([.integer, .list(.integer)])
  /// The steps that have it.
  static let steps: [StepKey] = [.tap, .down, .move]
}

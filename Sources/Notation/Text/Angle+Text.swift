internal import Drawing
internal import Vocabulary

extension Angle {
  /// The angle in the syntax of scene files.
  package var sceneText: String { decimal(halfTurns, places: 10) + "π" }
}

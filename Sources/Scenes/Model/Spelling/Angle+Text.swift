internal import Drawing
internal import Vocabulary

extension Angle {
  /// The spelling that a scene file takes back as the same angle.
  var sceneText: String { decimal(halfTurns, places: 10) + "π" }
}

internal import Drawing
internal import Vocabulary

extension DirectionalEdgeInsets {
  package var sceneText: String {
    "{ top: \(decimal(top)), leading: \(decimal(leading)), bottom: \(decimal(bottom)),"
      + " trailing: \(decimal(trailing)) }"
  }
}

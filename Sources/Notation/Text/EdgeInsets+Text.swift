internal import Drawing
internal import Vocabulary

extension EdgeInsets {
  package var sceneText: String {
    "{ top: \(decimal(top)), left: \(decimal(left)), bottom: \(decimal(bottom)),"
      + " right: \(decimal(right)) }"
  }
}

extension DirectionalEdgeInsets {
  package var sceneText: String {
    "{ top: \(decimal(top)), leading: \(decimal(leading)), bottom: \(decimal(bottom)),"
      + " trailing: \(decimal(trailing)) }"
  }
}

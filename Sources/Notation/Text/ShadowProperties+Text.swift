internal import Drawing
internal import Vocabulary

extension ShadowProperties {
  package var sceneText: String {
    "{ color: \(color.sceneText), opacity: \(decimal(opacity)), radius: \(decimal(radius)),"
      + " offset: { width: \(decimal(offset.width)), height: \(decimal(offset.height)) } }"
  }
}

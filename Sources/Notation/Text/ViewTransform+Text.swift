internal import Drawing
internal import Vocabulary

extension ViewTransform {
  package var sceneText: String {
    var parts: [String] = []
    if scaleX != 1 || scaleY != 1 {
      parts.append(
        scaleX == scaleY
          ? "scale: \(decimal(scaleX))" : "scale: [\(decimal(scaleX)), \(decimal(scaleY))]")
    }
    if rotation != .zero { parts.append("rotate: \(rotation.sceneText)") }
    if translation != .zero {
      parts.append("translate: [\(decimal(translation.x)), \(decimal(translation.y))]")
    }
    return parts.isEmpty ? "identity" : "{ \(parts.joined(separator: ", ")) }"
  }
}

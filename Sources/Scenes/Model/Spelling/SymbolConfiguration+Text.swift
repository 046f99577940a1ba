internal import Drawing
internal import Vocabulary

extension SymbolConfiguration {
  /// The configuration in the syntax of scene files.
  var sceneText: String {
    let size =
      textStyle.map { "textStyle: \($0.rawValue)" } ?? "pointSize: \(decimal(pointSize))"
    return "{ \(size), weight: \(weight.rawValue), scale: \(scale.rawValue) }"
  }
}

internal import Drawing
internal import Vocabulary

extension DynamicFont {
  /// The font in the syntax of scene files.
  var sceneText: String {
    switch self {
    case .fixed(let font):
      let key =
        switch font.family {
        case .system: "systemFont"
        case .monospaced: "monospacedSystemFont"
        }
      return "{ \(key): \(decimal(font.size)), weight: \(font.weight) }"
    case .textStyle(let style, nil): return style.rawValue
    case .textStyle(let style, let weight?):
      return "{ textStyle: \(style.rawValue), weight: \(weight) }"
    }
  }
}

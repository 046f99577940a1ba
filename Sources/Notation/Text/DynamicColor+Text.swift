internal import Drawing
internal import Vocabulary

extension DynamicColor {
  /// The colour in the syntax of scene files.
  package var sceneText: String {
    switch self {
    case .fixed(let color):
      // Hexadecimal only if it is exact: a colour literal has more digits than #RRGGBB.
      if Color(hexText: color.hexText) == color { return "\"\(color.hexText)\"" }
      let components =
        [color.red, color.green, color.blue] + (color.alpha == 1 ? [] : [color.alpha])
      return "[" + components.map { decimal($0, places: 10) }.joined(separator: ", ") + "]"
    case .system(let name): return name.rawValue
    case .named(let name): return name
    case .palette(let name): return name
    case .appearances(let light, let dark, let highContrast):
      let high = highContrast.map { ", highContrast: \($0.sceneText)" } ?? ""
      return "{ light: \(light.sceneText), dark: \(dark.sceneText)\(high) }"
    case .withAlphaComponent(.fixed(let color), let alpha)
    where Color(hexText: color.hexText) == color:
      return "\"\(color.hexText).withAlphaComponent(\(decimal(alpha)))\""
    case .withAlphaComponent(let color, let alpha):
      return "\(color.sceneText).withAlphaComponent(\(decimal(alpha)))"
    case .pattern(let pattern): return "{ patternImage: \(pattern.name) }"
    }
  }
}

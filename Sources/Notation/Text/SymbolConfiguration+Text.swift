internal import Drawing
internal import Images
internal import Vocabulary

extension SymbolConfiguration {
  /// The configuration in the syntax of scene files.
  package var sceneText: String {
    let size =
      textStyle.map { "textStyle: \($0.rawValue)" } ?? "pointSize: \(decimal(pointSize))"
    return "{ \(size), weight: \(weight.rawValue), scale: \(scale.rawValue)\(colorText) }"
  }

  private var colorText: String {
    switch coloring {
    case .hierarchical(let color): ", hierarchicalColor: \(color.sceneText)"
    case .palette(let colors):
      ", paletteColors: [\(colors.map(\.sceneText).joined(separator: ", "))]"
    case .multicolor: ", preferringMulticolor: true"
    case nil: ""
    }
  }
}

package import Drawing
internal import OrderedCollections
internal import Scenes
package import Vocabulary

extension SceneRenderer {
  /// Parses a colour: a name of the scene's `colors`, a UIColor name, or `#RRGGBB`.
  package func color(text: String) throws(RenderingError) -> DynamicColor {
    if scene.colors[text] != nil { return .palette(text) }
    if let name = NamedColor(rawValue: text) { return .system(name) }
    if let color = Color(hexText: text) { return .fixed(color) }
    throw .invalidColor(text, known: Array(scene.colors.keys) + NamedColor.allCases.map(\.rawValue))
  }

  /// Resolves a colour with the scene's traits.
  package func color(_ color: DynamicColor) -> Color {
    color.resolved(in: ColorContext(traits, palette: scene.colors))
  }
}

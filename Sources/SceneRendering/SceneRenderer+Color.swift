package import Drawing
internal import OrderedCollections
internal import Scenes
package import Vocabulary

extension SceneRenderer {
  /// Reads a colour as people write it: a name of the scene's `colors`, UIColor's name, or `#RRGGBB`.
  package func color(text: String) throws(RenderingError) -> DynamicColor {
    if scene.colors[text] != nil { return .palette(text) }
    if let name = NamedColor(rawValue: text) { return .named(name) }
    if let color = Color(hexText: text) { return .fixed(color) }
    throw .noColor(text)
  }

  /// Resolves a colour in the scene's surroundings.
  package func color(_ color: DynamicColor) -> Color {
    color.resolved(in: ColorContext(traits, palette: scene.colors))
  }
}

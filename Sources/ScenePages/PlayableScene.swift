internal import Drawing
package import SceneReading
package import SceneRendering
internal import Scenes

/// A scene as data for a page: what touches do, what cells look like, how they move, and the scripts.
///
/// Everything is computed by the code that draws pictures. The page's script looks results up and
/// interpolates between them.
package struct PlayableScene: Sendable {
  /// The name in the page's list and in links.
  package let name: String
  /// The title.
  package let title: String
  /// What the page cannot show of this scene, in sentences.
  package let limits: [String]
  /// The text of the scene's file; `nil` for none.
  package let source: String?
  /// The data for the page's script, as JSON.
  package let json: String
  /// A small picture for the page's list, as the address of an image; `nil` for none.
  var thumbnail: String?

  /// Computes the data.
  ///
  /// - Parameters:
  ///   - renderer: The scene.
  ///   - document: The file of the scene, for the lines of rules; `nil` for none.
  ///   - source: The text of the file, which the page shows; `nil` for none.
  ///   - name: The name in links.
  ///   - variants: The traits for which looks are computed.
  package init(
    _ renderer: SceneRenderer, document: SceneDocument?, source: String?, name: String,
    variants: PageVariants
  ) throws(RenderingError) {
    title = renderer.scene.title.isEmpty ? name : renderer.scene.title
    var data = try SceneData(renderer, variants)
    self.name = name
    limits = data.limits
    self.source = source
    json = data.json(name: name, title: title, document).line
  }
}

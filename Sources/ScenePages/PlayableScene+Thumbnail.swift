internal import Drawing
internal import PNGCoding
internal import Pages
package import SceneRendering

extension PlayableScene {
  /// The width of a thumbnail in pixels, that of an entry in the page's list, and its greatest height.
  private static let thumbnail = (width: 220.0, height: 86.0)

  /// Returns the scene with a small picture for the page's list: the collection view before anything happens.
  package func withThumbnail(of renderer: SceneRenderer) throws(RenderingError) -> PlayableScene {
    let list = try renderer.collectionView().displayList
    let scale = Self.thumbnail.width / max(list.size.width, 1)
    let size = Size(list.size.width, min(list.size.height, Self.thumbnail.height / scale))
    let picture = Picture(
      title: title, scale: scale, displayList: DisplayList(size: size, items: list.items))
    var scene = self
    let file = PNGEncoder(effort: .small).encode(try picture.bitmap())
    scene.thumbnail = "data:image/png;base64,\(Base64.text(of: file))"
    return scene
  }
}

package import Drawing
package import Interaction
internal import Layout
internal import ResolvedViews
package import Scenes
package import Vocabulary

extension ResolvedScene {
  /// An image view whose image does not keep its proportions.
  package struct StretchedImage: Hashable, Sendable {
    /// The image view.
    package let view: ViewName
    /// The place of the image view.
    package let path: ScenePath
    /// The size of the image view, which its image fills, in points.
    package let size: Size
    /// The image's own size, in points.
    package let imageSize: Size
  }

  /// The image views that can be seen and that stretch their images along one axis more than along the other.
  package func stretchedImages(ofItem item: Int, state: CellState) -> [StretchedImage] {
    let layout = layouts.layout(
      for: layoutInput(ofItem: item, state: state), size: size(ofItem: item, state: state))
    var found: [StretchedImage] = []
    func visit(_ view: ResolvedView) {
      guard !view.attributes.isHidden, view.attributes.alpha >= 0.01 else { return }
      // UIKit gives those of a built-in style their sizes.
      if let image = view.image, !scene.cell.isStyleView(view.name) {
        let size = layout.frame(of: view.name).size
        if let own = image.distortedSize(in: size), let path = path(ofView: view.name) {
          found.append(
            StretchedImage(view: view.name, path: path, size: size, imageSize: own))
        }
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(resolvedCell(item: item, state: state))
    return found
  }
}

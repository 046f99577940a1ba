internal import Drawing
internal import Interaction
package import Resolution
package import SceneRendering
internal import Scenes

/// Compares pictures of one item's cell in pairs, and caches drawn pictures.
package struct LookComparer {
  /// Where the cells are drawn.
  package let stage: LookStage
  private var colors = SeenColors()
  private var drawn: [DisplayList: LookPixels] = [:]

  /// The maximum number of pictures that are kept. Our choice: those of a few moments.
  private static let mostPictures = 64

  /// Prepares for the cells of a scene.
  package init(_ renderer: SceneRenderer) {
    stage = LookStage(renderer)
  }

  /// The visible difference between two pictures of a cell; `nil` if they are drawn by the same commands.
  package mutating func difference(
    from one: PresentedCell, to other: PresentedCell
  ) throws(RenderingError) -> LookDifference? {
    let pictures = try CellPictures(of: [one, other], on: stage)
    let (before, after) = (pictures.displayList(0), pictures.displayList(1))
    guard before != after, before.size.width > 0, before.size.height > 0 else { return nil }
    let (first, second) = (try pixels(before), try pixels(after))
    let difference = LookDifference(first, second, scale: LookStage.scale, &colors)
    return difference.isNone ? nil : difference
  }

  private mutating func pixels(_ list: DisplayList) throws(RenderingError) -> LookPixels {
    if let known = drawn[list] { return known }
    let pixels = LookPixels(try LookStage.bitmap(of: list))
    if drawn.count >= Self.mostPictures { drawn = [:] }
    drawn[list] = pixels
    return pixels
  }
}

internal import Drawing
package import Interaction
package import Layout
package import Machine
internal import Scenes
internal import Vocabulary

/// The stages of a scene, and where its cells are.
extension ResolvedScene {
  /// The machine that changes the scene's stages.
  package var machine: Machine { Machine(scene, geometry: SceneGeometry(self)) }

  /// The stage before anything happens.
  package var initialStage: Stage { stages.initialStage { machine.initialStage(traits: traits) } }

  /// Returns the stage before anything happens, but with cells in given states, whether or not touches lead
  /// to them.
  package func stage(posing states: [Int: CellState]) -> Stage {
    machine.posing(states, in: initialStage)
  }

  /// Returns which part of the content is in view, and where its cells are.
  package func viewport(of stage: Stage) -> Viewport {
    with(stage.traits).viewport(sizes: stage.sizes, contentOffset: stage.contentOffset)
  }

  func viewport(sizes: [Int: Size], contentOffset: Point) -> Viewport {
    stages.viewport(sizes: sizes, contentOffset: contentOffset) {
      Viewport(
        selfSizing == nil || sizes.isEmpty ? geometry : geometry(sizes),
        bounds: Rect(origin: contentOffset, size: scene.collectionView.size))
    }
  }

  /// Returns the states that touches and scrolls can bring the cells of items into together, and how.
  package func stateGraph(ofItems items: [Int]) -> StateGraph {
    var explorer = StateExplorer(machine, items: items)
    return explorer.graph(from: initialStage)
  }

  /// Where the cells are when the sizes of some are known.
  func geometry(_ sizes: [Int: Size]) -> CollectionGeometry {
    CollectionGeometry(
      scene.collectionView, scale: traits.displayScale.factor, estimate: selfSizing?.estimate,
      measured: sizes, reading: traits.layoutDirection, supplements: supplements)
  }
}

internal import CollectionLayouts
internal import Drawing
package import Exploration
package import Interaction
package import Layout
package import Machine
internal import Scenes
internal import Vocabulary

/// The stages of a scene, and the positions of its cells.
extension ResolvedScene {
  /// The machine that changes the scene's stages.
  package var machine: Machine { Machine(loaded, geometry: SceneGeometry(self)) }

  /// The initial stage.
  package var initialStage: Stage { stages.initialStage { machine.initialStage(traits: traits) } }

  /// Returns the initial stage with cells in the given states, even if touches do not lead to them.
  package func stage(posing states: [Int: CellState]) -> Stage {
    machine.posing(states, in: initialStage)
  }

  /// Returns the visible part of the content with the positions of its cells.
  package func viewport(of stage: Stage) -> Viewport {
    with(traits: stage.traits).viewport(
      sizes: stage.sizes, contentOffset: stage.contentOffset,
      sectionOffsets: stage.scroll.sectionOffsets, order: stage.order)
  }

  func viewport(
    sizes: [Int: Size], contentOffset: Point, sectionOffsets: [Int: Double], order: ItemOrder?
  ) -> Viewport {
    stages.viewport(
      sizes: sizes, contentOffset: contentOffset, sectionOffsets: sectionOffsets, order: order
    ) {
      let isUsual =
        (selfSizing == nil || sizes.isEmpty) && sectionOffsets.isEmpty && order == nil
      return Viewport(
        isUsual ? geometry : geometry(selfSizing == nil ? [:] : sizes, sectionOffsets, order),
        bounds: Rect(origin: contentOffset, size: scene.collectionView.size))
    }
  }

  /// Returns the states that touches and scrolling can bring the cells of items into together, and
  /// the transitions.
  package func stateGraph(ofItems items: [Int]) -> StateGraph {
    stages.stateGraph(items: items) {
      var explorer = StateExplorer(machine, items: items)
      return explorer.graph(from: initialStage)
    }
  }

  /// Whether the state graph of an item's cell fits a page. Stored, because drawing it determines this several times.
  package func fitsPage<Failure>(
    item: Int, _ place: () throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    try stages.fitsPage(item: item, place)
  }

  /// Explores the cells of items and returns their state graph with a route to each arrow.
  package func graphRoutes(ofItems items: [Int]) -> GraphRoutes {
    let routes = GraphRoutes(machine, items: items, from: initialStage)
    // Routes have every number of those that events step to, and state graphs have only the stops.
    if scene.states.allSatisfy(\.passedStops.isEmpty) { stages.keep(routes.graph, items: items) }
    return routes
  }

  /// Explores an item's cell and returns the arrows and values that tests of it must cover.
  package func cellArrows(ofItem item: Int) -> CellArrows {
    CellArrows(machine, item: item, from: initialStage)
  }

  /// Returns the statechart of an item's cell: its state graph as parallel regions.
  package func stateChart(ofItem item: Int) -> StateChart {
    stages.stateChart(item: item) {
      StateChartBuilder(machine, item: item).chart(from: initialStage) {
        stateGraph(ofItems: [item])
      }
    }
  }

  /// The positions of the cells for known sizes, offsets of orthogonal sections, and items that are there.
  func geometry(
    _ sizes: [Int: Size], _ sectionOffsets: [Int: Double], _ order: ItemOrder?
  ) -> CollectionGeometry {
    CollectionGeometry(
      scene.collectionView, scale: traits.displayScale.factor, estimate: selfSizing?.estimate,
      measured: sizes, reading: traits.layoutDirection, supplements: supplements,
      rows: template.rows, sectionOffsets: sectionOffsets, order: order)
  }
}

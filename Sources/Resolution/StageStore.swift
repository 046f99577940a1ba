internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Layout
internal import Machine
internal import Synchronization
internal import Work

/// Caches the initial stage of a scene, state graphs, whether these fit a page, and viewports, each of which is a
/// function of sizes and a content offset. The machine asks for the same ones repeatedly, also from several threads.
final class StageStore: Sendable {
  private struct Key: Hashable {
    let sizes: [Int: Size]
    let contentOffset: Point
    let sectionOffsets: [Int: Double]
    let order: ItemOrder?
  }

  /// The maximum number of cached viewports. Our choice: more than an exploration or a film uses at
  /// the same time.
  private static let mostViewports = 64
  /// The maximum number of cached graphs. Our choice: as many items as a check looks at.
  private static let mostGraphs = 24

  private let viewports = Cache<Key, Viewport>(maximumCount: mostViewports)
  private let initial = Mutex<Stage?>(nil)
  /// The graphs that were asked for, by their items.
  private let graphs = Cache<[Int], StateGraph>(maximumCount: mostGraphs)

  /// Whether the graph of an item fits a page, by the item.
  private let fits = Cache<Int, Bool>(maximumCount: mostGraphs)

  func fitsPage<Failure>(
    item: Int, _ place: () throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    try fits.value(item, place)
  }

  /// The chart that was asked for last.
  private let charted = Mutex<(item: Int, chart: StateChart)?>(nil)

  func stateChart(item: Int, _ make: () -> StateChart) -> StateChart {
    if let last = charted.withLock({ $0 }), last.item == item { return last.chart }
    let chart = make()
    charted.withLock { $0 = (item, chart) }
    return chart
  }

  func initialStage(_ make: () -> Stage) -> Stage {
    if let stage = initial.withLock({ $0 }) { return stage }
    let stage = make()
    initial.withLock { $0 = stage }
    return stage
  }

  func stateGraph(items: [Int], _ make: () -> StateGraph) -> StateGraph {
    graphs.value(items, make)
  }

  /// Keeps a graph that was found in another way.
  func keep(_ graph: StateGraph, items: [Int]) { graphs.keep(graph, for: items) }

  func viewport(
    sizes: [Int: Size], contentOffset: Point, sectionOffsets: [Int: Double], order: ItemOrder?,
    _ make: () -> Viewport
  ) -> Viewport {
    let key = Key(
      sizes: sizes, contentOffset: contentOffset, sectionOffsets: sectionOffsets, order: order)
    return viewports.value(key, make)
  }
}

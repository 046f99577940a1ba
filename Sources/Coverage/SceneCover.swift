internal import CollectionLayouts
package import Exploration
internal import Interaction
internal import OrderedCollections
internal import Resolution
package import SceneRendering
internal import Scenes

/// Scripts that take every arrow of a cell and show every pair of its values, and what its goldens show of these.
package struct SceneCover {
  /// A script with its name.
  package struct Script {
    /// The name, which no script of the scene has.
    package let name: String
    /// The steps with the arrows that they take.
    package let walk: GraphTour.Walk
  }

  /// The item whose cell it is.
  package let item: Int
  /// The arrows and the pairs.
  package let cell: CellArrows
  /// The scripts.
  package let scripts: [Script]
  /// The arrows that none of them takes.
  package let missedArrows: [CellArrows.Arrow]
  /// Why they do not.
  private let reasons: [CellArrows.Arrow: String]
  /// The pairs of values that none of them shows.
  package let missedPairs: [CellArrows.Pair]
  /// The coverage of the scene's own scripts and goldens.
  package let suite: SuiteCoverage
  /// The items that no golden shows although they differ from the first one in more than texts, images and colours;
  /// found only with the first item, whose cell goldens of states show.
  let unseenItems: [Int]
  /// The items whose cells goldens of states show.
  let recordedItems: [Int]

  /// Whether the collection view scrolls along x.
  let isHorizontal: Bool

  /// Finds scripts for an item's cell.
  package init(_ renderer: SceneRenderer, item: Int) throws(RenderingError) {
    try renderer.checkItem(item)
    self.item = item
    isHorizontal = renderer.scene.collectionView.collectionViewLayout.scrollDirection == .horizontal
    let cell = renderer.resolved.cellArrows(ofItem: item)
    self.cell = cell
    let tour = GraphTour(of: cell)
    var taken = Set(renderer.scene.scripts.keys)
    var scripts: [Script] = []
    for walk in tour.walks {
      var number = scripts.count + 1
      while taken.contains(Self.name(number)) { number += 1 }
      taken.insert(Self.name(number))
      scripts.append(Script(name: Self.name(number), walk: walk))
    }
    self.scripts = scripts
    (missedArrows, missedPairs) = (tour.missed, tour.missedPairs)
    reasons = tour.reasons
    suite = SuiteCoverage(of: cell, in: renderer)
    recordedItems = renderer.scene.snapshots.items
    unseenItems = item == 0 ? UnseenItems(in: renderer).items : []
  }

  /// Why no script takes an arrow, in words.
  package func reason(of arrow: CellArrows.Arrow) -> String {
    reasons[arrow] ?? "no script reaches the state where it begins"
  }

  private static func name(_ number: Int) -> String { number == 1 ? "cover" : "cover-\(number)" }
}

internal import Drawing
internal import Interaction
internal import Machine
internal import OrderedCollections
internal import Resolution
internal import SceneRendering
internal import Scenes
internal import Views

/// The items whose cells differ from the first one's in more than their data, and which no golden shows.
///
/// Goldens of states show the first item's cell, or those that `snapshots` lists. Goldens of a script show the items that
/// are on screen while it plays. Texts, images and colours are the data of items: of cells that differ only in these, one
/// stands for all.
struct UnseenItems {
  /// What an item's cell has besides its data. Its states are left out, because the first item's cell can have them, too.
  private struct Design: Hashable {
    let assignments: Set<Assignment>
    /// For each item index in a predicate, whether this item's index is smaller, equal or larger.
    let comparisons: [Int]
    /// The section, if a predicate asks for it.
    let section: Int?
  }

  /// The first item of each design, in order.
  let items: [Int]

  /// The maximum number of designs whose pictures are compared with the first item's. Our choice.
  private static let mostDesigns = 24

  /// Finds them.
  init(in renderer: SceneRenderer) {
    let resolved = renderer.resolved
    let designs = Self.designs(of: resolved.scene)
    guard designs.count > 1 else {
      items = []
      return
    }
    let shown = Self.itemsInGoldens(of: resolved)
    let machine = resolved.machine
    let start = resolved.initialStage
    let unseen = designs.values.dropFirst().filter { shown.isDisjoint(with: $0) }
      .compactMap(\.first)
    items = unseen.prefix(Self.mostDesigns).filter { item in
      let state = machine.state(ofItem: item, in: start)
      func look(_ item: Int) -> DisplayList {
        resolved.cell(item: item, state: state).displayList().withoutCoveredItems().withoutNames()
      }
      return look(item) != look(0)
    }
  }

  /// The items of each design. The first design is that of the first item.
  private static func designs(of scene: Scene) -> OrderedDictionary<Design, [Int]> {
    let predicates = scene.predicates
    let numbers = Set(predicates.flatMap(\.itemNumbers)).sorted()
    let asksForSection = predicates.contains(where: \.asksForSection)
    var designs: OrderedDictionary<Design, [Int]> = [:]
    var item = 0
    for (section, content) in scene.collectionView.sections.enumerated() {
      let cycle = content.items.cycle.map { Set($0.assignments.filter { !$0.value.isData }) }
      for index in 0..<max(content.items.count, 0) {
        let design = Design(
          assignments: cycle.isEmpty ? [] : cycle[index % cycle.count],
          comparisons: numbers.map { (item - $0).signum() },
          section: asksForSection ? section : nil)
        designs[design, default: []].append(item)
        item += 1
      }
    }
    return designs
  }

  /// The items whose cells goldens of states show, and those on screen in goldens of scripts.
  private static func itemsInGoldens(of resolved: ResolvedScene) -> Set<Int> {
    let machine = resolved.machine
    let start = resolved.initialStage
    var items = Set(resolved.scene.snapshots.items)
    for name in resolved.scene.snapshots.scripts {
      guard let script = resolved.scene.scripts[name] else { continue }
      var player = Player(machine, from: start)
      player.play(script)
      for stage in [start] + player.turns.map(\.stage) {
        items.formUnion(machine.arrangement(of: stage).visibleItems)
      }
    }
    return items
  }
}

extension PropertyValue {
  /// Whether it is a text, an image or a colour, which are different for each item of most lists.
  fileprivate var isData: Bool {
    switch self {
    case .string, .attributedText, .words, .symbol, .image, .color, .colors: true
    default: false
    }
  }
}

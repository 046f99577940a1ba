internal import Interaction
package import Scenes

/// Finds the items of a scene whose cells may look or behave differently from those of earlier
/// items. Items with equal properties and equal results of all predicates are represented by the
/// first one.
package struct DistinctItems {
  private struct Kind: Hashable {
    let section: Int
    let item: Item?
    /// For each item index in a predicate, whether this item's index is smaller, equal or larger.
    let comparisons: [Int]
  }

  /// The first item of each kind, in order.
  package let items: [Int]

  /// Finds them.
  package init(_ scene: Scene) {
    let asked = Set(scene.predicates.flatMap(\.itemNumbers)).sorted()
    var seen: Set<Kind> = []
    var items: [Int] = []
    var number = 0
    for (section, content) in scene.collectionView.sections.enumerated() {
      let cycle = content.items.cycle
      for index in 0..<max(content.items.count, 0) {
        let kind = Kind(
          section: section, item: cycle.isEmpty ? nil : cycle[index % cycle.count],
          comparisons: asked.map { (number - $0).signum() })
        if seen.insert(kind).inserted { items.append(number) }
        number += 1
      }
    }
    self.items = items
  }
}

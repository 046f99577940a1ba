internal import CollectionLayouts
internal import Interaction
internal import Machine
internal import OrderedCollections
internal import Scenes
internal import Validation

/// Groups items that predicates cannot distinguish: items of a kind have the same delegate answers
/// and assignments. Trying a touch on one item of each kind is enough.
struct ItemKinds {
  private let numbers: [Int]
  private let sections: Bool
  private let geometry: any Geometry
  /// Items that include every kind among those that are not watched, in ascending order.
  let candidates: [Int]

  /// Groups the items that are not watched.
  init(_ machine: Machine, beside watched: [Int]) {
    let scene = machine.loaded.scene
    let delegate = scene.collectionView.delegate
    let answers = [
      delegate.shouldHighlightItem, delegate.shouldSelectItem, delegate.shouldDeselectItem,
    ].map(\.answer)
    let assignments = scene.states.flatMap { state in
      state.events.values.flatMap(\.predicates)
    }
    let predicates = answers + assignments + scene.actionPredicates
    numbers = Set(predicates.flatMap(\.itemNumbers)).sorted()
    sections = predicates.contains(where: \.asksForSection)
    geometry = machine.geometry
    let count = scene.collectionView.itemCount
    var candidates: Set<Int> = [0]
    for number in numbers + watched { candidates.formUnion([number - 1, number, number + 1]) }
    if sections {
      var first = 0
      for section in scene.collectionView.sections {
        candidates.insert(first)
        first += section.items.count
      }
    }
    let present = scene.collectionView.hasLaterItems ? scene.collectionView.order.sections : nil
    self.candidates = candidates.filter { item in
      present?.contains { $0.contains(item) } ?? true
    }.filter { (0..<count).contains($0) && !watched.contains($0) }
      .sorted()
  }

  /// Returns a value that identifies the kind of an item.
  func kind(of item: Int) -> [Int] {
    numbers.map { item < $0 ? -1 : item == $0 ? 0 : 1 }
      + (sections ? [geometry.section(ofItem: item)] : [])
  }
}

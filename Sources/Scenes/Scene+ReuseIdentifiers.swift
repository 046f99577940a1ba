internal import Interaction
internal import Views
package import Vocabulary

/// Which cells are used again for which items.
///
/// A scene with several cells has a view in the content view for each of them, which its items install. Cells are used
/// again for items that install the same views, as UIKit dequeues them by their reuse identifier.
extension Scene {
  /// The reuse identifier of an item's cell: the name of the cell, as a scene file has it under `cells`; empty if the
  /// scene has one cell.
  package func reuseIdentifier(ofItem item: Int) -> String {
    cells.map(\.name).filter { installs($0, item: item) }.map(\.rawValue).joined(separator: ", ")
  }

  /// The views of the cells that an item does not have; empty if the scene has one cell.
  package func viewsOfOtherCells(thanOfItem item: Int) -> Set<ViewName> {
    func names(_ view: View) -> [ViewName] { [view.name] + view.subviews.flatMap(names) }
    return Set(
      cells.filter {
        !installs($0.name, item: item) && !assignsLater(.isInstalled, of: $0.name)
      }.flatMap(names))
  }

  /// The views in the content view that stand for cells.
  private var cells: [View] {
    cell.contentView.subviews.filter { view in
      let isInstalled: Bool? = view.properties[.isInstalled]
      return isInstalled == false
    }
  }

  private func installs(_ name: ViewName, item: Int) -> Bool {
    collectionView.item(item)?.assignments.contains {
      $0.view == name && $0.property == .isInstalled && $0.value == .boolean(true)
    } ?? false
  }
}

extension CollectionView {
  /// The item with an index, through all sections; `nil` if cells equal the template or there is no such item.
  package func item(_ index: Int) -> Item? {
    var first = 0
    for section in sections {
      guard index >= first + section.items.count else {
        let cycle = section.items.cycle
        return cycle.isEmpty || index < first ? nil : cycle[(index - first) % cycle.count]
      }
      first += section.items.count
    }
    return nil
  }
}

extension Scene {
  /// The cells that may show a state to another item, because several items have them and rules change views in them while
  /// the state holds; empty if the scene has one cell, and `nil` if no cell does.
  package func cellsUsedAgain(showing state: String) -> [String]? {
    let count = collectionView.itemCount
    let identifiers = (0..<count).map(reuseIdentifier)
    var counts: [String: Int] = [:]
    for identifier in identifiers { counts[identifier, default: 0] += 1 }
    guard counts.keys.contains(where: { !$0.isEmpty }) else { return [] }
    let shared = counts.filter { $0.value > 1 }.keys.sorted()
    let changed = rules.filter { $0.when.customStates.contains(state) }.flatMap(\.changedViews)
    let cells = cell.contentView.subviews.filter { counts[$0.name.rawValue] != nil }
    // Views outside of the variants' cells are common to all.
    let isShared =
      changed.isEmpty || changed.contains { name in !cells.contains { $0.contains(name) } }
    let shown = shared.filter { identifier in
      isShared
        || cells.contains { cell in
          cell.name.rawValue == identifier && changed.contains(where: cell.contains)
        }
    }
    return shown.isEmpty ? nil : shown
  }
}

extension Rule {
  /// The views that the rule changes or moves.
  fileprivate var changedViews: [ViewName] {
    assignments.map(\.view) + keyframes.flatMap(\.assignments).map(\.view)
      + layerAnimations.map(\.view)
  }
}

extension View {
  /// Whether a view is the view or one of its subviews.
  fileprivate func contains(_ name: ViewName) -> Bool {
    self.name == name || subviews.contains { $0.contains(name) }
  }
}

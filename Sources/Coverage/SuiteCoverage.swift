internal import Drawing
package import Exploration
package import Interaction
internal import OrderedCollections
internal import Resolution
internal import SceneRendering
internal import Scenes

/// The looks, transitions and pairs of values of a cell that the scripts and the goldens of its scene cover.
package struct SuiteCoverage {
  /// The covered looks, arrows and pairs of values.
  package struct Share {
    /// The indices of looks in `looks`.
    package fileprivate(set) var looks: Set<Int> = []
    /// The arrows.
    package fileprivate(set) var arrows: Set<CellArrows.Arrow> = []
    /// The pairs of values.
    package fileprivate(set) var pairs: Set<CellArrows.Pair> = []
  }

  /// The looks of the cell, each as the states that have it; `nil` if there are too many states.
  package let looks: [[CellState]]?
  /// What the goldens that the scene's `snapshots` list cover.
  package private(set) var goldens = Share()
  /// What all scripts cover.
  package private(set) var scripts = Share()

  /// The maximum number of states whose pictures are compared. Our choice.
  package static let mostStates = 512

  /// Plays the scripts of a scene.
  init(of cell: CellArrows, in renderer: SceneRenderer) {
    let resolved = renderer.resolved
    var numbers: [DisplayList: Int] = [:]
    var known: [CellState: DisplayList] = [:]
    func look(_ state: CellState) -> DisplayList {
      if let list = known[state] { return list }
      let list = resolved.cell(item: cell.item, state: state).displayList().withoutCoveredItems()
        .withoutNames()
      known[state] = list
      return list
    }
    var looks: [[CellState]]?
    if let states = cell.states(limit: Self.mostStates) {
      var groups: [[CellState]] = []
      for state in states {
        let list = look(state)
        if let number = numbers[list] {
          groups[number].append(state)
        } else {
          numbers[list] = groups.count
          groups.append([state])
        }
      }
      looks = groups
    }
    self.looks = looks
    let hasLooks = looks != nil
    func add(_ taken: TakenArrows, to share: inout Share) {
      share.arrows.formUnion(taken.arrows)
      share.pairs.formUnion(taken.pairs)
      if hasLooks { share.looks.formUnion(taken.states.compactMap { numbers[look($0)] }) }
    }
    let plan = renderer.scene.snapshots
    for (name, script) in renderer.scene.scripts {
      let taken = TakenArrows(of: script, on: cell)
      add(taken, to: &scripts)
      if plan.scripts.contains(name) { add(taken, to: &goldens) }
    }
    // Goldens of states show the first item's cell, or those that the plan lists.
    guard plan.items.contains(cell.item) else { return }
    let states: [CellState] =
      switch plan.states {
      case .reachable: resolved.stateGraph(ofItems: [cell.item]).cellStates
      case .list(let states): states
      }
    for state in states {
      if hasLooks, let number = numbers[look(state)] { goldens.looks.insert(number) }
      goldens.pairs.formUnion(cell.pairs(in: state))
    }
  }
}

internal import Interaction
internal import Layout
internal import Machine
internal import Resolution

/// Poses the cells of a scene in the states that a page has.
struct CellPoser {
  /// A cell in a state, with what else the page needs of it.
  struct Posed {
    let cell: PresentedCell
    /// Its swipe actions.
    let rows: [RowActions]
    /// Its controls; empty for scenes without controls.
    let areas: [TransitionTable.Area]
    /// The rules that hold, by number.
    let heldRules: [Int]
    /// The cell without the rules that animate without an end; `nil` if none of them holds.
    let base: PresentedCell?
  }

  private let resolved: ResolvedScene
  private let machine: Machine
  /// The machine without what the page does not follow.
  private let touchMachine: Machine
  /// The visible part of the content before anything happens.
  private let viewport: Viewport
  private let motions: MotionTable
  private let combinations: InputCombinations
  private let table: TransitionTable

  init(
    _ resolved: ResolvedScene, _ viewport: Viewport, _ combinations: InputCombinations,
    _ table: TransitionTable
  ) {
    (self.resolved, self.viewport) = (resolved, viewport)
    (machine, touchMachine) = (resolved.machine, table.limitedMachine(of: resolved))
    motions = MotionTable(resolved, views: [])
    (self.combinations, self.table) = (combinations, table)
  }

  /// The stage in which an item's cell has a state and the values of a combination, and the size for which it was last
  /// asked.
  func stage(posing item: Int, _ local: TransitionTable.Local, _ values: [Int]) -> Stage {
    func posed(_ state: CellState) -> Stage {
      resolved.stage(posing: [item: combinations.adding(values, to: state)])
    }
    var stage = posed(local.state)
    if let measured = local.measured { stage.sizes[item] = posed(measured).sizes[item] }
    return stage
  }

  /// An item's cell in a stage.
  func cell(ofItem item: Int, in stage: Stage) -> Posed {
    let cell = presented(item, in: stage)
    let rows =
      table.followsSwipes
      ? RowActions.all(ofItem: item, machine, in: stage) { presented(item, in: $0) } : []
    let areas = table.areas(ofItem: item, in: stage, by: touchMachine)
    let held = motions.heldRules(
      PredicateSubject(
        item: item, section: resolved.section(ofItem: item),
        state: machine.state(ofItem: item, in: stage), traits: stage.traits,
        places: viewport.places(ofItem: item), initialValues: machine.initialValues))
    let endless = motions.endless.intersection(held)
    return Posed(
      cell: cell, rows: rows, areas: areas, heldRules: held,
      base: endless.isEmpty ? nil : resolved.cell(item: item, in: stage, withoutRules: endless))
  }

  private func presented(_ item: Int, in stage: Stage) -> PresentedCell {
    var cell = resolved.decoratedCell(item: item, in: stage)
    // The page's script hides the separator above a cell that looks selected.
    if cell.separator == nil, !cell.hidesSeparatorAbove, let line = cell.hiddenSeparator {
      (cell.separator, cell.hiddenSeparator) = (line, nil)
    }
    return cell
  }
}

internal import Drawing
internal import Interaction
internal import Layout
internal import Machine
internal import Resolution

/// Poses the cells of a scene in the states that a page has.
struct CellPoser {
  /// A cell in a state, with further values that the page needs.
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

  /// The stage before anything happens, in which all cells of the page that size themselves have been asked for their
  /// sizes, as they are after scrolling to them.
  let settled: Stage
  private let resolved: ResolvedScene
  private let machine: Machine
  /// The machine without the touches that the page does not simulate.
  private let touchMachine: Machine
  /// The visible part of the content before anything happens.
  private let viewport: Viewport
  private let motions: MotionTable
  private let combinations: InputCombinations
  private let table: TransitionTable

  /// - Parameter items: The items of the page.
  init(
    _ resolved: ResolvedScene, items: [Int], _ combinations: InputCombinations,
    _ table: TransitionTable
  ) {
    let start = resolved.initialStage
    (self.resolved, viewport) = (resolved, resolved.viewport(of: start))
    let machine = resolved.machine
    (self.machine, touchMachine) = (machine, table.limitedMachine(of: resolved))
    motions = MotionTable(resolved, views: [])
    (self.combinations, self.table) = (combinations, table)
    var settled = start
    for item in items where resolved.isSelfSizing && start.sizes[item] == nil {
      settled.sizes[item] = Self.size(ofItem: item, in: start, machine)
    }
    self.settled = settled
  }

  /// The size for which an item's self-sizing cell asks.
  private static func size(ofItem item: Int, in stage: Stage, _ machine: Machine) -> Size {
    machine.geometry.preferredSize(
      ofItem: item, state: machine.state(ofItem: item, in: stage), traits: stage.traits)
  }

  /// The stage in which an item's cell has a state and the values of a combination, and the size for which it was last
  /// asked.
  func stage(posing item: Int, _ local: TransitionTable.Local, _ values: [Int]) -> Stage {
    func posed(_ state: CellState) -> Stage {
      var stage = resolved.stage(posing: [item: combinations.adding(values, to: state)])
      guard resolved.isSelfSizing else { return stage }
      // Only cells that are visible have been asked for their sizes.
      if stage.sizes[item] == nil {
        stage.sizes[item] = Self.size(ofItem: item, in: stage, machine)
      }
      stage.sizes.merge(settled.sizes) { own, _ in own }
      return stage
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
      machine.subject(ofItem: item, places: viewport.places(ofItem: item), in: stage))
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

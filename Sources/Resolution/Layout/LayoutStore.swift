internal import Drawing
internal import Scenes
internal import Synchronization

/// Solves a cell's layouts when they are asked for, each once: most states share one.
final class LayoutStore: Sendable {
  /// So many layouts are kept. Our choice; beyond it all are forgotten and solved again.
  private static let mostLayouts = 1000

  private let cell: Cell
  private let context: LayoutContext
  private let layouts = Mutex<[LayoutInput: CellLayout]>([:])

  init(_ cell: Cell, _ context: LayoutContext) {
    self.cell = cell
    self.context = context
  }

  /// The layout for `input`. Of required constraints that contradict each other the last one is dropped:
  /// `check` tells of it.
  func layout(for input: LayoutInput) -> CellLayout {
    if let known = layouts.withLock({ $0[input] }) { return known }
    // Solved outside of the lock: two threads may do it both, and get the same.
    let layout = CellLayout(cell, context, input: input)
    layouts.withLock { layouts in
      if layouts.count >= Self.mostLayouts { layouts = [:] }
      layouts[input] = layout
    }
    return layout
  }

  /// The size that the constraints give a cell for `input`, as `CellLayout` says.
  func fittingSize(
    for input: LayoutInput, target: Size, horizontal: LayoutPriority, vertical: LayoutPriority
  ) -> Size {
    CellLayout.fittingSize(
      cell, context, input: input, target: target, horizontal: horizontal, vertical: vertical)
  }

  /// What is the matter with the layout for `input`: what was dropped from it, and what it leaves open.
  func check(_ input: LayoutInput) -> (conflicts: [SceneProblem], undecided: [SceneProblem]) {
    let (layout, conflicts, undecided) = CellLayout.checked(cell, context, input: input)
    layouts.withLock { $0[input] = layout }
    return (conflicts, undecided)
  }
}

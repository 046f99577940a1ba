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

  /// The layout for `input`. Required constraints that cannot hold are dropped, as UIKit does it:
  /// `check` has told of them.
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

  /// What hinders a unique solution for `input`.
  func problems(for input: LayoutInput) -> [SceneProblem] {
    do {
      let layout = try CellLayout(checking: cell, context, input: input)
      layouts.withLock { $0[input] = layout }
      return []
    } catch {
      return error.problems
    }
  }
}

internal import Drawing
internal import Scenes
internal import Synchronization

/// Solves a cell's layouts when they are asked for, each once: most states share one.
final class LayoutStore: Sendable {
  /// So many layouts are kept. Our choice; beyond it all are forgotten and solved again.
  private static let mostLayouts = 1000

  /// What a layout depends on.
  private struct Question: Hashable {
    let input: LayoutInput
    let size: Size
  }

  private let cell: Cell
  private let context: LayoutContext
  private let layouts = Mutex<[Question: CellLayout]>([:])

  init(_ cell: Cell, _ context: LayoutContext) {
    self.cell = cell
    self.context = context
  }

  /// The layout for `input` in a cell of a size. Required constraints that cannot hold are dropped, as
  /// UIKit does it: `check` has told of them.
  func layout(for input: LayoutInput, size: Size) -> CellLayout {
    let question = Question(input: input, size: size)
    if let known = layouts.withLock({ $0[question] }) { return known }
    // Solved outside of the lock: two threads may do it both, and get the same.
    let layout = CellLayout(cell, context.with(size: size), input: input)
    layouts.withLock { layouts in
      if layouts.count >= Self.mostLayouts { layouts = [:] }
      layouts[question] = layout
    }
    return layout
  }

  /// What hinders a unique solution for `input` in a cell of a size.
  func problems(for input: LayoutInput, size: Size) -> [SceneProblem] {
    do {
      let layout = try CellLayout(checking: cell, context.with(size: size), input: input)
      layouts.withLock { $0[Question(input: input, size: size)] = layout }
      return []
    } catch {
      return error.problems
    }
  }
}

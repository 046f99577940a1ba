package import Drawing
internal import Synchronization
package import Vocabulary

/// Solves a cell's layouts when they are asked for, each once: most states share one.
package final class LayoutStore: Sendable {
  /// So many layouts are kept. Our choice; beyond it all are forgotten and solved again.
  private static let mostLayouts = 1000

  /// What a layout depends on.
  private struct Question: Hashable {
    let input: LayoutInput
    let size: Size
  }

  /// What a fitting size depends on.
  private struct FittingQuestion: Hashable {
    let input: LayoutInput
    let target: Size
    let horizontal: LayoutPriority
    let vertical: LayoutPriority
  }

  private let cell: LayoutHierarchy
  private let context: LayoutContext
  private let constraints: ConstraintStore
  /// What was checked.
  private let checks: ConstraintStore
  private let layouts = Mutex<[Question: CellLayout]>([:])
  private let fittingSizes = Mutex<[FittingQuestion: Size]>([:])

  /// Creates a store without any layouts.
  package init(_ cell: LayoutHierarchy, _ context: LayoutContext) {
    self.cell = cell
    self.context = context
    constraints = ConstraintStore(cell)
    checks = ConstraintStore(cell)
  }

  /// The layout for `input` in a cell of a size. Of required constraints that contradict each other the
  /// last one is dropped: `check` tells of it.
  package func layout(for input: LayoutInput, size: Size) -> CellLayout {
    let question = Question(input: input, size: size)
    if let known = layouts.withLock({ $0[question] }) { return known }
    // Solved outside of the lock: two threads may do it both, and get the same.
    let layout = CellLayout(cell, context.with(size: size), input: input, constraints)
    layouts.withLock { layouts in
      if layouts.count >= Self.mostLayouts { layouts = [:] }
      layouts[question] = layout
    }
    return layout
  }

  /// The size that the constraints give a cell for `input`, as `CellLayout` says.
  package func fittingSize(
    for input: LayoutInput, target: Size, horizontal: LayoutPriority, vertical: LayoutPriority
  ) -> Size {
    let question = FittingQuestion(
      input: input, target: target, horizontal: horizontal, vertical: vertical)
    if let known = fittingSizes.withLock({ $0[question] }) { return known }
    let size = CellLayout.fittingSize(
      context, input: input, target: target, horizontal: horizontal, vertical: vertical,
      constraints)
    fittingSizes.withLock { sizes in
      if sizes.count >= Self.mostLayouts { sizes = [:] }
      sizes[question] = size
    }
    return size
  }

  /// The size for which a cell asks (`preferredLayoutAttributesFitting`): in a flow layout both sides are
  /// the constraints' to say, in other layouts the width is given (from memory, unverified). What they leave open
  /// is as large as the estimate.
  package func preferredSize(
    for input: LayoutInput, in layout: CollectionLayout, estimate: Size
  ) -> Size {
    switch layout {
    case .flowLayout:
      fittingSize(
        for: input, target: estimate, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
    case .listLayout, .compositionalLayout:
      fittingSize(for: input, target: estimate, horizontal: .required, vertical: .fittingSizeLevel)
    }
  }

  /// What is the matter with the layout for `input` in a cell of a size; `nil` when nothing can be that is
  /// not with a layout that was checked before.
  package func check(_ input: LayoutInput, size: Size) -> CellLayout.Verdict? {
    let (layout, verdict) = CellLayout.checked(cell, context.with(size: size), input: input, checks)
    layouts.withLock { $0[Question(input: input, size: size)] = layout }
    return verdict
  }
}

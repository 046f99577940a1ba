package import CollectionLayouts
package import Drawing
package import Vocabulary
internal import Work

/// Solves a cell's layouts on demand, each once: most states share one.
package final class LayoutStore: Sendable {
  /// The maximum number of cached layouts. Our choice; then the cache is cleared.
  private static let mostLayouts = 1000

  /// The values that a layout depends on.
  private struct Question: Hashable {
    let input: LayoutInput
    let size: Size
  }

  /// The values that a fitting size depends on.
  private struct FittingQuestion: Hashable {
    let input: LayoutInput
    let target: Size
    let horizontal: LayoutPriority
    let vertical: LayoutPriority
  }

  private let cell: LayoutHierarchy
  private let context: LayoutContext
  private let constraints: ConstraintStore
  /// The checked layouts.
  private let checks: ConstraintStore
  private let layouts = Cache<Question, CellLayout>(maximumCount: mostLayouts)
  private let fittingSizes = Cache<FittingQuestion, Size>(maximumCount: mostLayouts)

  /// Creates an empty store.
  package init(_ cell: LayoutHierarchy, _ context: LayoutContext) {
    self.cell = cell
    self.context = context
    constraints = ConstraintStore(cell)
    checks = ConstraintStore(cell)
  }

  /// The store for cells of the same views and constraints whose first cell has other texts: the same one, unless
  /// frames are written for other sizes of superviews than before (`LayoutContext.designSizes`).
  ///
  /// - Parameter first: The input of the first item's cell in its normal state.
  package func beginning(with first: () -> LayoutInput) -> LayoutStore {
    guard !context.designSizes.isEmpty else { return self }
    var changed = context
    changed.designSizes = [:]
    changed.designSizes = CellLayout.designSizes(cell, changed, first())
    return changed.designSizes == context.designSizes ? self : LayoutStore(cell, changed)
  }

  /// The layout for `input` in a cell of a size, in points. Of conflicting required constraints the
  /// last one is dropped, which `check` reports.
  package func layout(for input: LayoutInput, size: Size) -> CellLayout {
    layouts.value(Question(input: input, size: size)) {
      CellLayout(cell, context.with(size: size), input: input, constraints)
    }
  }

  /// The fitting size for `input`; see `CellLayout.fittingSize`.
  package func fittingSize(
    for input: LayoutInput, target: Size, horizontal: LayoutPriority, vertical: LayoutPriority
  ) -> Size {
    let question = FittingQuestion(
      input: input, target: target, horizontal: horizontal, vertical: vertical)
    return fittingSizes.value(question) {
      CellLayout.fittingSize(
        context, input: input, target: target, horizontal: horizontal, vertical: vertical,
        constraints)
    }
  }

  /// The preferred size of a cell (`preferredLayoutAttributesFitting`). Ambiguous sides have the
  /// estimated length.
  ///
  /// - Parameters:
  ///   - input: The cell.
  ///   - axes: The dimensions that the constraints determine; the width is given if they do not.
  ///   - estimate: The estimated size, in points.
  package func preferredSize(
    for input: LayoutInput, _ axes: CompositionalLayout.EstimatedAxes, estimate: Size
  ) -> Size {
    fittingSize(
      for: input, target: estimate, horizontal: axes.width ? .fittingSizeLevel : .required,
      vertical: .fittingSizeLevel)
  }

  /// Explains the layout for `input` in a cell of a size, in points.
  package func explainer(for input: LayoutInput, size: Size) -> LayoutExplainer {
    LayoutExplainer(cell, context.with(size: size), input: input)
  }

  /// Explains how the constraints for `input` determine the size of a cell; see `preferredSize`.
  package func sizeExplainer(
    for input: LayoutInput, _ axes: CompositionalLayout.EstimatedAxes, estimate: Size
  ) -> LayoutExplainer {
    LayoutExplainer(
      cell, context, input: input, target: estimate,
      horizontal: axes.width ? .fittingSizeLevel : .required, vertical: .fittingSizeLevel)
  }

  /// Checks the layout for `input` in a cell of a size. Returns `nil` if it cannot have problems
  /// other than those of layouts that were already checked.
  package func check(_ input: LayoutInput, size: Size) -> CellLayout.Verdict? {
    let (layout, verdict) = CellLayout.checked(cell, context.with(size: size), input: input, checks)
    layouts.keep(layout, for: Question(input: input, size: size))
    return verdict
  }
}

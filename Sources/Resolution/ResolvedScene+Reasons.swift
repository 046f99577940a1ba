internal import CollectionLayouts
internal import Drawing
package import Interaction
package import Layout
internal import ResolvedViews
package import Scenes
package import Validation
internal import Views
package import Vocabulary

/// Why views and cells have their frames.
extension ResolvedScene {
  /// What decides a number of a frame, and what decides the size of the cell around it.
  package struct FrameReasons: Sendable {
    /// What decides the number.
    package let decision: LayoutDecision
    /// What decides the width of a cell that sizes itself, if the number depends on it.
    package var cellWidth: LayoutDecision?
    /// What decides the height of a cell that sizes itself, if the number depends on it.
    package var cellHeight: LayoutDecision?
  }

  /// What decides a number of a view's frame; `nil` for views that constraints do not place.
  package func reasons(
    for attribute: FrameAttribute, of view: ViewName, item: Int, state: CellState
  ) -> FrameReasons? {
    let input = layoutInput(ofItem: item, state: state)
    let size = size(ofItem: item, state: state)
    guard
      let decision = layouts.explainer(for: input, size: size).decision(of: attribute, of: view)
    else { return nil }
    var reasons = FrameReasons(decision: decision)
    let dependsOnCell = decision.reasons.contains {
      if case .cellSize = $0.cause { true } else { false }
    }
    guard dependsOnCell, isSelfSizing, input.content == nil else { return reasons }
    let explainer = layouts.sizeExplainer(
      for: input, geometry.estimatedAxes(ofItem: item),
      estimate: geometry.exactFrame(ofItem: item).size)
    // A layout may give one side of the cell, or the cells of one section, their size.
    let axes = geometry.estimatedAxes(ofItem: item)
    if attribute.isHorizontal, axes.width {
      reasons.cellWidth = explainer.decision(of: .width, of: .cell)
    } else if !attribute.isHorizontal, axes.height {
      reasons.cellHeight = explainer.decision(of: .height, of: .cell)
    }
    return reasons
  }

  /// Explains the constraints of an item's cell in a state.
  package func layoutExplainer(ofItem item: Int, state: CellState) -> LayoutExplainer {
    layouts.explainer(
      for: layoutInput(ofItem: item, state: state), size: size(ofItem: item, state: state))
  }

  /// The source of a constraint, with its place in the scene.
  package func participant(_ cause: LayoutCause) -> SceneProblem.Participant {
    scene.cell.participant(cause, layout: scene.collectionView.layoutKey)
  }

  /// The place of one of the scene's own views.
  package func path(ofView name: ViewName) -> ScenePath? { scene.cell.path(ofView: name) }

  /// Cells with different layouts: combinations of items and states that change the layout, at most
  /// `count` of them, starting with the first item's in the normal state.
  package func distinctLayouts(atMost count: Int) -> [(item: Int, state: CellState)] {
    var seen: Set<LayoutInput> = []
    var result: [(item: Int, state: CellState)] = []
    for cell in LayoutVariants(template).cells.prefix(count * 8) where result.count < count {
      if seen.insert(layoutInput(ofItem: cell.item, state: cell.state)).inserted {
        result.append(cell)
      }
    }
    return result
  }

  /// A side of a cell that sizes itself which nothing in the cell determines.
  package struct OpenSize: Hashable, Sendable {
    /// Whether it is the width.
    package let isHorizontal: Bool
    /// The view that reaches farthest in this direction.
    package let view: ViewName
    /// The place of that view.
    package let path: ScenePath
  }

  /// The sides of a cell that sizes itself which do not follow its content: the constraints allow a
  /// side of zero, and views stand out of the cell then. `nil` for other cells.
  package func openSizes(ofItem item: Int, state: CellState) -> [OpenSize]? {
    let input = layoutInput(ofItem: item, state: state)
    guard isSelfSizing, input.content == nil else { return nil }
    let axes = geometry.estimatedAxes(ofItem: item)
    let size = size(ofItem: item, state: state)
    let least = fittingSize(
      ofItem: item, state: state, target: Size(axes.width ? 0 : size.width, 0),
      horizontalPriority: axes.width ? .fittingSizeLevel : .required)
    let views = placedViews(
      ofItem: item, state: state,
      at: Size(axes.width ? least.width : size.width, axes.height ? least.height : size.height)
    ).views
    func farthest(_ end: (PlacedView) -> Double) -> (ViewName, ScenePath)? {
      views.filter { end($0) > 0.5 && $0.frame.size.width > 0 && $0.frame.size.height > 0 }
        .max { end($0) < end($1) }
        .flatMap { view in path(ofView: view.name).map { (view.name, $0) } }
    }
    var open: [OpenSize] = []
    if axes.width, least.width < 0.5, let (view, path) = farthest({ $0.frame.maxX }) {
      open.append(OpenSize(isHorizontal: true, view: view, path: path))
    }
    if axes.height, least.height < 0.5, let (view, path) = farthest({ $0.frame.maxY }) {
      open.append(OpenSize(isHorizontal: false, view: view, path: path))
    }
    return open
  }

  /// A view in a stack view that has no length across the stack's axis.
  package struct UnfilledView: Hashable, Sendable {
    /// The view.
    package let view: ViewName
    /// The place of the view.
    package let path: ScenePath
    /// The stack view.
    package let stack: ViewName
    /// Whether the length is the width.
    package let isHorizontal: Bool
  }

  /// Views with a background, a border, a gradient or an effect that have no length across the axis of their stack
  /// view, because the stack does not stretch them and neither content nor a constraint gives them one.
  package func unfilledViews(ofItem item: Int, state: CellState) -> [UnfilledView] {
    let layout = layouts.layout(
      for: layoutInput(ofItem: item, state: state), size: size(ofItem: item, state: state))
    var found: [UnfilledView] = []
    func visit(_ view: ResolvedView) {
      guard !view.attributes.isHidden else { return }
      if let stack = view.properties.content as? StackContent, stack.alignment != .fill {
        let isHorizontal = stack.axis == .vertical
        for child in view.subviews where child.hasLook && !child.attributes.isHidden {
          let size = layout.frame(of: child.name).size
          guard (isHorizontal ? size.width : size.height) == 0, let path = path(ofView: child.name)
          else { continue }
          found.append(
            UnfilledView(
              view: child.name, path: path, stack: view.name, isHorizontal: isHorizontal))
        }
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(resolvedCell(item: item, state: state))
    guard !found.isEmpty else { return [] }
    let explainer = layoutExplainer(ofItem: item, state: state)
    return found.filter { unfilled in
      // A constraint that gives the length 0 is meant.
      let decision = explainer.decision(
        of: unfilled.isHorizontal ? .width : .height, of: unfilled.view)
      return decision?.reasons.contains { $0.cause.isCompact(unfilled.stack) } ?? false
    }
  }
}

extension ResolvedView {
  /// Whether the view itself would be seen if it had a size.
  fileprivate var hasLook: Bool {
    guard attributes.alpha >= 0.01 else { return false }
    if let color = attributes.backgroundColor, color.alpha > 0 { return true }
    if attributes.borderWidth > 0, let color = attributes.borderColor, color.alpha > 0 {
      return true
    }
    return kind == .gradientView || kind == .visualEffectView
  }
}

extension LayoutCause {
  /// Whether it makes a stack view, or a view in it, as small as possible.
  fileprivate func isCompact(_ stack: ViewName) -> Bool {
    if case .stack(stack, _, _, .compact) = self { true } else { false }
  }
}

internal import Drawing
internal import Vocabulary

/// The constraints of intrinsic content sizes.
extension ConstraintBuilder {
  /// Adds the intrinsic content sizes of views. Within a stack the last view comes first, so that
  /// among equal priorities the first view is stretched or compressed, and a nested stack before
  /// any other view (both measured on UIKit). Hidden views have none, because they take no space,
  /// and neither have the views of a hidden stack.
  mutating func addIntrinsicSizes(
    of views: [LayoutHierarchy.Node], in stack: StackArrangement? = nil, isHidden: Bool = false
  ) {
    var order = Array(views.indices)
    if stack != nil {
      let stacks = Set(input.stacks.keys)
      let nested = order.reversed().filter { stacks.contains(views[$0].name) }
      order = order.reversed().filter { !nested.contains($0) } + nested
    }
    let elements = stack?.elements ?? []
    let hidden = Set(elements.filter { isHidden || $0.isHidden }.map(\.name))
    for index in order {
      let view = views[index]
      guard let variables = variables[view.name] else { continue }
      if !hidden.contains(view.name) { addIntrinsicSize(of: view.name, variables) }
      addIntrinsicSizes(
        of: view.subviews, in: input.stacks[view.name],
        isHidden: hidden.contains(view.name))
    }
  }

  /// How much lower than its number the resistance of a label of several lines is, so that it wraps where another
  /// view or constraint has the same number (our choice: apps have such cells, and their texts wrap).
  private static let wrappingFall = 0.25

  /// Adds UIKit's two inequalities for each axis.
  private mutating func addIntrinsicSize(of view: ViewName, _ variables: Variables) {
    guard let size = input.intrinsicSizes[view] else { return }
    for (side, extent, axis) in [
      (variables.width, size.width, Axis.horizontal),
      (variables.height, size.height, .vertical),
    ] {
      guard let extent else { continue }
      let (side, length) = (LinearExpression(side), expression(.content(axis, of: view)))
      add(side, .lessThanOrEqual, length, extent.hugging, .hugging(view, axis, extent.length))
      let wraps =
        axis == .horizontal && input.wraps(view)
        && extent.resistance.rawValue < LayoutPriority.required.rawValue
      add(
        side, .greaterThanOrEqual, length,
        Double(extent.resistance.rawValue) - (wraps ? Self.wrappingFall : 0),
        .resistance(view, axis, extent.length))
    }
  }
}

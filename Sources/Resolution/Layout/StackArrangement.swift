internal import Scenes
internal import Vocabulary

/// What a stack view does with the views in it, in one state.
struct StackArrangement: Hashable, Sendable {
  /// A view of the stack.
  struct Element: Hashable, Sendable {
    let name: ViewName
    /// The distance between the view and the next one that shows, in points.
    let spacingAfter: Double
    /// Whether it takes no part: a hidden view has neither length nor spacing.
    let isHidden: Bool
  }

  let axis: StackAxis
  let alignment: StackAlignment
  let distribution: StackDistribution
  /// Whether the views stay within the layout margins.
  let usesMargins: Bool
  /// The views that are installed, in their order.
  let elements: [Element]

  /// The arrangement of a stack view with these views in it.
  init(_ stack: StackContent, of views: [ResolvedView]) {
    axis = stack.axis
    alignment = stack.alignment
    distribution = stack.distribution
    usesMargins = stack.isLayoutMarginsRelativeArrangement
    elements = views.map { view in
      Element(
        name: view.name, spacingAfter: view.attributes.customSpacingAfter ?? stack.spacing,
        isHidden: view.attributes.isHidden)
    }
  }

  /// The views that take part.
  var shown: [Element] { elements.filter { !$0.isHidden } }
}

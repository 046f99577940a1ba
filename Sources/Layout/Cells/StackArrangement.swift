package import Vocabulary

/// What a stack view does with the views in it, in one state.
package struct StackArrangement: Hashable, Sendable {
  /// A view of the stack.
  package struct Element: Hashable, Sendable {
    let name: ViewName
    /// The distance between the view and the next one that shows, in points.
    let spacingAfter: Double
    /// Whether it takes no part: a hidden view has neither length nor spacing.
    let isHidden: Bool

    /// Creates a view of a stack.
    package init(name: ViewName, spacingAfter: Double, isHidden: Bool) {
      self.name = name
      self.spacingAfter = spacingAfter
      self.isHidden = isHidden
    }
  }

  let axis: StackAxis
  let alignment: StackAlignment
  let distribution: StackDistribution
  /// Whether the views stay within the layout margins.
  let usesMargins: Bool
  /// The views that are installed, in their order.
  let elements: [Element]

  /// Creates the arrangement of a stack view.
  package init(
    axis: StackAxis, alignment: StackAlignment, distribution: StackDistribution,
    usesMargins: Bool, elements: [Element]
  ) {
    self.axis = axis
    self.alignment = alignment
    self.distribution = distribution
    self.usesMargins = usesMargins
    self.elements = elements
  }

  /// The views that take part.
  var shown: [Element] { elements.filter { !$0.isHidden } }
}

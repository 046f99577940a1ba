package import Vocabulary

/// The arrangement of a stack view's subviews in one state.
package struct StackArrangement: Hashable, Sendable {
  /// An arranged subview.
  package struct Element: Hashable, Sendable {
    let name: ViewName
    /// The distance between the view and the next visible one, in points.
    let spacingAfter: Double
    /// Whether it is hidden: it then has neither length nor spacing.
    let isHidden: Bool

    /// Creates a view of a stack.
    package init(name: ViewName, spacingAfter: Double, isHidden: Bool) {
      self.name = name
      self.spacingAfter = spacingAfter
      self.isHidden = isHidden
    }
  }

  let axis: Axis
  let alignment: StackAlignment
  let distribution: StackDistribution
  /// Whether the views stay within the layout margins.
  let usesMargins: Bool
  /// Whether the distances of a vertical stack are between baselines.
  let usesBaselines: Bool
  /// How wide labels of several lines are.
  let textWidths: StackTextWidths
  /// The installed arranged subviews, in order.
  let elements: [Element]

  /// Creates the arrangement of a stack view.
  package init(
    axis: Axis, alignment: StackAlignment, distribution: StackDistribution,
    usesMargins: Bool, usesBaselines: Bool = false, textWidths: StackTextWidths = .intrinsic,
    elements: [Element]
  ) {
    self.axis = axis
    self.alignment = alignment
    self.distribution = distribution
    self.usesMargins = usesMargins
    self.usesBaselines = usesBaselines
    self.textWidths = textWidths
    self.elements = elements
  }

  /// The visible arranged subviews.
  var shown: [Element] { elements.filter { !$0.isHidden } }
}

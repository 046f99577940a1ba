internal import Views
package import Vocabulary

/// The properties of a stack view. It draws nothing.
package struct StackContent: ViewContent {
  package var axis = Axis.horizontal
  package var alignment = StackAlignment.fill
  package var distribution = StackDistribution.fill
  /// The distance between views, in points.
  package var spacing = 0.0
  /// Whether the views stay within the layout margins.
  package var isLayoutMarginsRelativeArrangement = false
  package var isBaselineRelativeArrangement = false

  /// Creates the content before its fields are set; `defaults(in:)` sets UIKit's defaults.
  package init() {}

  package static let fields = FieldTable<StackContent>(
    Field(.axis, { $1(&$0.axis) }), Field(.alignment, { $1(&$0.alignment) }),
    Field(.distribution, { $1(&$0.distribution) }),
    Field(.spacing, { $1(&$0.spacing) }),
    Field(.isLayoutMarginsRelativeArrangement, { $1(&$0.isLayoutMarginsRelativeArrangement) }),
    Field(.isBaselineRelativeArrangement, { $1(&$0.isBaselineRelativeArrangement) }))
}

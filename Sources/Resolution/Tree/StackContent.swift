internal import Views
internal import Vocabulary

/// The properties of a stack view. It draws nothing.
struct StackContent: ViewContent {
  var axis = StackAxis.horizontal
  var alignment = StackAlignment.fill
  var distribution = StackDistribution.fill
  /// The distance between views, in points.
  var spacing = 0.0
  /// Whether the views stay within the layout margins.
  var isLayoutMarginsRelativeArrangement = false
  var isBaselineRelativeArrangement = false

  static let fields = FieldTable<StackContent>(
    Field(.axis, \.axis), Field(.alignment, \.alignment), Field(.distribution, \.distribution),
    Field(.spacing, \.spacing),
    Field(.isLayoutMarginsRelativeArrangement, \.isLayoutMarginsRelativeArrangement),
    Field(.isBaselineRelativeArrangement, \.isBaselineRelativeArrangement))
}

/// How the views of a stack share its length (`UIStackView.Distribution`).
public enum StackDistribution: String, CaseIterable, Hashable, Sendable {
  /// Content hugging and compression resistance decide which views are stretched or compressed.
  case fill
  /// All views have the same length.
  case fillEqually
  /// The views' lengths are proportional to their intrinsic content sizes.
  case fillProportionally
  /// All gaps are equal, and at least the spacing.
  case equalSpacing
  /// The distances between the centres are equal, except where gaps would be smaller than the
  /// spacing.
  case equalCentering
}

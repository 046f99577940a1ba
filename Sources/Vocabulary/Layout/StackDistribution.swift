/// How the views of a stack share its length (`UIStackView.Distribution`).
public enum StackDistribution: String, CaseIterable, Hashable, Sendable {
  /// Hugging and resistance decide which views are stretched or compressed.
  case fill
  /// All views are as long as each other.
  case fillEqually
  /// The views are as long as their content, all times the same factor.
  case fillProportionally
  /// The gaps are as large as each other, and no smaller than the spacing.
  case equalSpacing
  /// The middles are as far from each other, where that leaves gaps no smaller than the spacing.
  case equalCentering
}

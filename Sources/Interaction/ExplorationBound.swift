/// A limit that can cut the exploration of a state graph short.
public enum ExplorationBound: String, CaseIterable, Hashable, Sendable {
  /// The maximum number of situations was reached.
  case situations
  /// Predicates distinguish items, and cells of some kinds of items never became visible.
  case otherItems

  /// The maximum number of situations that are explored. Our choice: far more than a comprehensible
  /// cell has.
  package static let maximumSituations = 4096

  /// The limit as a sentence without a full stop.
  public var sentence: String {
    switch self {
    case .situations: "only the first \(Self.maximumSituations) situations were followed"
    case .otherItems:
      "rules tell items apart, and not every kind of item came into view to be touched"
    }
  }
}

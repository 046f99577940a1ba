/// What can limit the exploration of a state graph.
public enum ExplorationBound: String, CaseIterable, Hashable, Sendable {
  /// There were more situations than are followed.
  case situations
  /// Predicates tell items apart, and cells of some kinds of items were never in view to be touched.
  case otherItems

  /// Maximum number of situations that are followed. Our choice: far more than a cell that a person can
  /// understand has.
  package static let maximumSituations = 4096

  /// A sentence without a full stop.
  public var sentence: String {
    switch self {
    case .situations: "only the first \(Self.maximumSituations) situations were followed"
    case .otherItems:
      "rules tell items apart, and not every kind of item came into view to be touched"
    }
  }
}

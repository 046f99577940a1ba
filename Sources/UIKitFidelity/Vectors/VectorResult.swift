/// The result of playing a vector.
package enum VectorResult: Hashable, Sendable {
  /// Everything was as expected.
  case holds
  /// Something was not: one sentence for each difference.
  case contradicts([String])
  /// The tool cannot play it, and lacks this.
  case untested(missing: String)

  /// The word that stands for it in lists.
  package var word: String {
    switch self {
    case .holds: "holds"
    case .contradicts: "contradicts"
    case .untested: "untested"
    }
  }
}

extension Vector {
  /// A vector with its result.
  package struct Played: Sendable {
    /// The vector.
    package let vector: Vector
    /// The outcome.
    package let result: VectorResult
  }
}

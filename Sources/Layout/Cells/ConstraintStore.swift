internal import Synchronization

/// Solves the constraints of a cell once for each shape. While the same constraints are active, a
/// longer text, another cell size or another constant then costs a hundredth of a solution.
final class ConstraintStore: Sendable {
  /// The maximum number of cached coefficients. Our choice: about 100 MB in the worst case; then
  /// the cache is cleared.
  private static let mostCoefficients = 4_000_000

  private struct Known {
    var answers: [LayoutShape: SolvedConstraints] = [:]
    var weight = 0
  }

  /// Whether the author of the scene has given the cell any constraints.
  let hasConstraints: Bool
  private let cell: LayoutHierarchy
  private let known = Mutex(Known())

  init(_ cell: LayoutHierarchy) {
    self.cell = cell
    hasConstraints = cell.constraintLists.contains { !$0.constraints.isEmpty }
  }

  /// The frames of the cell's views in every case: of conflicting required constraints the last one
  /// is dropped, and ambiguous values are 0.
  ///
  /// - Parameter solve: Solves the constraints if no cached solution can be used.
  func solved(
    _ context: LayoutContext, _ input: LayoutInput, _ sizing: ConstraintBuilder.Sizing,
    solve: (ConstraintBuilder) -> SolvedConstraints = { SolvedConstraints(solving: $0) }
  ) -> SolvedConstraints {
    let shape = LayoutShape(input, sizing, scale: context.scale)
    if let answer = known.withLock({ $0.answers[shape] }),
      let following = answer.following({ $0.value(in: context, input, sizing) })
    {
      return following
    }
    let answer = solve(ConstraintBuilder(cell: cell, context, input: input, sizing: sizing))
    known.withLock { known in
      if known.weight + answer.weight > Self.mostCoefficients { known = Known() }
      known.weight += answer.weight - (known.answers[shape]?.weight ?? 0)
      known.answers[shape] = answer
    }
    return answer
  }
}

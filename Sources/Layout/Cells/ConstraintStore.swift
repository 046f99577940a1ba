internal import Synchronization

/// Solves the constraints of a cell once for each shape, as far as the same constraints decide: a longer
/// text, another size of the cell or another constant then costs a hundredth of a solution.
final class ConstraintStore: Sendable {
  /// So many coefficients are kept. Our choice: some 100 MB in the worst case; beyond it all are forgotten.
  private static let mostCoefficients = 4_000_000

  private struct Known {
    var answers: [LayoutShape: SolvedConstraints] = [:]
    var weight = 0
  }

  /// Whether the cell's author has given it constraints at all.
  let hasConstraints: Bool
  private let cell: LayoutHierarchy
  private let known = Mutex(Known())

  init(_ cell: LayoutHierarchy) {
    self.cell = cell
    hasConstraints = cell.constraintLists.contains { !$0.constraints.isEmpty }
  }

  /// The frames of the cell's views, come what may: of required constraints that contradict each other the
  /// last written one is dropped, and what is not decided is 0.
  ///
  /// - Parameter solve: Solves the constraints where another answer cannot be followed.
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

internal import Drawing
internal import Vocabulary

/// The frames of a cell's views as the solver found them, and how they follow numbers.
struct SolvedConstraints: Sendable {
  /// The frames in the cell's coordinates, not on the pixel grid; none when there is no solution at all.
  private(set) var frames: [ViewName: Rect]
  /// The views whose layout margins constraints or stacks keep to.
  let viewsWithUsedMargins: Set<ViewName>
  private let variables: [ViewName: ConstraintBuilder.Variables]
  private let numbers: [LayoutNumber]
  private let response: LinearResponse?

  /// The answer to a cell's constraints, of which the builder has not been told any.
  init(solving builder: ConstraintBuilder) {
    var builder = builder
    builder.addAll()
    self.init(builder)
  }

  /// The answer to all constraints that a builder was told.
  init(_ builder: ConstraintBuilder) {
    variables = builder.variables
    viewsWithUsedMargins = builder.viewsWithUsedMargins
    let solution = builder.solution()
    frames = solution.map { [variables] in Self.frames(variables, at: $0.point) } ?? [:]
    numbers = builder.numbers
    response = builder.hasOnlyFiniteNumbers ? solution?.response : nil
  }

  private init(_ other: SolvedConstraints, movedTo point: LinearPoint) {
    self = other
    frames = Self.frames(other.variables, at: point)
  }

  /// The answer for a cell of the same shape; `nil` when it has to be solved anew because other
  /// constraints decide.
  func following(_ value: (LayoutNumber) -> Double?) -> SolvedConstraints? {
    let values = numbers.compactMap(value)
    guard values.count == numbers.count, values.allSatisfy(\.isFinite) else { return nil }
    return response?.point(changingTo: values).map { SolvedConstraints(self, movedTo: $0) }
  }

  /// How much memory it takes to follow numbers, counted in coefficients.
  var weight: Int { response?.weight ?? 0 }

  private static func frames(
    _ variables: [ViewName: ConstraintBuilder.Variables], at point: LinearPoint
  ) -> [ViewName: Rect] {
    variables.mapValues { view in
      Rect(
        point.value(of: view.left), point.value(of: view.top),
        max(0, point.value(of: view.width)), max(0, point.value(of: view.height)))
    }
  }
}

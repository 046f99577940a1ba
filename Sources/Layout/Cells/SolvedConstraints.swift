internal import Drawing
internal import Vocabulary

/// The frames of a cell's views from the solver, and how they follow numbers.
struct SolvedConstraints: Sendable {
  /// The frames in the cell's coordinates, before rounding to pixels; empty if there is no
  /// solution.
  private(set) var frames: [ViewName: Rect]
  /// The views whose layout margins constraints or stacks use.
  let viewsWithUsedMargins: Set<ViewName>
  /// The views whose readable areas constraints use.
  let readableViews: Set<ViewName>
  private let variables: [ViewName: ConstraintBuilder.Variables]
  private let numbers: [LayoutNumber]
  private let response: LinearResponse?

  /// Adds all constraints of a cell to a builder without any, and solves them.
  init(solving builder: ConstraintBuilder) {
    var builder = builder
    builder.addAll()
    self.init(builder)
  }

  /// Solves the constraints of a builder.
  init(_ builder: ConstraintBuilder) {
    variables = builder.variables
    viewsWithUsedMargins = builder.viewsWithUsedMargins
    readableViews = builder.views(using: .readableContentGuide)
    let solution = builder.solution()
    frames = solution.map { [variables] in Self.frames(variables, at: $0.point) } ?? [:]
    numbers = builder.numbers
    response = builder.hasOnlyFiniteNumbers ? solution?.response : nil
  }

  private init(_ other: SolvedConstraints, movedTo point: LinearPoint) {
    self = other
    frames = Self.frames(other.variables, at: point)
  }

  /// The solution for a cell of the same shape; `nil` if it must be solved again, because other
  /// constraints become active.
  func following(_ value: (LayoutNumber) -> Double?) -> SolvedConstraints? {
    let values = numbers.compactMap(value)
    guard values.count == numbers.count, values.allSatisfy(\.isFinite) else { return nil }
    return response?.point(changingTo: values).map { SolvedConstraints(self, movedTo: $0) }
  }

  /// The memory for following numbers, counted in coefficients.
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

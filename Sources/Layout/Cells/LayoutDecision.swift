/// The constraints that decide a number of a view's frame.
package struct LayoutDecision: Hashable, Sendable {
  /// How a constraint bounds the number.
  package enum Bound: String, Hashable, Sendable {
    /// It keeps the number from growing and from shrinking.
    case exactly
    /// It keeps the number from growing.
    case atMost = "at most"
    /// It keeps the number from shrinking.
    case atLeast = "at least"
  }

  /// A constraint that decides the number.
  package struct Reason: Hashable, Sendable {
    /// The source of the constraint.
    package let cause: LayoutCause
    /// The priority, 1000 for required.
    package let priority: Double
    /// How it bounds the number.
    package var bound: Bound
    /// By how many points it is not satisfied; 0 if it is. An optional constraint that is not satisfied still pulls the
    /// number in its direction.
    package let shortfall: Double
  }

  /// A preference about the view that does not hold.
  package struct Concession: Hashable, Sendable {
    /// The source of the preference.
    package let cause: LayoutCause
    /// Its priority.
    package let priority: Double
    /// By how many points it fails to hold.
    package let shortfall: Double
    /// The constraints that prevent it from holding.
    package let opponents: [Opponent]

    /// The opponents of the same priority, which won only because they come first.
    package var ties: [Opponent] { opponents.filter { $0.priority == priority } }
  }

  /// A constraint that prevents another one from holding.
  package struct Opponent: Hashable, Sendable {
    /// The source of the constraint.
    package let cause: LayoutCause
    /// The priority, 1000 for required.
    package let priority: Double
  }

  /// The attribute.
  package let attribute: FrameAttribute
  /// The value in points before it is rounded to the pixel grid.
  package let value: Double
  /// The constraints that decide it, by falling priority.
  package let reasons: [Reason]
  /// The preferences about this view and this direction that do not hold, by falling priority.
  package let concessions: [Concession]
  /// Whether nothing keeps the number from growing or from shrinking.
  package let isOpen: Bool
  /// Whether the constraints allow no value that is nearer to zero. Undetermined numbers are minimised in order: those
  /// of earlier views first, and x and y before width and height. So a later one may be farther from zero than the
  /// constraints require.
  package let isNearestToZero: Bool
}

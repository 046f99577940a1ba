public import Vocabulary

/// A rectangle in a view that takes part in layout and is not drawn (`UILayoutGuide`). Constraints name it like a
/// view.
public struct LayoutGuide: Hashable, Sendable {
  /// The name, unique among the names of the cell's views, guides and constraints.
  public var name: ViewName
  /// The constraints of the guide. In them `superview` is the view that owns the guide.
  public var constraints: [Constraint]

  /// Creates a guide.
  public init(_ name: ViewName, constraints: [Constraint] = []) {
    self.name = name
    self.constraints = constraints
  }
}

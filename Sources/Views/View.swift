internal import Drawing
public import Vocabulary

/// A named view in a cell.
public struct View: Hashable, Sendable {
  /// The name, unique in the cell.
  public var name: ViewName
  /// The kind of view.
  package let kind: ViewKind
  /// The properties that are set.
  public var properties: ViewProperties
  /// The constraints of the view. Together with the superview's size they must determine its frame.
  public var constraints: [Constraint]
  /// The subviews, from back to front; in a stack view the arranged subviews.
  public var subviews: [View]
  /// The layout guides of the view. Default: none.
  public var layoutGuides: [LayoutGuide] = []

  package init(
    _ kind: ViewKind, name: ViewName, properties: ViewProperties, constraints: [Constraint],
    subviews: [View]
  ) {
    self.name = name
    self.kind = kind
    self.properties = properties
    self.constraints = constraints
    self.subviews = subviews
  }
}

internal import Drawing
public import Vocabulary

/// A named view in a cell.
public struct View: Hashable, Sendable {
  /// The name, unique in the cell.
  public var name: ViewName
  /// What kind of view it is.
  package let kind: ViewKind
  /// The properties that were written.
  public var properties: ViewProperties
  /// Where the view is; together with the superview's size they must decide its frame.
  public var constraints: [Constraint]
  /// The views in it, from back to front; those of a stack are the ones that it arranges.
  public var subviews: [View]

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

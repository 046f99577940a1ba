public import Drawing
public import Vocabulary

/// One of the views that a cell has by itself; its name comes from its place.
public struct Container: Hashable, Sendable {
  /// The properties that were written.
  public var properties: ViewProperties
  /// The views in it, from back to front.
  public var subviews: [View]
  /// What holds between the views of the cell; what names no view is this one's. Default: none.
  public var constraints: [Constraint]

  /// Makes a container; what is not named has UIKit's default, and
  /// properties without an argument are given with `setting`.
  public init(
    backgroundColor: DynamicColor? = nil, alpha: Double? = nil, tintColor: DynamicColor? = nil,
    isHidden: Bool? = nil, cornerRadius: Double? = nil, cornerCurve: CornerCurve? = nil,
    clipsToBounds: Bool? = nil, subviews: [View] = [], constraints: [Constraint] = []
  ) {
    self.init(
      properties: ViewProperties(
        backgroundColor: backgroundColor, alpha: alpha, tintColor: tintColor, isHidden: isHidden,
        cornerRadius: cornerRadius, cornerCurve: cornerCurve, clipsToBounds: clipsToBounds),
      subviews: subviews, constraints: constraints)
  }

  package init(properties: ViewProperties, subviews: [View], constraints: [Constraint]) {
    self.properties = properties
    self.subviews = subviews
    self.constraints = constraints
  }
}

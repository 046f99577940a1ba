public import Drawing
public import Vocabulary

/// One of the views that UIKit creates in a cell. Its name follows from its role.
public struct Container: Hashable, Sendable {
  /// The properties that are set.
  public var properties: ViewProperties
  /// The subviews, from back to front.
  public var subviews: [View]
  /// Constraints between views of the cell. An anchor without a view refers to this view. Default:
  /// none.
  public var constraints: [Constraint]
  /// The layout guides of the view. Default: none.
  public var layoutGuides: [LayoutGuide] = []

  /// Creates a container with UIKit's defaults for omitted arguments. Set other properties with
  /// `setting`.
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

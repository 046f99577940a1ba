/// One of the views that a cell has by itself; its name comes from its place.
public struct Container: Hashable, Sendable {
  /// What every view has.
  public var properties: ViewProperties
  /// The views in it, from back to front.
  public var subviews: [View]

  /// Makes a container; what is not named has UIKit's default.
  public init(
    backgroundColor: DynamicColor? = nil, alpha: Double = 1, isHidden: Bool = false,
    tintColor: DynamicColor? = nil, subviews: [View] = []
  ) {
    self.init(
      properties: ViewProperties(
        backgroundColor: backgroundColor, alpha: alpha, isHidden: isHidden, tintColor: tintColor),
      subviews: subviews)
  }

  init(properties: ViewProperties, subviews: [View]) {
    self.properties = properties
    self.subviews = subviews
  }
}

/// One of the views that a cell has by itself; its name comes from its place.
public struct Container: Hashable, Sendable {
  /// The properties that were written.
  public var properties: ViewProperties
  /// The views in it, from back to front.
  public var subviews: [View]

  /// Makes a container; what is not named has UIKit's default, and
  /// properties without an argument are given with `setting`.
  public init(
    backgroundColor: DynamicColor? = nil, alpha: Double? = nil, tintColor: DynamicColor? = nil,
    isHidden: Bool? = nil, subviews: [View] = []
  ) {
    self.init(
      properties: ViewProperties(
        backgroundColor: backgroundColor, alpha: alpha, tintColor: tintColor, isHidden: isHidden),
      subviews: subviews)
  }

  init(properties: ViewProperties, subviews: [View]) {
    self.properties = properties
    self.subviews = subviews
  }
}

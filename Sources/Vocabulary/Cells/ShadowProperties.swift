public import Drawing

/// The shadow of a background (`UIShadowProperties`).
public struct ShadowProperties: Hashable, Sendable {
  /// The colour. Default: black (from memory, unverified).
  public var color: DynamicColor
  /// The opacity, 0…1. Default: 0, no shadow (documented).
  public var opacity: Double
  /// The blur radius, in points. Default: 3, as for a layer (from memory, unverified).
  public var radius: Double
  /// The offset, in points. Default: (0, −3), as for a layer (from memory, unverified).
  public var offset: Size

  /// Creates a shadow with the defaults for omitted arguments.
  public init(
    color: DynamicColor = .black, opacity: Double = 0, radius: Double = 3,
    offset: Size = Size(width: 0, height: -3)
  ) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
  }
}

/// A width and a height, in points unless said otherwise.
public struct Size: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// The size of nothing.
  public static let zero = Size(0, 0)

  /// Makes a size of the given extents.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

/// A width and a height, in points unless said otherwise.
public struct Size: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// A size of 0 × 0.
  public static let zero = Size(0, 0)

  /// Creates a size.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

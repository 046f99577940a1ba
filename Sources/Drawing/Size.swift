/// A width and a height, in points unless said otherwise.
public struct Size: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// A size of 0 × 0.
  public static let zero = Size(0, 0)

  /// Creates a size from its sides.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates a size; short for the package's own code.
  package init(_ width: Double, _ height: Double) {
    self.init(width: width, height: height)
  }
}

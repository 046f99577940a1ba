/// An affine transform (`CGAffineTransform`): x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct Transform: Hashable, Sendable {
  /// The coefficients, named as in Core Graphics.
  public var a, b, c, d, tx, ty: Double

  /// The identity transform.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform from its coefficients.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A translation by `offset`.
  public static func translation(_ offset: Point) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: offset.x, ty: offset.y)
  }

  /// A scale by `x` and `y`.
  public static func scale(x: Double, y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// The transform that stretches a picture of a size, whose origin is its top left corner, to fill a frame; the identity
  /// for an empty size, which cannot be stretched.
  package static func fitting(_ size: Size, into frame: Rect) -> Transform {
    guard size.width > 0, size.height > 0 else { return .identity }
    return Transform.scale(x: frame.size.width / size.width, y: frame.size.height / size.height)
      .concatenating(.translation(frame.origin))
  }

  /// The transform that applies `self` first and then `next`.
  public func concatenating(_ next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }
}

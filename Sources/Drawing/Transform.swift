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

  /// Creates a scale by a factor for each axis; a negative one mirrors.
  public init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a translation by distances in points.
  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Creates a rotation by an angle in radians, clockwise on screen, as y points down.
  public init(rotationAngle angle: Double) {
    let (sine, cosine) = (Elementary.sin(angle), Elementary.cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A translation by `offset`; short for the package's own code.
  package static func translation(_ offset: Point) -> Transform {
    Transform(translationX: offset.x, y: offset.y)
  }

  /// The transform that stretches a picture of a size, whose origin is its top left corner, to fill a frame; the identity
  /// for an empty size, which cannot be stretched.
  package static func fitting(_ size: Size, into frame: Rect) -> Transform {
    guard size.width > 0, size.height > 0 else { return .identity }
    return Transform(scaleX: frame.size.width / size.width, y: frame.size.height / size.height)
      .concatenating(.translation(frame.origin))
  }

  /// The transform that applies `self` first and then `next`.
  public func concatenating(_ next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The transform that scales first and then applies `self`.
  public func scaledBy(x: Double, y: Double) -> Transform {
    Transform(scaleX: x, y: y).concatenating(self)
  }

  /// The transform that translates first and then applies `self`.
  public func translatedBy(x: Double, y: Double) -> Transform {
    Transform(translationX: x, y: y).concatenating(self)
  }

  /// The transform that rotates first, by an angle in radians, and then applies `self`.
  public func rotated(by angle: Double) -> Transform {
    Transform(rotationAngle: angle).concatenating(self)
  }

  /// The inverse transform; `nil` for a singular one (Core Graphics returns that unchanged).
  public func inverted() -> Transform? {
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

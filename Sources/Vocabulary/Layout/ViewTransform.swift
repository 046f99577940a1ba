public import Drawing

/// A transform that is applied to a view after layout (`UIView.transform`): scale, then rotation,
/// then translation, about its centre.
///
/// The parts are stored separately, so that they can be interpolated.
public struct ViewTransform: Hashable, Sendable {
  /// The scale along x; negative mirrors.
  public var scaleX: Double
  /// The scale along y; negative mirrors.
  public var scaleY: Double
  /// The rotation, clockwise on screen, as y points down.
  public var rotation: Angle
  /// The translation, in points of the superview.
  public var translation: Point

  /// The identity transform.
  public static let identity = ViewTransform()

  /// Creates a transform. Omitted parts have no effect.
  public init(
    scaleX: Double = 1, scaleY: Double = 1, rotation: Angle = .zero, translation: Point = .zero
  ) {
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.rotation = rotation
    self.translation = translation
  }

  /// Creates a scale by a factor for each axis (`CGAffineTransform(scaleX:y:)`).
  public init(scaleX x: Double, y: Double) {
    self.init(scaleX: x, scaleY: y)
  }

  /// Creates a clockwise rotation (`CGAffineTransform(rotationAngle:)`).
  public init(rotationAngle angle: Angle) {
    self.init(rotation: angle)
  }

  /// Creates a translation by distances in points (`CGAffineTransform(translationX:y:)`).
  public init(translationX x: Double, y: Double) {
    self.init(translation: Point(x, y))
  }

  /// Returns what is between this transform (0) and another one (1), part by part; a spring may go beyond both.
  package func interpolated(to other: ViewTransform, by progress: Double) -> ViewTransform {
    func way(_ start: Double, _ end: Double) -> Double { start + (end - start) * progress }
    return ViewTransform(
      scaleX: way(scaleX, other.scaleX), scaleY: way(scaleY, other.scaleY),
      rotation: Angle(halfTurns: way(rotation.halfTurns, other.rotation.halfTurns)),
      translation: Point(
        way(translation.x, other.translation.x), way(translation.y, other.translation.y)))
  }

  /// The affine transform, about the origin.
  package var matrix: Transform {
    let (sine, cosine) = (rotation.sine, rotation.cosine)
    return Transform(
      a: scaleX * cosine, b: scaleX * sine, c: -scaleY * sine, d: scaleY * cosine,
      tx: translation.x, ty: translation.y)
  }
}

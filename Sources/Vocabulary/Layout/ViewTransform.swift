public import Drawing

/// How a view is changed after layout (`UIView.transform`): scaled, then turned, then moved, about its
/// centre.
///
/// The parts are kept apart, so that a view can be shown on its way from one transform to another.
public struct ViewTransform: Hashable, Sendable {
  /// The factor along x; negative mirrors.
  public var scaleX: Double
  /// The factor along y.
  public var scaleY: Double
  /// The turn, clockwise on screen, as y points down.
  public var rotation: Angle
  /// The move, in points of the superview.
  public var translation: Point

  /// The identity transform.
  public static let identity = ViewTransform()

  /// Creates a transform. Parts that are left out have no effect.
  public init(
    scaleX: Double = 1, scaleY: Double = 1, rotation: Angle = .zero, translation: Point = .zero
  ) {
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.rotation = rotation
    self.translation = translation
  }

  /// Scales along both axes.
  public static func scale(_ factor: Double) -> ViewTransform {
    ViewTransform(scaleX: factor, scaleY: factor)
  }

  /// Scales along each axis.
  public static func scale(x: Double, y: Double) -> ViewTransform {
    ViewTransform(scaleX: x, scaleY: y)
  }

  /// Turns clockwise.
  public static func rotate(_ angle: Angle) -> ViewTransform { ViewTransform(rotation: angle) }

  /// Returns a translation by a distance in points.
  public static func translate(x: Double = 0, y: Double = 0) -> ViewTransform {
    ViewTransform(translation: Point(x, y))
  }

  /// The map, about the origin.
  package var matrix: Transform {
    let (sine, cosine) = (rotation.sine, rotation.cosine)
    return Transform(
      a: scaleX * cosine, b: scaleX * sine, c: -scaleY * sine, d: scaleY * cosine,
      tx: translation.x, ty: translation.y)
  }
}

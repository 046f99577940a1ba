/// The shadow of a layer (`CALayer`'s `shadowColor`, `shadowOpacity`, `shadowRadius`,
/// `shadowOffset`).
///
/// Its shape is the alpha of the whole layer after clipping. It is offset and blurred in the
/// layer's own coordinates, so it rotates and scales with the layer. It is drawn behind the layer.
public struct Shadow: Hashable, Sendable {
  /// The maximum radius, in points. Our choice: the cost of a blur grows with its radius, and such
  /// a shadow is already invisible at far smaller ones.
  package static let maximumRadius = 1000.0

  /// The colour, including its alpha. Core Animation's default is black.
  public let color: Color
  /// The factor for the colour's alpha, 0…1. Core Animation's default is 0, no shadow; here it must
  /// be given.
  public let opacity: Double
  /// The blur radius, in points; Core Animation's default is 3.
  ///
  /// It is the standard deviation of the blur. Others measured 0.93 of it on frames, which is what
  /// three box blurs of the width that SVG specifies amount to; those are drawn here, too.
  public let radius: Double
  /// The offset of the shadow, in points. Core Animation's default is (0, −3), upwards.
  public let offset: Size

  /// Creates a shadow. Opacity and radius are clamped to their ranges; NaN becomes 0.
  public init(
    color: Color = Color(white: 0), opacity: Double, radius: Double = 3,
    offset: Size = Size(width: 0, height: -3)
  ) {
    self.color = color
    self.opacity = opacity > 0 ? min(opacity, 1) : 0
    self.radius = radius > 0 ? min(radius, Self.maximumRadius) : 0
    self.offset = offset
  }

  /// The offset as the vector that moves the shape.
  package var shift: Point { Point(offset.width, offset.height) }

  /// Whether the shadow is visible.
  package var isVisible: Bool { color.alpha * opacity > 0 }

  /// The colour with its alpha multiplied by the shadow's opacity.
  package var paint: Color { color.withAlphaComponent(color.alpha * opacity) }

  /// The distance from the shape at which the shadow ends, in points: three box blurs reach 2.82
  /// standard deviations, and the Gaussian for small radii reaches 3.
  package var reach: Double { radius * 3 }

  var dumpText: String {
    "shadow \(color.hexText) opacity \(decimal(opacity)) radius \(decimal(radius)) offset "
      + "\(decimal(offset.width)),\(decimal(offset.height))"
  }
}

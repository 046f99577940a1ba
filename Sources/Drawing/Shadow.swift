/// The shadow of a layer (`CALayer`'s `shadowColor`, `shadowOpacity`, `shadowRadius`, `shadowOffset`).
///
/// It has the shape of everything in the layer, as its clip leaves it, put together: only alpha
/// counts. It is moved and blurred in the layer's own coordinates, so it turns and grows with the
/// layer, and lies behind it.
public struct Shadow: Hashable, Sendable {
  /// The largest radius, in points. Our choice: what a blur needs grows with it, and nothing can be
  /// told from nothing long before.
  public static let maximumRadius = 1000.0

  /// The colour; its alpha counts, too. Black by default, as in Core Animation.
  public let color: Color
  /// What the colour's alpha is multiplied by, 0…1. 0 by default there, which is no shadow; to write
  /// one down means to want it, so that there is no default here.
  public let opacity: Double
  /// How far the shadow reaches beyond the shape, roughly, in points; 3 by default, as there.
  ///
  /// It is the standard deviation of the blur. What others measured on frames, 0.93 of it, is what
  /// three box blurs of SVG's prescribed width come to, and those are what is drawn.
  public let radius: Double
  /// How far the shadow is moved, in points; (0, −3) by default, as there: up.
  public let offset: Point

  /// Makes a shadow; opacity and radius are brought into their ranges, NaN to 0.
  public init(
    color: Color = Color(white: 0), opacity: Double, radius: Double = 3,
    offset: Point = Point(0, -3)
  ) {
    self.color = color
    self.opacity = opacity > 0 ? min(opacity, 1) : 0
    self.radius = radius > 0 ? min(radius, Self.maximumRadius) : 0
    self.offset = offset
  }

  /// Whether there is anything to draw.
  package var isVisible: Bool { color.alpha * opacity > 0 }

  /// The colour with the shadow's opacity in its alpha.
  package var paint: Color { color.withAlpha(color.alpha * opacity) }

  /// How far beyond the moved shape anything can be seen, in points: three box blurs reach 2.82
  /// deviations, the Gaussian that is drawn for small radii 3.
  package var reach: Double { radius * 3 }

  var dumpText: String {
    "shadow \(color.hexText) opacity \(decimal(opacity)) radius \(decimal(radius)) offset "
      + "\(decimal(offset.x)),\(decimal(offset.y))"
  }
}

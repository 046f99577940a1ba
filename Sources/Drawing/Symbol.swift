/// Icons of our own drawing under the names that users know from SF Symbols.
///
/// Apple's symbols may not leave Apple's platforms, so the shapes are ours (`uikit` names, our ink).
public enum Symbol: String, Hashable, Sendable, CaseIterable {
  /// A five-pointed star, filled.
  case starFill = "star.fill"

  /// The side of the square that a symbol fills at a point size of 17, in points. Our choice; the
  /// sizes of Apple's symbols are not published.
  public static let sideAtBodySize = 20.0

  /// The shape in a square of side 1, y down.
  public var path: Path {
    switch self {
    case .starFill: Self.star
    }
  }

  /// Five outer points on the circle that fills the square, five inner ones at 0.381966 (the
  /// pentagram's ratio, 2 − φ) of its radius, the first point up. The shape is moved down so that
  /// its own box, which is shorter below, is centred.
  private static let star: Path = {
    let radius = 0.5
    let innerRatio = 0.381_966_011_250_105
    // Unit vectors at multiples of 36°, written out: the C library's sine may differ in its last
    // digit from system to system, and pictures must not.
    let sine = [0, 0.587_785_252_292_473_1, 0.951_056_516_295_153_5, 0.951_056_516_295_153_5]
    let cosine = [1, 0.809_016_994_374_947_5, 0.309_016_994_374_947_45, -0.309_016_994_374_947_45]
    func direction(_ step: Int) -> Point {
      let folded = step <= 5 ? step : 10 - step
      let (s, c) =
        switch folded {
        case 0...3: (sine[folded], cosine[folded])
        case 4: (sine[1], -cosine[1])
        default: (0.0, -1.0)
        }
      return Point(step <= 5 ? s : -s, -c)
    }
    let centerY = 0.5 + radius * (1 - cosine[1]) / 2
    var path = Path()
    for step in 0..<10 {
      let length = step.isMultiple(of: 2) ? radius : radius * innerRatio
      let point = Point(0.5 + direction(step).x * length, centerY + direction(step).y * length)
      if step == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    return path
  }()
}

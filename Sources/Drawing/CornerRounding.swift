/// The path around one corner. x is the distance from the corner along the edge that ends in it, y
/// the distance along the edge that starts there, in points.
struct CornerRounding {
  /// The distance from the corner at which the path starts and ends, in points.
  let extent: Double
  /// The path, from (extent, 0) to (0, extent).
  let elements: [Path.Element]

  /// The path around a corner of `radius` points, with `room` points to the middle of the shorter
  /// edge.
  init(radius: Double, room: Double, curve: CornerCurve) {
    // 1 is the complete continuous corner, 0 the quarter circle. In between, the curve takes
    // exactly the available room, so that two corners meet in the middle of their edge.
    let blend: Double
    switch curve {
    case .circular: blend = 0
    case .continuous:
      blend = min((room / radius - 1) / (CornerCurve.continuous.expansionFactor - 1), 1)
    }
    guard blend > 0 else {
      let handle = radius * (1 - Path.kappa)
      extent = radius
      elements = [.curve(Point(handle, 0), Point(0, handle), Point(0, radius))]
      return
    }
    let points = zip(Self.circular, Self.continuous).map { round, smooth in
      Point(
        (round.x + (smooth.x - round.x) * blend) * radius,
        (round.y + (smooth.y - round.y) * blend) * radius)
    }
    extent = points[0].x
    elements = Self.way(points)
  }

  /// Half of the path in units of the radius, from its start to the first control point of the
  /// middle curve. The other half is its mirror image. Measured by others on UIKit's paths.
  private static let continuous = [
    Point(1.528_664_83, 0),
    Point(1.088_493_23, 0), Point(0.868_406_89, 0), Point(0.669_934_27, 0.065_496),
    Point(0.631_493_99, 0.074_911),
    Point(0.372_823_92, 0.169_058_99),
  ]

  /// A quarter circle, split at the angles with the sine 5/13, which is near where the curves of
  /// the continuous corner meet. Its lines have length 0.
  private static let circular: [Point] = {
    // 4/3·tan(angle/4) of each arc's angle: asin(5/13), and 90° minus twice that.
    let (side, middle) = (0.132_026_018_123_713_12, 0.263_766_916_352_425_8)
    let (sine, cosine) = (5.0 / 13, 12.0 / 13)
    let joint = Point(1 - sine, 1 - cosine)
    return [
      Point(1, 0),
      Point(1 - side, 0), Point(joint.x + side * cosine, joint.y - side * sine), joint,
      joint,
      Point(joint.x - middle * cosine, joint.y + middle * sine),
    ]
  }()

  private static func way(_ points: [Point]) -> [Path.Element] {
    let mirrored = points.map { Point($0.y, $0.x) }
    return [
      .curve(points[1], points[2], points[3]),
      .line(points[4]),
      .curve(points[5], mirrored[5], mirrored[4]),
      .line(mirrored[3]),
      .curve(mirrored[2], mirrored[1], mirrored[0]),
    ]
  }
}

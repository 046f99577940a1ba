internal import Drawing
internal import Scenes

/// The outline of a view's bounds with rounded corners, and the ring that its border fills.
struct CornerOutline {
  /// A point near a corner, in radii: how far back along the edge that comes in, and how far along the
  /// edge that goes out.
  private typealias Place = (incoming: Double, outgoing: Double)

  private enum Step {
    case line(Place)
    case curve(Place, Place, Place)
  }

  /// How much of an edge, in radii, a continuous corner takes (`cornerCurveExpansionFactor`).
  private static let expansion = 1.528_664_83

  let bounds: Rect
  private let radius: Double
  private let corners: MaskedCorners
  private let curve: CornerCurve

  /// A radius above half the shorter side is lowered to that half.
  init(_ bounds: Rect, radius: Double, corners: MaskedCorners, curve: CornerCurve) {
    self.bounds = bounds
    self.radius = max(0, min(radius, bounds.size.width / 2, bounds.size.height / 2))
    self.corners = corners
    self.curve = curve
  }

  /// The outline, clockwise.
  var path: Path {
    guard radius > 0, !corners.isEmpty else { return .rect(bounds) }
    if curve == .circular, corners == .all { return .roundedRect(bounds, radius: radius) }
    let steps = steps()
    // Clockwise: for each corner where it is, and which way its two edges go.
    let (right, down) = (Point(1, 0), Point(0, 1))
    let (left, up) = (Point(-1, 0), Point(0, -1))
    let all: [(MaskedCorners, Point, in: Point, out: Point)] = [
      (.layerMaxXMinYCorner, Point(bounds.maxX, bounds.minY), right, down),
      (.layerMaxXMaxYCorner, Point(bounds.maxX, bounds.maxY), down, left),
      (.layerMinXMaxYCorner, Point(bounds.minX, bounds.maxY), left, up),
      (.layerMinXMinYCorner, bounds.origin, up, right),
    ]
    var elements: [Path.Element] = []
    for (mask, corner, incoming, outgoing) in all {
      func point(_ place: Place) -> Point {
        let (back, forth) = (place.incoming * radius, place.outgoing * radius)
        return Point(
          corner.x - incoming.x * back + outgoing.x * forth,
          corner.y - incoming.y * back + outgoing.y * forth)
      }
      guard corners.contains(mask) else {
        elements.append(.line(corner))
        continue
      }
      for step in steps {
        switch step {
        case .line(let end): elements.append(.line(point(end)))
        case .curve(let first, let second, let end):
          elements.append(.curve(point(first), point(second), point(end)))
        }
      }
    }
    guard case .line(let start)? = elements.first else { return .rect(bounds) }
    elements[0] = .move(start)
    return Path(elements + [.close])
  }

  /// What lies between the outline and the same one moved inwards by `width`. With `cutOff` the outer
  /// edge is the bounds', as a clip cuts the corners.
  func ring(width: Double, cutOff: Bool) -> Path {
    let outer = cutOff ? .rect(bounds) : path
    let size = bounds.size
    guard 2 * width < size.width, 2 * width < size.height else { return outer }
    let inner = CornerOutline(
      bounds.inset(by: Insets(width)), radius: radius - width, corners: corners, curve: curve)
    return Path(outer.elements + inner.path.reversed.elements)
  }

  // MARK: - The shape of a corner

  private func steps() -> [Step] {
    let kept = 1 - Path.kappa
    let circle: [Step] = [.line((1, 0)), .curve((kept, 0), (0, kept), (0, 1))]
    switch curve {
    case .circular: return circle
    case .continuous:
      let room = min(bounds.size.width, bounds.size.height) / 2 / radius
      let share = min(1, (room - 1) / (Self.expansion - 1))
      return share > 0 ? Self.continuous(share: share) : circle
    }
  }

  /// Apple's curve where it has room (`share` 1), and the nearer to a circle the less room it has: our
  /// choice, as what Apple does there is not known.
  private static func continuous(share: Double) -> [Step] {
    func between(_ circular: Place, _ continuous: Place) -> Place {
      (
        circular.incoming + (continuous.incoming - circular.incoming) * share,
        circular.outgoing + (continuous.outgoing - circular.outgoing) * share
      )
    }
    func mirrored(_ place: Place) -> Place { (place.outgoing, place.incoming) }
    // Five parts, the last two the first two mirrored. The left column is the same arc in a circle,
    // the right one is taken from PaintCode's reading of UIBezierPath(roundedRect:cornerRadius:).
    let start = between((1, 0), (expansion, 0))
    let control1 = between((0.887_610_55, 0), (1.088_493_23, 0))
    let control2 = between((0.776_025_19, 0.018_946_14), (0.868_406_89, 0))
    let joint1 = between((0.669_934_27, 0.056_042_05), (0.669_934_27, 0.065_496))
    let joint2 = between((0.631_493_99, 0.070_374_63), (0.631_493_99, 0.074_911))
    let middle = between((0.375_070_96, 0.172_021_42), (0.372_823_92, 0.169_058_99))
    return [
      .line(start), .curve(control1, control2, joint1), .line(joint2),
      .curve(middle, mirrored(middle), mirrored(joint2)), .line(mirrored(joint1)),
      .curve(mirrored(control2), mirrored(control1), mirrored(start)),
    ]
  }
}

extension Path {
  /// A closed outline of one part, gone through the other way round.
  fileprivate var reversed: Path {
    var points: [Point] = []
    var result: [Element] = []
    for element in elements {
      switch element {
      case .move(let point): points.append(point)
      case .line(let point):
        if let start = points.last { result.append(.line(start)) }
        points.append(point)
      case .curve(let first, let second, let point):
        if let start = points.last { result.append(.curve(second, first, start)) }
        points.append(point)
      case .close: break
      }
    }
    guard let end = points.last else { return self }
    return Path([.move(end)] + result.reversed() + [.close])
  }
}

internal import Drawing
internal import Resolution

extension TouchTrace.Finger {
  /// What is drawn of the finger, over everything else: a translucent dot with a white ring while it is
  /// on the glass, a dashed ring where it just lifted. All sizes and colours are our choice.
  var ink: [DisplayList.Item] {
    switch self {
    case .away: []
    case .down(let center):
      [
        .fill(.circle(center: center, radius: Self.radius), Color(hex: 0x3C3C43).withAlpha(0.45)),
        Self.hairline(around: center),
        .stroke(
          .circle(center: center, radius: Self.radius - Self.ring / 2), Stroke(width: Self.ring),
          Color(white: 1, alpha: 0.95)),
      ]
    case .lifted(let center):
      [
        .stroke(
          Self.dashes(around: center), Stroke(width: Self.ring + 1), Color(white: 0, alpha: 0.3)),
        .stroke(
          Self.dashes(around: center), Stroke(width: Self.ring), Color(white: 1, alpha: 0.95)),
      ]
    }
  }

  /// Half of 28 points.
  private static let radius = 14.0
  private static let ring = 2.0

  /// Keeps the white ring visible on white.
  private static func hairline(around center: Point) -> DisplayList.Item {
    .stroke(
      .circle(center: center, radius: radius + 0.25), Stroke(width: 0.5),
      Color(white: 0, alpha: 0.3))
  }

  /// As many dashes as gaps, of about four points each.
  private static func dashes(around center: Point) -> Path {
    let circle = Path.circle(center: center, radius: radius - ring / 2)
    let count = 10
    return Path(
      (0..<count).flatMap { index in
        circle.trimmed(
          from: Double(index) / Double(count), to: (Double(index) + 0.5) / Double(count)
        ).elements
      })
  }
}

internal import Drawing

/// The end of an item that is deleted, as UML draws a final state: a ring with a filled disc in it. Each arrow has
/// an end of its own, so that no arrow is long.
struct FinalState {
  /// The middle of the ring.
  let center: Point

  private typealias Metrics = DiagramMetrics

  init(center: Point) { self.center = center }

  /// The end of an arrow that points down to a tip.
  init(below tip: Point) {
    center = Point(tip.x, tip.y + Metrics.finalStateGap + Metrics.finalStateRadius)
  }

  /// The height below a card that an arrow to the end takes with its symbol.
  ///
  /// - Parameter label: What stands beside the arrow.
  static func height(beside label: TextBlock) -> Double {
    Metrics.arrowGap + length(beside: label) + Metrics.finalStateGap + 2 * Metrics.finalStateRadius
  }

  /// The length of an arrow to the end.
  ///
  /// - Parameter label: What stands beside the arrow.
  static func length(beside label: TextBlock) -> Double {
    max(Metrics.leastEndArrow, label.size.height.rounded(.up))
  }

  /// What the ring covers, without half of its line.
  var box: Rect {
    let radius = Metrics.finalStateRadius
    return Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius)
  }

  func items(_ color: Color) -> [DisplayList.Item] {
    [
      .stroke(
        .circle(center: center, radius: Metrics.finalStateRadius),
        Stroke(lineWidth: Metrics.arrowLine), color),
      .fill(.circle(center: center, radius: Metrics.finalStateDisc), color),
    ]
  }
}

internal import Drawing

/// An arrow with its path and the position of its label.
struct PlacedArrow {
  let arrow: TransitionArrow
  /// The line, from start to tip.
  let path: Path
  /// The corners of a line of straight parts, from start to tip; empty for a curve.
  let route: [Point]
  /// The open arrowhead at the tip.
  let head: Path?
  /// The label's texts with their top left corners.
  let texts: [(block: TextBlock, origin: Point, isCentered: Bool)]
  /// The end of a deleted item to which it leads; `nil` for an arrow to a state.
  let finalState: FinalState?

  private typealias Metrics = DiagramMetrics

  /// The bounding box of the label.
  var labelBox: Rect {
    let boxes = texts.map { Rect(origin: $0.origin, size: $0.block.size) }
    guard let first = boxes.first else { return .zero }
    return boxes.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Creates an arrow of straight lines with rounded corners.
  init(
    arrow: TransitionArrow, route: [Point],
    texts: [(block: TextBlock, origin: Point, isCentered: Bool)], finalState: FinalState? = nil
  ) {
    self.init(
      arrow: arrow, path: .polyline(route, cornerRadius: Metrics.arrowCorner),
      head: Self.head(route), texts: texts, route: route, finalState: finalState)
  }

  /// Creates an arrow along any path.
  init(
    arrow: TransitionArrow, path: Path, head: Path?,
    texts: [(block: TextBlock, origin: Point, isCentered: Bool)], route: [Point] = [],
    finalState: FinalState? = nil
  ) {
    self.finalState = finalState
    self.route = route
    self.arrow = arrow
    self.path = path
    self.head = head
    self.texts = texts
  }

  func items(_ palette: DiagramPalette) -> [DisplayList.Item] {
    let stroke = Stroke(lineWidth: Metrics.arrowLine, lineCap: .round, lineJoin: .round)
    let color = arrow.isOfApp ? palette.appArrow : palette.arrow
    let line = arrow.isOfApp ? path.dashed(Metrics.appDash, gap: Metrics.appGap) : path
    var items: [DisplayList.Item] = [.stroke(line, stroke, color)]
    if let head { items.append(.stroke(head, stroke, color)) }
    if let finalState { items += finalState.items(color) }
    for (block, origin, isCentered) in texts {
      items += block.items(at: origin, centered: isCentered)
    }
    return items
  }

  /// The open arrowhead at the end of a route.
  static func head(_ route: [Point]) -> Path? {
    guard let tip = route.last, let before = route.dropLast().last else { return nil }
    let way = tip - before
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    guard length > 0 else { return nil }
    let direction = Point(way.x / length, way.y / length)
    let (back, half) = (Metrics.arrowHead, Metrics.arrowHead * 0.45)
    let base = Point(tip.x - direction.x * back, tip.y - direction.y * back)
    let side = Point(direction.y * half, direction.x * half)
    return .polyline([
      Point(base.x + side.x, base.y - side.y), tip, Point(base.x - side.x, base.y + side.y),
    ])
  }
}

internal import Drawing
internal import Interaction

/// Transitions that share an arrow: the same states and the same delegate calls.
struct TransitionArrow {
  let from: CellState
  let to: CellState
  let transitions: [StateGraph.Transition]

  /// The actions, as a person reads them: "touch down, drag back in".
  var actionText: String { transitions.map(\.action.rawValue).joined(separator: ", ") }
  /// Gestures and delegate calls, each in their order; empty when nobody hears anything.
  var callText: String {
    guard let first = transitions.first else { return "" }
    return (first.gestures + first.calls.map(\.rawValue)).joined(separator: ", ")
  }

  /// Merges transitions that can share an arrow, in the order of their first ones.
  static func merging(_ transitions: [StateGraph.Transition]) -> [TransitionArrow] {
    var groups: [[StateGraph.Transition]] = []
    for transition in transitions {
      let index = groups.firstIndex { group in
        group.first.map {
          ($0.from, $0.to) == (transition.from, transition.to) && $0.calls == transition.calls
            && $0.gestures == transition.gestures
        } ?? false
      }
      if let index { groups[index].append(transition) } else { groups.append([transition]) }
    }
    return groups.compactMap { group in
      group.first.map { TransitionArrow(from: $0.from, to: $0.to, transitions: group) }
    }
  }
}

/// An arrow with its place: the way that it takes and where its label stands.
struct PlacedArrow {
  let arrow: TransitionArrow
  /// The line, from tail to tip.
  let path: Path
  /// The open head at the tip.
  let head: Path?
  /// The label's texts and the top left corner of each.
  let texts: [(block: TextBlock, origin: Point, isCentered: Bool)]

  private typealias Metrics = DiagramMetrics

  /// The rectangle around the label.
  var labelBox: Rect {
    let boxes = texts.map { Rect(origin: $0.origin, size: $0.block.size) }
    guard let first = boxes.first else { return .zero }
    return boxes.dropFirst().reduce(first) { $0.union($1) }
  }

  /// An arrow along straight lines whose inner corners are rounded.
  init(
    arrow: TransitionArrow, route: [Point],
    texts: [(block: TextBlock, origin: Point, isCentered: Bool)]
  ) {
    self.init(
      arrow: arrow, path: .polyline(route, cornerRadius: Metrics.arrowCorner),
      head: Self.head(route), texts: texts)
  }

  /// An arrow along any line.
  init(
    arrow: TransitionArrow, path: Path, head: Path?,
    texts: [(block: TextBlock, origin: Point, isCentered: Bool)]
  ) {
    self.arrow = arrow
    self.path = path
    self.head = head
    self.texts = texts
  }

  func items(_ palette: DiagramPalette) -> [DisplayList.Item] {
    let stroke = Stroke(width: Metrics.arrowLine, cap: .round, join: .round)
    var items: [DisplayList.Item] = [.stroke(path, stroke, palette.arrow)]
    if let head { items.append(.stroke(head, stroke, palette.arrow)) }
    for (block, origin, isCentered) in texts {
      items += block.items(at: origin, centered: isCentered)
    }
    return items
  }

  /// The open head at the end of a way.
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

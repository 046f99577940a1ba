internal import Drawing
internal import Interaction

/// Transitions that share an arrow: the same states and the same delegate calls.
struct TransitionArrow {
  let from: CellState
  let to: CellState
  let transitions: [StateGraph.Transition]

  /// The actions, as a person reads them: "touch down, drag back in".
  var actionText: String { transitions.map(\.action.rawValue).joined(separator: ", ") }
  /// The delegate calls in order; empty when the delegate hears nothing.
  var callText: String {
    (transitions.first?.calls ?? []).map(\.rawValue).joined(separator: ", ")
  }

  /// Merges transitions that can share an arrow, in the order of their first ones.
  static func merging(_ transitions: [StateGraph.Transition]) -> [TransitionArrow] {
    var groups: [[StateGraph.Transition]] = []
    for transition in transitions {
      let index = groups.firstIndex { group in
        group.first.map {
          ($0.from, $0.to) == (transition.from, transition.to) && $0.calls == transition.calls
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
  /// The corners of the way, from tail to tip.
  let route: [Point]
  /// The label's texts and the top left corner of each.
  let texts: [(block: TextBlock, origin: Point, isCentered: Bool)]

  private typealias Metrics = DiagramMetrics

  /// The rectangle around the label.
  var labelBox: Rect {
    let boxes = texts.map { Rect(origin: $0.origin, size: $0.block.size) }
    guard let first = boxes.first else { return .zero }
    return boxes.dropFirst().reduce(first) { $0.union($1) }
  }

  /// The line, its inner corners rounded.
  var path: Path { .polyline(route, cornerRadius: Metrics.arrowCorner) }

  func items(_ palette: DiagramPalette) -> [DisplayList.Item] {
    let stroke = Stroke(width: Metrics.arrowLine, cap: .round, join: .round)
    var items: [DisplayList.Item] = [.stroke(path, stroke, palette.arrow)]
    if let head = Self.head(route) { items.append(.stroke(head, stroke, palette.arrow)) }
    for (block, origin, isCentered) in texts {
      items += block.items(at: origin, centered: isCentered)
    }
    return items
  }

  /// The open head at the end of a way whose last part runs along an axis.
  static func head(_ route: [Point]) -> Path? {
    guard let tip = route.last, let before = route.dropLast().last else { return nil }
    let (back, half) = (Metrics.arrowHead, Metrics.arrowHead * 0.45)
    func sign(_ value: Double) -> Double { value == 0 ? 0 : value < 0 ? -1 : 1 }
    let direction = Point(sign(tip.x - before.x), sign(tip.y - before.y))
    let base = Point(tip.x - direction.x * back, tip.y - direction.y * back)
    let side = Point(direction.y * half, direction.x * half)
    return .polyline([base + side, tip, base - side])
  }
}

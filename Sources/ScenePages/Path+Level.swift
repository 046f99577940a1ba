internal import Drawing

extension Path {
  /// The height of a level line that passes a label; `nil` if none does.
  func level(near label: Rect) -> Double? {
    var start = Point.zero
    for element in elements {
      if case .line(let end) = element, abs(start.y - end.y) < 0.01,
        label.minY - 4...label.minY + label.size.height + 12 ~= end.y,
        min(start.x, end.x)...max(start.x, end.x) ~= label.midX
      {
        return end.y
      }
      start = element.points.last ?? start
    }
    return nil
  }
}

extension Path.Element {
  /// The control points and the end.
  var points: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .curve(let one, let other, let end): [one, other, end]
    case .close: []
    }
  }
}

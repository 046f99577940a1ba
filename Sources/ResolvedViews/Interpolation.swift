internal import Drawing

/// Computes the values between the start and the end of an animation, for values of one type.
struct Interpolation<Value: Sendable>: Sendable {
  /// Returns the value on the way from `start` (progress 0) to `end` (1), beyond both for a spring; `nil`
  /// if there is nothing between the two.
  let between: @Sendable (_ start: Value, _ end: Value, _ progress: Double) -> Value?

  /// Creates an interpolation.
  init(_ between: @escaping @Sendable (Value, Value, Double) -> Value?) { self.between = between }
}

extension Interpolation<Double> {
  /// Along a straight line.
  static let number = Interpolation { way($0, $1, $2) }
}

extension Interpolation<Size> {
  /// Width and height independently.
  static let size = Interpolation { way($0, $1, $2) }
}

extension Interpolation<Point> {
  /// Along a straight line.
  static let point = Interpolation { way($0, $1, $2) }
}

extension Interpolation<Color> {
  /// Component by component, in gamma-encoded sRGB (measured).
  static let color = Interpolation { way($0, $1, $2) }
}

extension Interpolation<Color?> {
  /// As colours; nil is transparent black (from memory, unverified).
  static let optionalColor = Interpolation { start, end, progress in
    start == nil && end == nil ? .some(nil) : way(start ?? .clear, end ?? .clear, progress)
  }
}

extension Interpolation<[Color]> {
  /// Colour by colour, between as many colours.
  static let colors = Interpolation { start, end, progress in
    start.count == end.count ? zip(start, end).map { way($0, $1, progress) } : nil
  }
}

extension Interpolation<[Double]?> {
  /// Number by number, between as many numbers.
  static let locations = Interpolation { start, end, progress in
    guard let start, let end, start.count == end.count else { return nil }
    return zip(start, end).map { way($0, $1, progress) }
  }
}

extension Interpolation<Path?> {
  /// Point by point, between paths of the same steps. Between others Core Animation's result is undefined
  /// (documented).
  static let path = Interpolation { start, end, progress in
    guard let start, let end else { return nil }
    return start.interpolated(to: end, by: progress)
  }
}

extension Interpolation<Shadow> {
  /// Component by component. `Shadow` limits the opacity and the radius.
  static let shadow = Interpolation { start, end, progress in
    Shadow(
      color: way(start.color, end.color, progress),
      opacity: way(start.opacity, end.opacity, progress),
      radius: way(start.radius, end.radius, progress),
      offset: way(start.offset, end.offset, progress))
  }
}

private func way(_ start: Double, _ end: Double, _ progress: Double) -> Double {
  start + (end - start) * progress
}

private func way(_ start: Size, _ end: Size, _ progress: Double) -> Size {
  Size(way(start.width, end.width, progress), way(start.height, end.height, progress))
}

private func way(_ start: Point, _ end: Point, _ progress: Double) -> Point {
  Point(way(start.x, end.x, progress), way(start.y, end.y, progress))
}

private func way(_ start: Color, _ end: Color, _ progress: Double) -> Color {
  Color(
    red: way(start.red, end.red, progress), green: way(start.green, end.green, progress),
    blue: way(start.blue, end.blue, progress), alpha: way(start.alpha, end.alpha, progress))
}

extension Path {
  /// Returns the outline between two that have the same steps; `nil` for others.
  fileprivate func interpolated(to other: Path, by progress: Double) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    var result: [Element] = []
    for pair in zip(elements, other.elements) {
      switch pair {
      case (.move(let start), .move(let end)): result.append(.move(way(start, end, progress)))
      case (.line(let start), .line(let end)): result.append(.line(way(start, end, progress)))
      case (.curve(let a, let b, let start), .curve(let c, let d, let end)):
        result.append(
          .curve(way(a, c, progress), way(b, d, progress), way(start, end, progress)))
      case (.close, .close): result.append(.close)
      default: return nil
      }
    }
    return Path(result, fillRule: other.fillRule)
  }
}

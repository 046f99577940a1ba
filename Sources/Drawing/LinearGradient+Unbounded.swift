extension LinearGradient {
  /// Creates a gradient whose stops may lie beyond its ends, as those of a `CAGradientLayer` whose locations are
  /// animated. A location below its predecessor's is raised to that.
  ///
  /// The line is longer then, so that all stops lie on it; the colours have the same places. What a radial gradient has
  /// before its centre, and a conic one before and after its turn, is cut off.
  package init(start: Point, end: Point, unbounded stops: [Stop], type: GradientType) {
    var least = -Double.infinity
    let stops = stops.map { stop in
      least = max(least, stop.location)
      return Stop(color: stop.color, location: least)
    }
    let low = type == .axial ? min(0, stops.first?.location ?? 0) : 0
    let high = type == .conic ? 1 : max(1, stops.last?.location ?? 1)
    guard let first = stops.first, let last = stops.last,
      first.location < 0 || last.location > 1, low.isFinite, high.isFinite
    else {
      self.init(start: start, end: end, stops: stops)
      self.type = type
      return
    }
    var kept = stops.filter { low <= $0.location && $0.location <= high }
    if first.location < low {
      kept.insert(Stop(color: Self.color(at: low, of: stops), location: low), at: 0)
    }
    if last.location > high {
      kept.append(Stop(color: Self.color(at: high, of: stops), location: high))
    }
    func point(_ place: Double) -> Point {
      Point(start.x + (end.x - start.x) * place, start.y + (end.y - start.y) * place)
    }
    self.init(
      start: point(low), end: point(high),
      stops: kept.map { Stop(color: $0.color, location: ($0.location - low) / (high - low)) })
    self.type = type
  }
}

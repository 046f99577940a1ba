internal import Drawing
internal import Scenes
internal import Vocabulary

extension PropertyValue {
  /// Interpolates from this value (at 0) to another (at 1); a spring may go beyond both. `nil` if
  /// values of the type cannot be interpolated, for example words or images. Both values must be
  /// resolved: colours are fixed.
  ///
  /// Colours are interpolated linearly, component by component, in gamma-encoded sRGB (measured);
  /// nil is treated as transparent black (from memory, unverified).
  func interpolated(to other: PropertyValue, by progress: Double) -> PropertyValue? {
    func way(_ start: Double, _ end: Double) -> Double { start + (end - start) * progress }
    func way(_ start: Size, _ end: Size) -> Size {
      Size(way(start.width, end.width), way(start.height, end.height))
    }
    func way(_ start: Point, _ end: Point) -> Point {
      Point(way(start.x, end.x), way(start.y, end.y))
    }
    func way(_ start: DynamicColor?, _ end: DynamicColor?) -> DynamicColor {
      let start = start?.resolved(in: .light) ?? .clear
      let end = end?.resolved(in: .light) ?? .clear
      return .fixed(
        Color(
          red: way(start.red, end.red), green: way(start.green, end.green),
          blue: way(start.blue, end.blue), alpha: way(start.alpha, end.alpha)))
    }
    switch (self, other) {
    case (.number(let start), .number(let end)): return .number(way(start, end))
    case (.color(let start), .color(let end)):
      return start == nil && end == nil ? self : .color(way(start, end))
    case (.offset(let start), .offset(let end)): return .offset(way(start, end))
    case (.unitPoint(let start), .unitPoint(let end)): return .unitPoint(way(start, end))
    case (.colors(let start), .colors(let end)) where start.count == end.count:
      return .colors(zip(start, end).map { way($0, $1) })
    case (.locations(let start?), .locations(let end?)) where start.count == end.count:
      return .locations(zip(start, end).map { min(max(way($0, $1), 0), 1) })
    case (.path(let start?), .path(let end?)):
      return start.interpolated(to: end, by: progress).map { .path($0) }
    case (.shadowProperties(let start), .shadowProperties(let end)):
      return .shadowProperties(
        ShadowProperties(
          color: way(start.color, end.color),
          opacity: min(max(way(start.opacity, end.opacity), 0), 1),
          radius: max(0, way(start.radius, end.radius)), offset: way(start.offset, end.offset)))
    default: return nil
    }
  }

  /// Clamps the value to the limits of its property, which a spring may exceed.
  func limited(to name: PropertyName) -> PropertyValue {
    guard case .number(let number) = self, case .number(let range) = name.definition.type else {
      return self
    }
    return .number(min(max(number, range.lowerBound), range.upperBound))
  }
}

extension Path {
  /// Interpolates two paths with the same steps; `nil` for others, for which Core Animation's
  /// result is undefined (documented).
  fileprivate func interpolated(to other: Path, by progress: Double) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    func way(_ start: Point, _ end: Point) -> Point {
      Point(start.x + (end.x - start.x) * progress, start.y + (end.y - start.y) * progress)
    }
    var result: [Element] = []
    for pair in zip(elements, other.elements) {
      switch pair {
      case (.move(let start), .move(let end)): result.append(.move(way(start, end)))
      case (.line(let start), .line(let end)): result.append(.line(way(start, end)))
      case (.curve(let a, let b, let start), .curve(let c, let d, let end)):
        result.append(.curve(way(a, c), way(b, d), way(start, end)))
      case (.close, .close): result.append(.close)
      default: return nil
      }
    }
    return Path(result, fillRule: other.fillRule)
  }
}

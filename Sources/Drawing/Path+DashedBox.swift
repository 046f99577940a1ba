extension Path {
  /// A dashed outline of a rectangle, for content that cannot be drawn: areas to fill, with a corner piece
  /// in each corner.
  ///
  /// - Parameters:
  ///   - rect: The outer bounds, in points.
  ///   - lineWidth: The width of the line inside of the bounds, in points.
  ///   - pitch: The approximate length of a dash together with the gap behind it, in points.
  package static func dashedBox(_ rect: Rect, lineWidth: Double, pitch: Double) -> Path {
    let line = min(lineWidth, rect.size.width / 2, rect.size.height / 2)
    guard line > 0, pitch > 0 else { return Path() }
    var path = Path()
    func add(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      path = Path(path.elements + Path.rect(Rect(x, y, width, height)).elements)
    }
    // The first and the last dash of a side are halves that meet in the corners.
    for (start, length) in dashes(along: rect.size.width, pitch) {
      add(rect.minX + start, rect.minY, length, line)
      add(rect.minX + start, rect.maxY - line, length, line)
    }
    for (start, length) in dashes(along: rect.size.height, pitch) {
      // The corners belong to the horizontal sides.
      let top = max(start, line)
      let bottom = min(start + length, rect.size.height - line)
      guard bottom > top else { continue }
      add(rect.minX, rect.minY + top, line, bottom - top)
      add(rect.maxX - line, rect.minY + top, line, bottom - top)
    }
    return path
  }

  /// The maximum number of dashes of a side.
  private static let mostDashes = 200.0

  private static func dashes(
    along side: Double, _ pitch: Double
  ) -> [(start: Double, length: Double)] {
    let count = min(max((side / pitch).rounded(), 1), mostDashes)
    let step = side / count
    return (0...Int(count)).map { index in
      let middle = Double(index) * step
      let start = max(middle - step * 0.3, 0)
      return (start, min(middle + step * 0.3, side) - start)
    }
  }
}

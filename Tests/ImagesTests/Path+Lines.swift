import Drawing

extension Path {
  /// The lines of all subpaths, closed, each curve as 16 lines.
  var lines: [(from: Point, to: Point)] {
    var lines: [(from: Point, to: Point)] = []
    var (start, pen) = (Point.zero, Point.zero)
    func line(_ end: Point) {
      lines.append((pen, end))
      pen = end
    }
    for element in elements {
      switch element {
      case .move(let point):
        line(start)
        (start, pen) = (point, point)
      case .line(let end): line(end)
      case .curve(let a, let b, let end):
        let from = pen
        for step in 1...16 {
          let t = Double(step) / 16
          let s = 1 - t
          func at(_ p: Double, _ q: Double, _ r: Double, _ z: Double) -> Double {
            s * s * s * p + 3 * s * s * t * q + 3 * s * t * t * r + t * t * t * z
          }
          line(Point(at(from.x, a.x, b.x, end.x), at(from.y, a.y, b.y, end.y)))
        }
      case .close: line(start)
      }
    }
    line(start)
    return lines
  }
}

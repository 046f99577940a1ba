import Drawing
import Testing

/// A line through points, read from SVG path data; curves become sixteen straight pieces.
package struct Line {
  package private(set) var points: [Point] = []

  /// Reads the absolute commands that diagrams use: M, L, H, V and C.
  package init(svg text: String) throws {
    var command: Character = "M"
    var numbers: [Double] = []
    var token = ""
    for character in text + " " {
      let separates = character == " " || character == "-" || character.isLetter
      if separates {
        if !token.isEmpty { numbers.append(try #require(Double(token), "\(token) is no number")) }
        token = ""
        try take(command, &numbers)
      }
      if character.isLetter { command = character }
      if character == "-" || character == "." || character.isNumber { token.append(character) }
    }
    try #require(numbers.isEmpty, "numbers are left over in \(text)")
  }

  private mutating func take(_ command: Character, _ numbers: inout [Double]) throws {
    let counts: [Character: Int] = ["M": 2, "L": 2, "H": 1, "V": 1, "C": 6]
    let count = try #require(counts[command], "unexpected command \(command)")
    guard numbers.count == count else { return }
    let last = points.last ?? .zero
    switch command {
    case "H": points.append(Point(numbers[0], last.y))
    case "V": points.append(Point(last.x, numbers[0]))
    case "C":
      for step in 1...16 { points.append(Self.curve(last, numbers, Double(step) / 16)) }
    default: points.append(Point(numbers[0], numbers[1]))
    }
    numbers = []
  }

  private static func curve(_ start: Point, _ n: [Double], _ t: Double) -> Point {
    func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      let u = 1 - t
      return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    }
    return Point(value(start.x, n[0], n[2], n[4]), value(start.y, n[1], n[3], n[5]))
  }

  /// The minimum distance of the line from a rectangle; 0 if it may touch it. Exact for pieces along an axis;
  /// for the short pieces of curves the distance of their bounding boxes.
  package func distance(to rect: Rect) -> Double {
    zip(points, points.dropFirst()).map { start, end in
      let around = Rect(origin: start, size: .zero).union(Rect(origin: end, size: .zero))
      return around.distance(to: rect)
    }.min() ?? .infinity
  }
}

extension Rect {
  /// The distance of a point from the rectangle; 0 inside.
  package func distance(to point: Point) -> Double {
    let dx = max(minX - point.x, point.x - maxX, 0)
    let dy = max(minY - point.y, point.y - maxY, 0)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The distance between two rectangles; 0 if they touch.
  package func distance(to other: Rect) -> Double {
    let dx = max(minX - other.maxX, other.minX - maxX, 0)
    let dy = max(minY - other.maxY, other.minY - maxY, 0)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Whether a rectangle lies inside, edges included.
  package func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}

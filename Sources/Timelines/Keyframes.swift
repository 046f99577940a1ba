internal import Drawing
internal import Motion
internal import Scenes
internal import Views
internal import Vocabulary

/// The values of a keyframe animation at fractions of its duration: numbers, colours or others by their components.
struct Keyframes: Sendable {
  /// How the value moves between the times.
  private enum Segments: Sendable {
    /// Each value is shown until the next time.
    case steps
    /// Along straight lines, each with its timing function.
    case lines([TimingCurve])
    /// Along a curve with these velocities at the end and at the start of the parts before and after each value.
    case curve([Knot], [TimingCurve])
  }

  /// The velocities of a curve at a value, each for the part on its side as a whole.
  private struct Knot: Sendable {
    let arriving: [Double]
    let leaving: [Double]
  }

  /// The number of straight lines that stand for a part of a curve of colours. Our choice: no byte differs.
  private static let linesPerPart = 64

  private let isColor: Bool
  /// The values in order; all have as many components: one, or four of a colour, for example.
  private let points: [[Double]]
  private let times: [Double]
  private let segments: Segments
  /// The distance from the first value to the last one, of the first component; `nil` for colours.
  let distance: Double?

  /// Creates keyframes; `nil` if there are no values, or if they are neither numbers nor colours. Without key
  /// times the values are evenly spread (documented).
  init?(
    _ values: [PropertyValue], _ keyTimes: [Double]?, _ mode: LayerAnimation.CalculationMode,
    _ functions: [TimingCurve] = []
  ) {
    let points = values.compactMap(\.components)
    guard let first = points.first, points.count == values.count,
      points.allSatisfy({ $0.count == first.count })
    else { return nil }
    self.init(points, keyTimes, mode, functions, isColor: first.count > 1)
  }

  /// Creates keyframes of points with the same number of components, at least one of each.
  init(
    _ points: [[Double]], _ keyTimes: [Double]?, _ mode: LayerAnimation.CalculationMode,
    _ functions: [TimingCurve] = [], isColor: Bool = false
  ) {
    self.isColor = isColor
    distance = isColor ? nil : points[points.count - 1][0] - points[0][0]
    func even(_ count: Int, parts: Int) -> [Double] {
      (0..<count).map { Double($0) / Double(max(1, parts)) }
    }
    let spread = even(points.count, parts: points.count - 1)
    switch mode {
    case .discrete:
      // The last value is shown as long as the others.
      (self.points, segments) = (points, .steps)
      times = keyTimes ?? even(points.count, parts: points.count)
    case .linear:
      (self.points, segments) = (points, .lines(functions))
      times = keyTimes ?? spread
    case .paced:
      (self.points, segments) = (points, .lines([]))
      times = Self.paced(points) ?? spread
    case .cubic:
      self.points = points
      times = keyTimes ?? spread
      segments = .curve(Self.knots(points, times), functions)
    case .cubicPaced:
      let nodes = Self.nodes(points, Self.knots(points, spread))
      (self.points, segments) = (nodes, .lines([]))
      times = Self.paced(nodes) ?? even(nodes.count, parts: nodes.count - 1)
    }
  }

  /// Returns the value at a progress from 0 to 1; the first and the last one outside.
  func value(at progress: Double) -> PropertyValue { value(components(at: progress)) }

  /// Returns the components of the value at a progress.
  func components(at progress: Double) -> [Double] {
    switch segments {
    case .steps:
      return points[points.indices.last { times[$0] <= progress } ?? 0]
    case .lines(let functions):
      guard let (index, part) = place(of: progress, functions) else { return end(progress) }
      return zip(points[index], points[index + 1]).map { $0 + ($1 - $0) * part }
    case .curve(let knots, let functions):
      guard let (index, part) = place(of: progress, functions) else { return end(progress) }
      return points[index].indices.map { component in
        Cubic(points, knots, part: index, component).value(at: part)
      }
    }
  }

  private func end(_ progress: Double) -> [Double] {
    progress <= 0 ? points[0] : points[points.count - 1]
  }

  /// The part in which a progress lies, and the fraction of that part; `nil` at the ends.
  private func place(of progress: Double, _ functions: [TimingCurve]) -> (Int, Double)? {
    guard progress > times[0],
      let next = points.indices.dropFirst().first(where: { progress < times[$0] })
    else { return nil }
    let length = times[next] - times[next - 1]
    let part = length > 0 ? (progress - times[next - 1]) / length : 1
    return (
      next - 1, functions.indices.contains(next - 1) ? functions[next - 1].value(at: part) : part
    )
  }

  private func value(_ components: [Double]) -> PropertyValue {
    guard isColor else { return .number(components[0]) }
    return .color(
      .fixed(
        Color(
          red: components[0], green: components[1], blue: components[2], alpha: components[3])))
  }

  // MARK: - Speeds

  /// Times at which points are passed with constant speed; `nil` if nothing moves.
  private static func paced(_ points: [[Double]]) -> [Double]? {
    let lengths: [Double] = zip(points, points.dropFirst()).map { start, end -> Double in
      var square = 0.0
      for (from, to) in zip(start, end) { square += (to - from) * (to - from) }
      return square.squareRoot()
    }
    let whole: Double = lengths.reduce(0, +)
    guard whole > 0 else { return nil }
    return lengths.reduce(into: [0.0]) { times, length in
      times.append((times.last ?? 0) + length / whole)
    }
  }

  /// The velocities of a Catmull-Rom spline, which Core Animation's cubic keyframes are without tension, continuity
  /// and bias (documented). For parts of different lengths they are those of Kochanek and Bartels. The first and the
  /// last value count twice (assumed).
  private static func knots(_ points: [[Double]], _ times: [Double]) -> [Knot] {
    points.indices.map { index in
      let (previous, next) = (max(index - 1, 0), min(index + 1, points.count - 1))
      let before = times[index] - times[previous]
      let after = times[next] - times[index]
      let (low, high) = (points[previous], points[next])
      let slopes: [Double] = zip(low, high).map { ($1 - $0) / 2 }
      func scaled(_ length: Double) -> [Double] {
        guard before > 0, after > 0 else { return slopes }
        let factor = 2 * length / (before + after)
        return slopes.map { $0 * factor }
      }
      return Knot(arriving: scaled(before), leaving: scaled(after))
    }
  }

  /// Points on a curve between which it moves along straight lines: for numbers also its extremes, and for colours
  /// equally spaced ones.
  private static func nodes(_ points: [[Double]], _ knots: [Knot]) -> [[Double]] {
    guard let first = points.first else { return [] }
    return points.indices.dropLast().reduce(into: [first]) { nodes, part in
      let cubics = first.indices.map { Cubic(points, knots, part: part, $0) }
      let inner =
        cubics.count == 1
        ? cubics[0].turns : (1..<linesPerPart).map { Double($0) / Double(linesPerPart) }
      nodes += (inner + [1]).map { time in cubics.map { $0.value(at: time) } }
    }
  }

  /// A component of a part of the curve: a cubic polynomial on 0…1.
  private struct Cubic {
    private let start: Double
    private let slope: Double
    private let square: Double
    private let cube: Double

    init(_ points: [[Double]], _ knots: [Knot], part: Int, _ component: Int) {
      let (start, end) = (points[part][component], points[part + 1][component])
      let (slope, last) = (knots[part].leaving[component], knots[part + 1].arriving[component])
      (self.start, self.slope) = (start, slope)
      square = 3 * (end - start) - 2 * slope - last
      cube = 2 * (start - end) + slope + last
    }

    func value(at time: Double) -> Double {
      start + time * (slope + time * (square + time * cube))
    }

    /// The times of its extremes, in order.
    var turns: [Double] {
      // The derivative is slope + 2 · square · t + 3 · cube · t². Neither form of a root subtracts nearly equal
      // numbers, which a small cube would magnify.
      let root = square * square - 3 * cube * slope
      guard root > 0 else { return [] }
      let sum = -(square + (square < 0 ? -root.squareRoot() : root.squareRoot()))
      return [sum / (3 * cube), slope / sum].filter { $0 > 0 && $0 < 1 }.sorted()
    }
  }
}

extension PropertyValue {
  /// A number, or the components of a resolved colour; `nil` for other values.
  var components: [Double]? {
    switch self {
    case .number(let number): [number]
    case .color(.fixed(let color)?): [color.red, color.green, color.blue, color.alpha]
    default: nil
    }
  }
}

internal import Scenes

/// The values of a keyframe animation at fractions of its duration.
struct Keyframes {
  /// Two values, and the progress from one to the other.
  typealias Segment = (from: PropertyValue, to: PropertyValue, progress: Double)

  private let values: [PropertyValue]
  private let times: [Double]
  private let isDiscrete: Bool

  /// Creates keyframes. Without key times the values are evenly spread (documented).
  init(
    _ values: [PropertyValue], _ keyTimes: [Double]?, _ mode: LayerAnimation.CalculationMode
  ) {
    self.values = values
    isDiscrete = mode == .discrete
    // A discrete animation shows its last value as long as the others.
    let parts = Double(max(1, values.count - (isDiscrete ? 0 : 1)))
    let even = (0..<max(values.count, 1)).map { Double($0) / parts }
    switch mode {
    case .linear, .discrete: times = keyTimes ?? even
    case .paced: times = Self.paced(values) ?? even
    }
  }

  /// The first and the last value.
  var ends: (from: PropertyValue, to: PropertyValue)? {
    guard let first = values.first, let last = values.last else { return nil }
    return (first, last)
  }

  /// Returns the values around a progress from 0 to 1; `nil` if there are no values.
  func segment(at progress: Double) -> Segment? {
    guard let first = values.first, let last = values.last else { return nil }
    if isDiscrete {
      let index = values.indices.last { times[$0] <= progress } ?? 0
      return (values[index], values[index], 1)
    }
    guard let next = values.indices.dropFirst().first(where: { progress < times[$0] }) else {
      return progress < 1 && values.count == 1 ? (first, first, 1) : (last, last, 1)
    }
    let length = times[next] - times[next - 1]
    let part = length > 0 ? (progress - times[next - 1]) / length : 1
    return (values[next - 1], values[next], part)
  }

  /// Times at which numbers are passed with constant speed; `nil` for other values, and if nothing moves.
  private static func paced(_ values: [PropertyValue]) -> [Double]? {
    let numbers = values.compactMap { value -> Double? in
      if case .number(let number) = value { number } else { nil }
    }
    guard numbers.count == values.count else { return nil }
    let lengths = zip(numbers, numbers.dropFirst()).map { abs($1 - $0) }
    let whole = lengths.reduce(0, +)
    guard whole > 0 else { return nil }
    return lengths.reduce(into: [0.0]) { times, length in
      times.append((times.last ?? 0) + length / whole)
    }
  }
}

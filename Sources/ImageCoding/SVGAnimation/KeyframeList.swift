/// The keyframes of one attribute: the fewest that stay within its tolerance at every moment.
struct KeyframeList: Hashable, Sendable {
  /// A keyframe.
  struct Keyframe: Hashable, Sendable {
    /// The time as a fraction of the film, 0…1.
    let time: Double
    /// The attribute's values.
    let values: [Double]
    /// Whether the values stay constant until the next keyframe, which then jumps.
    let holds: Bool
  }

  /// The keyframes in order of time; the first is at 0 and the last at 1.
  private(set) var keyframes: [Keyframe] = []

  /// The time between a jump and the last value before it, as a fraction of the film. Our choice:
  /// far below the duration of a frame.
  private static let instant = 1e-6

  /// The minimum time between two keyframes, as a fraction of the film: two of the last digits that `AnimatedStyles`
  /// writes. Of several values within it the last one counts, because a browser would show no other.
  private static let leastStep = 2e-7

  /// Drops values that linear interpolation between their neighbours gives within `tolerance`.
  ///
  /// At each moment the list has that moment's values. Towards a jump they stay as they are, however far it is away.
  init(
    _ values: [[Double]], moments: [AnimatedMoment], duration: Double, tolerance: [Double]
  ) {
    guard let last = values.indices.last else { return }
    func part(_ index: Int) -> Double {
      duration > 0 ? min(max(moments[index].time / duration, 0), 1) : 0
    }
    var start = 0
    while start <= last {
      // The moments from one jump up to the next, through which the values change steadily.
      var end = start
      while end < last, !moments[end + 1].isJump { end += 1 }
      var index = start
      var isHeld = false
      while index < end {
        var far = index + 1
        var cone = Cone(values[index], at: moments[index].time, tolerance)
        while far < end {
          cone.narrow(to: values[far], at: moments[far].time)
          guard
            cone.contains(values[far + 1], at: moments[far + 1].time)
              ?? Self.isStraight(values, moments, index, far + 1, tolerance)
          else { break }
          far += 1
        }
        // A value that rests until the jump is held by its own keyframe.
        isHeld =
          far == end && end < last && (index...far).allSatisfy { values[$0] == values[index] }
        add(part(index), values[index], holds: isHeld)
        index = far
      }
      if end == last {
        add(part(end), values[end], holds: false)
      } else if start == end {
        // A value of a single moment, which may follow another jump.
        add(part(end), values[end], holds: true)
      } else if !isHeld {
        // A moving value needs a keyframe just before the jump, which may be at the same time.
        add(max(part(end) - Self.instant, part(start)), values[end], holds: true)
      }
      start = end + 1
    }
    if let first = keyframes.first, first.time > 0 {
      keyframes.insert(Keyframe(time: 0, values: first.values, holds: true), at: 0)
    }
    if part(last) < 1 { add(1, values[last], holds: false) }
  }

  private mutating func add(_ time: Double, _ values: [Double], holds: Bool) {
    var time = time
    while let last = keyframes.last, last.time > time - Self.leastStep {
      // The first one stays at the start.
      if last.time <= 0 { time = 0 }
      keyframes.removeLast()
    }
    keyframes.append(Keyframe(time: time, values: values, holds: holds))
  }

  /// Whether linear interpolation between two moments gives all values between them.
  private static func isStraight(
    _ values: [[Double]], _ moments: [AnimatedMoment], _ start: Int, _ end: Int,
    _ tolerance: [Double]
  ) -> Bool {
    let span = moments[end].time - moments[start].time
    guard span > 0 else { return values[start] == values[end] }
    return (start + 1..<end).allSatisfy { index in
      let part = (moments[index].time - moments[start].time) / span
      return zip(zip(values[start], values[end]), zip(values[index], tolerance)).allSatisfy {
        abs($0.0 + ($0.1 - $0.0) * part - $1.0) <= $1.1
      }
    }
  }
}

/// The straight lines from a keyframe that pass all values after it within the tolerance. It answers for the next value
/// without looking at all others again.
private struct Cone {
  private let start: [Double]
  private let time: Double
  private let tolerance: [Double]
  /// The minimum and the maximum change in a second, by number.
  private var least: [Double]
  private var most: [Double]
  /// Whether all values so far are those of the start.
  private var rests = true
  /// Whether a value at the time of the start differs from it.
  private var hasJump = false

  init(_ start: [Double], at time: Double, _ tolerance: [Double]) {
    (self.start, self.time, self.tolerance) = (start, time, tolerance)
    least = start.map { _ in -Double.infinity }
    most = start.map { _ in Double.infinity }
  }

  /// Leaves only the lines that pass a value.
  mutating func narrow(to values: [Double], at moment: Double) {
    let span = moment - time
    if rests, values != start { rests = false }
    guard span > 0 else {
      hasJump = hasJump || !rests
      return
    }
    for index in start.indices {
      let (value, allowed) = (values[index] - start[index], tolerance[index])
      least[index] = max(least[index], (value - allowed) / span)
      most[index] = min(most[index], (value + allowed) / span)
    }
  }

  /// Whether the line to a value is one of them; `nil` if rounding decides.
  func contains(_ values: [Double], at moment: Double) -> Bool? {
    if rests, values == start { return true }
    let span = moment - time
    guard span > 0 else { return nil }
    var isSure = !hasJump
    for index in start.indices {
      let slope = (values[index] - start[index]) / span
      let margin = 1e-9 * (1 + abs(slope) + abs(start[index]) / span)
      if slope < least[index] - margin || slope > most[index] + margin { return false }
      if slope < least[index] + margin || slope > most[index] - margin { isSure = false }
    }
    return isSure ? true : nil
  }
}

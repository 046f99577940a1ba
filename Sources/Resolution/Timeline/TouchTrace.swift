package import Drawing

/// Where the finger is while a script plays.
package struct TouchTrace: Hashable, Sendable {
  /// What there is to see of the finger at a moment; places are in points from the collection view's top
  /// left corner.
  package enum Finger: Hashable, Sendable {
    /// Nothing.
    case away
    /// It is on the glass.
    case down(Point)
    /// It was here a moment ago.
    case lifted(Point)
  }

  /// How long it is told where a finger lifted: 0.3 s, our choice, as the shortest tap would hardly be
  /// seen without.
  package static let lingering: Duration = .milliseconds(300)

  private struct Sample: Hashable, Sendable {
    let time: Duration
    /// `nil` when the finger lifts.
    let location: Point?
  }

  private var samples: [Sample] = []

  /// Adds that the finger is at `location` from `time` on, or, with `nil`, that it lifts. Moments come in
  /// their order; of several at one moment the last counts.
  mutating func record(_ location: Point?, at time: Duration) {
    samples.append(Sample(time: time, location: location))
  }

  /// What there is to see at a moment of the script.
  package func finger(at time: Duration) -> Finger {
    let next = index(after: time)
    guard next > 0 else { return .away }
    let sample = samples[next - 1]
    if let location = sample.location { return .down(location) }
    guard time < sample.time + Self.lingering,
      let last = samples[..<next].last(where: { $0.location != nil })?.location
    else { return .away }
    return .lifted(last)
  }

  /// The next moment after `time` at which there may be something else to see.
  package func nextChange(after time: Duration) -> Duration? {
    let next = index(after: time)
    let sample = next < samples.count ? samples[next].time : nil
    guard next > 0, samples[next - 1].location == nil else { return sample }
    let end = samples[next - 1].time + Self.lingering
    guard end > time else { return sample }
    return sample.map { min($0, end) } ?? end
  }

  /// The number of the first sample after `time`.
  private func index(after time: Duration) -> Int {
    var (low, high) = (0, samples.count)
    while low < high {
      let middle = (low + high) / 2
      if samples[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

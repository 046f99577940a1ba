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

  private let moments: [TouchMoment]

  /// Follows what the finger of a script does, in order; of several things at one moment the last counts.
  package init(_ moments: [TouchMoment]) {
    self.moments = moments
  }

  /// What there is to see at a moment of the script.
  package func finger(at time: Duration) -> Finger {
    let next = index(after: time)
    guard next > 0 else { return .away }
    let moment = moments[next - 1]
    if moment.isOnGlass { return .down(moment.location) }
    return time < moment.time + Self.lingering ? .lifted(moment.location) : .away
  }

  /// The next moment after `time` at which there may be something else to see.
  package func nextChange(after time: Duration) -> Duration? {
    let next = index(after: time)
    let coming = next < moments.count ? moments[next].time : nil
    guard next > 0, !moments[next - 1].isOnGlass else { return coming }
    let end = moments[next - 1].time + Self.lingering
    guard end > time else { return coming }
    return coming.map { min($0, end) } ?? end
  }

  /// The number of the first moment after `time`.
  private func index(after time: Duration) -> Int {
    var (low, high) = (0, moments.count)
    while low < high {
      let middle = (low + high) / 2
      if moments[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension TouchMoment {
  /// Whether the finger is on the glass from this moment on.
  fileprivate var isOnGlass: Bool {
    switch phase {
    case .down, .moved: true
    case .lifted, .cancelled: false
    }
  }
}

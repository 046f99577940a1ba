package import Drawing

/// The positions of the finger while a script plays.
package struct TouchTrace: Hashable, Sendable {
  /// The visible state of the finger at a moment; positions are in points from the collection
  /// view's top left corner.
  package enum Finger: Hashable, Sendable {
    /// It is not visible.
    case away
    /// It is down.
    case down(Point)
    /// It was lifted a moment ago.
    case lifted(Point)
  }

  /// How long a lifted finger stays visible: 0.3 s, our choice, because the shortest tap would
  /// hardly be seen otherwise.
  package static let lingering: Duration = .milliseconds(300)

  private let moments: [TouchMoment]

  /// Creates a trace from actions in order; of several at one moment the last one counts.
  package init(_ moments: [TouchMoment]) {
    self.moments = moments
  }

  /// The finger at a time of the script.
  package func finger(at time: Duration) -> Finger {
    let next = index(after: time)
    guard next > 0 else { return .away }
    let moment = moments[next - 1]
    if moment.isOnGlass { return .down(moment.location) }
    return time < moment.time + Self.lingering ? .lifted(moment.location) : .away
  }

  /// The next time after `time` at which the finger may change; `nil` if there is none.
  package func nextChange(after time: Duration) -> Duration? {
    let next = index(after: time)
    let coming = next < moments.count ? moments[next].time : nil
    guard next > 0, !moments[next - 1].isOnGlass else { return coming }
    let end = moments[next - 1].time + Self.lingering
    guard end > time else { return coming }
    return coming.map { min($0, end) } ?? end
  }

  /// The index of the first action after `time`.
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
  /// Whether the finger is down after this action.
  fileprivate var isOnGlass: Bool {
    switch phase {
    case .down, .moved: true
    case .lifted, .cancelled: false
    }
  }
}

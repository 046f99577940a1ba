package import Drawing

/// The positions of the fingers while a script plays.
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
  static let lingering: Duration = .milliseconds(300)

  /// The actions of each finger, in the order of their numbers.
  private let ways: [[TouchMoment]]

  /// Creates a trace from actions in order; of several of a finger at one moment the last one counts.
  package init(_ moments: [TouchMoment]) {
    ways = Dictionary(grouping: moments, by: \.finger).sorted { $0.key < $1.key }.map(\.value)
  }

  /// The fingers at a time of the script, in the order of their numbers.
  package func fingers(at time: Duration) -> [Finger] { ways.map { $0.finger(at: time) } }

  /// The next time after `time` at which a finger may change; `nil` if there is none.
  package func nextChange(after time: Duration) -> Duration? {
    ways.compactMap { $0.nextChange(after: time) }.min()
  }
}

extension [TouchMoment] {
  /// The finger at a time of the script.
  fileprivate func finger(at time: Duration) -> TouchTrace.Finger {
    let next = index(after: time)
    guard next > 0 else { return .away }
    let moment = self[next - 1]
    if moment.isOnGlass { return .down(moment.location) }
    return time < moment.time + TouchTrace.lingering ? .lifted(moment.location) : .away
  }

  /// The next time after `time` at which the finger may change; `nil` if there is none.
  fileprivate func nextChange(after time: Duration) -> Duration? {
    let next = index(after: time)
    let coming = next < count ? self[next].time : nil
    guard next > 0, !self[next - 1].isOnGlass else { return coming }
    let end = self[next - 1].time + TouchTrace.lingering
    guard end > time else { return coming }
    return coming.map { Swift.min($0, end) } ?? end
  }

  /// The index of the first action after `time`.
  private func index(after time: Duration) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].time <= time { low = middle + 1 } else { high = middle }
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

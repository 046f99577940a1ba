/// A value as a pure function of time: what it is from the start, and what it becomes when.
///
/// A change holds from its own moment on, that moment included.
public struct Track<Value: Sendable>: Sendable {
  /// A value and the moment from which it holds.
  public struct Change: Sendable {
    /// The moment, from the start of the track.
    public var time: Duration
    /// What holds from then on.
    public var value: Value
  }

  /// What holds at and before the first change.
  public let initial: Value
  /// The changes, in the order of their times; several at one time are seen as the last of them.
  public private(set) var changes: [Change] = []

  /// Makes a track that stays at `initial`.
  public init(_ initial: Value) {
    self.initial = initial
  }

  /// Lets `value` hold from `time` on. Changes are made in the order of time: an earlier `time` than
  /// the last change's counts as the last change's.
  public mutating func change(to value: Value, at time: Duration) {
    changes.append(Change(time: max(time, changes.last?.time ?? time), value: value))
  }

  /// The value at `time`.
  public func value(at time: Duration) -> Value {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? initial : changes[low - 1].value
  }
}

extension Track: Equatable where Value: Equatable {}
extension Track.Change: Equatable where Value: Equatable {}

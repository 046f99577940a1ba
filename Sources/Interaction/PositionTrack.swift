/// The positions of something that follows a finger over the last moments.
package struct PositionTrack: Hashable, Sendable {
  /// The position at a moment.
  private struct Sample: Hashable {
    /// The position that was seen, in points.
    let position: Double
    /// The time since then.
    var age = Duration.zero
  }

  /// The positions of the last moments, in order.
  private var samples: [Sample]

  /// For how long a movement counts for the velocity: 0.1 s (measured, about).
  package static let memory: Duration = .milliseconds(100)

  /// Creates a track that begins at a position, in points.
  package init(_ position: Double) { samples = [Sample(position: position)] }

  /// Adds the current position.
  package mutating func add(_ position: Double) { samples.append(Sample(position: position)) }

  /// The velocity over the last moments, in points per second (measured: that of the content, not of the finger).
  package var velocity: Double {
    guard let first = samples.first, let last = samples.last, first.age > .zero else { return 0 }
    return (last.position - first.position) / (first.age / .seconds(1))
  }

  /// Advances the time.
  package mutating func advance(by duration: Duration) {
    for index in samples.indices { samples[index].age += duration }
    samples.removeAll { $0.age > Self.memory }
  }
}

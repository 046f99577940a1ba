public import Interaction
internal import Machine
internal import Resolution

/// What happens while a script plays, with times: the delegate's calls, the flags that change, the gestures.
public struct ScriptTimeline: Sendable {
  /// Something that happens at a moment.
  public struct Event: Hashable, Sendable {
    /// The time from the start of the script.
    public let time: Duration
    /// What happens.
    public let event: CellEvent
  }

  /// A moment that a step `mark` of the script names.
  public struct Mark: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The time from the start of the script.
    public let time: Duration
  }

  /// The time until the script is over and nothing moves any longer. Animations without end are not
  /// waited for.
  public let duration: Duration
  /// What happens, in order.
  public let events: [Event]
  /// The moments that the script names, in order.
  public let marks: [Mark]
  private let timeline: Timeline

  init(_ timeline: Timeline) {
    self.timeline = timeline
    duration = timeline.duration
    events = timeline.turns.flatMap { turn in
      turn.events.map { Event(time: turn.time, event: $0) }
    }
    marks = timeline.marks.map { Mark(name: $0.name, time: $0.time) }
  }

  /// Returns the state of an item's cell at a time from the start of the script.
  public func state(ofItem item: Int, at time: Duration) -> CellState {
    timeline.state(ofItem: item, at: time)
  }
}

extension SceneRenderer {
  /// Plays a script of the scene and returns what happens.
  ///
  /// - Throws: `RenderingError` if there is no such script, or it cannot be played.
  public func timeline(ofScript name: String) throws(RenderingError) -> ScriptTimeline {
    ScriptTimeline(try timeline(script: name))
  }
}

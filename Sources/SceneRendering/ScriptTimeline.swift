public import Interaction
public import Machine
internal import Resolution
internal import Scenes
internal import Timelines

/// The events of a script with their times: delegate calls, changed flags, gestures.
public struct ScriptTimeline: Sendable {
  /// An event at a moment.
  public struct Event: Hashable, Sendable {
    /// The time from the start of the script.
    public let time: Duration
    /// The event.
    public let event: CellEvent
  }

  /// A moment that a step `mark` of the script names.
  public struct Mark: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The time from the start of the script.
    public let time: Duration
  }

  /// The time until the script is over and all animations have ended. Endless animations are
  /// ignored.
  public let duration: Duration
  /// The events, in order.
  public let events: [Event]
  /// The named moments, in order.
  public let marks: [Mark]
  private let timeline: Timeline
  private let itemCount: Int

  init(_ timeline: Timeline, itemCount: Int) {
    (self.timeline, self.itemCount) = (timeline, itemCount)
    duration = timeline.duration
    events = timeline.turns.flatMap { turn in
      turn.events.map { Event(time: turn.time, event: $0) }
    }
    marks = timeline.marks.map { Mark(name: $0.name, time: $0.time) }
  }

  /// Returns the state of an item's cell at a moment of the script. An item that the scene does not have is normal, as
  /// for ``SceneMachine/state(ofItem:in:)``. After the script's end the cell stays as it is then.
  ///
  /// - Throws: `RenderingError.invalidMoment` if the script has no such mark, or the time is not valid.
  public func state(
    ofItem item: Int, at moment: ScriptMoment
  ) throws(RenderingError) -> CellState {
    let moment = try moment.moment(in: timeline)
    guard (0..<itemCount).contains(item) else { return .normal }
    return timeline.state(ofItem: item, at: moment)
  }

  /// Returns the stage at a moment of the script.
  ///
  /// - Throws: `RenderingError.invalidMoment` if the script has no such mark, or the time is not valid.
  public func stage(at moment: ScriptMoment) throws(RenderingError) -> Stage {
    timeline.stage(at: try moment.moment(in: timeline))
  }
}

extension SceneRenderer {
  /// Plays a script of the scene and returns its events.
  ///
  /// - Throws: `RenderingError.unknownScript` if there is no such script, and `scene` if it cannot be played.
  public func timeline(ofScript name: String) throws(RenderingError) -> ScriptTimeline {
    ScriptTimeline(try timeline(script: name), itemCount: scene.collectionView.itemCount)
  }
}

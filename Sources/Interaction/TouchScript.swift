public import Vocabulary

/// What a finger does, step after step, with pauses in between.
public struct TouchScript: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// One step. All but `wait`, `tap` and `scroll` take no time.
  public enum Step: Hashable, Sendable {
    /// The finger comes down, rests for `tapDuration` and lifts.
    case tap(TouchPlace)
    /// The finger comes down.
    case down(TouchPlace)
    /// The finger, while down, goes to another place.
    case move(TouchPlace)
    /// The finger lifts.
    case up
    /// The system cancels the touch.
    case cancel
    /// Nothing happens for a while.
    case wait(Duration)
    /// The content scrolls.
    case scroll(ScrollMovement)
    /// The app selects an item; no delegate method is called. Animated, the cell's background fades.
    case select(Int, animated: Bool = false)
    /// The app deselects an item; no delegate method is called. Animated, the cell's background fades.
    case deselect(Int, animated: Bool = false)
    /// The app lets the collection view begin or end editing, and with it all cells.
    case setEditing(Bool)
    /// The app sets parts of the state of an item's cell, as `isEditing`; no delegate method is called.
    case set(StateChange)
    /// The surroundings change, at once; what rules animate is animated.
    case traits(TraitsChange)
    /// Gives the moment a name.
    case mark(String)
  }

  /// How long a `tap` rests on the glass: 0.25 s, our choice. Longer than the delay of 0.15 s after
  /// which a scroll view hands a touch on, or the film of a tap would never show the highlight.
  public static let tapDuration: Duration = .milliseconds(250)

  /// The steps, in order.
  public var steps: [Step]

  /// Makes a script of the given steps.
  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// Makes a script of the given steps.
  public init(arrayLiteral elements: Step...) {
    self.init(elements)
  }

  /// How long the script takes.
  public var duration: Duration {
    steps.reduce(.zero) { $0 + $1.duration }
  }

  /// The named moments, in order.
  public var marks: [(name: String, time: Duration)] {
    var time = Duration.zero
    var marks: [(name: String, time: Duration)] = []
    for step in steps {
      if case .mark(let name) = step { marks.append((name, time)) }
      time += step.duration
    }
    return marks
  }
}

extension TouchScript.Step {
  /// How long the step takes.
  public var duration: Duration {
    switch self {
    case .tap: TouchScript.tapDuration
    case .wait(let duration): duration
    case .scroll(let movement): movement.duration
    case .down, .move, .up, .cancel, .select, .deselect, .setEditing, .set, .traits, .mark: .zero
    }
  }
}

/// What a finger or the app does at one moment.
public enum TouchInput: Hashable, Sendable {
  /// The finger comes down.
  case down(TouchPlace)
  /// The finger goes to another place.
  case move(TouchPlace)
  /// The finger lifts.
  case up
  /// The system cancels the touch.
  case cancel
  /// The content begins to scroll.
  case scroll(ScrollMovement)
  /// The app selects an item.
  case select(Int, animated: Bool = false)
  /// The app deselects an item.
  case deselect(Int, animated: Bool = false)
  /// The app lets the collection view begin or end editing.
  case setEditing(Bool)
  /// The app sets parts of the state of an item's cell.
  case set(StateChange)
  /// The surroundings change.
  case traits(TraitsChange)
}

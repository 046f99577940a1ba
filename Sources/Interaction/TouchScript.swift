public import Vocabulary

/// A sequence of actions of fingers and of the app, with pauses.
public struct TouchScript: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// A step. Only `wait`, `tap`, `move`, `swipe` and `scroll` take time.
  public indirect enum Step: Hashable, Sendable {
    /// The finger comes down, stays for `tapDuration` and lifts.
    case tap(TouchPlace)
    /// The finger comes down.
    case down(TouchPlace)
    /// The finger, while down, moves to another position: at once, or evenly over a duration.
    case move(TouchPlace, over: Duration = .zero)
    /// The finger lifts.
    case up
    /// The system cancels the touch.
    case cancel
    /// Nothing happens for a duration.
    case wait(Duration)
    /// The content scrolls.
    case scroll(ScrollMovement)
    /// A finger throws the content, which then decelerates.
    case fling(Fling)
    /// A finger swipes across a row.
    case swipe(SwipeGesture)
    /// A programmatic call by the app; no delegate method is called.
    case app(AppCall)
    /// The trait collection changes. Changes that rules animate are animated.
    case traits(TraitsChange)
    /// Names the moment.
    case mark(String)
    /// Fingers with these numbers do the same at the same time: a `tap`, `down`, `move`, `up` or `cancel`. Steps
    /// without a number are those of finger 1.
    case fingers([Int], Step)
  }

  /// The maximum number of fingers of a script: those of a hand, as many as an iPhone's screen distinguishes.
  package static let mostFingers = 5

  /// The duration of a `tap`: 0.25 s, our choice. It is longer than the 0.15 s for which a scroll
  /// view delays touches, so that a film of a tap shows the highlight.
  public static let tapDuration: Duration = .milliseconds(250)

  /// How often a finger that moves evenly is seen in a second: 60 times, our choice.
  package static let movesPerSecond = 60.0

  /// The steps, in order.
  public var steps: [Step]

  /// Creates a script of the given steps.
  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// Creates a script of the given steps.
  public init(arrayLiteral elements: Step...) {
    self.init(elements)
  }

  /// The duration of the script.
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
  /// The duration of the step.
  public var duration: Duration {
    switch self {
    case .tap: TouchScript.tapDuration
    case .swipe: SwipeGesture.duration
    case .wait(let duration), .move(_, let duration): duration
    case .scroll(let movement): movement.duration
    case .fingers(_, let step): step.duration
    case .down, .up, .cancel, .fling, .app, .traits, .mark: .zero
    }
  }
}

/// An input of a finger or the app at one moment.
public enum TouchInput: Hashable, Sendable {
  /// The finger comes down.
  case down(TouchPlace)
  /// The finger moves to another position.
  case move(TouchPlace)
  /// The finger lifts.
  case up
  /// The system cancels the touch.
  case cancel
  /// The content begins to scroll.
  case scroll(ScrollMovement)
  /// A finger throws the content.
  case fling(Fling)
  /// A programmatic call by the app.
  case app(AppCall)
  /// The trait collection changes.
  case traits(TraitsChange)
}

extension TouchScript.Step {
  /// What fingers do in the step, and their numbers.
  package var action: (fingers: [Int], step: TouchScript.Step) {
    if case .fingers(let numbers, let step) = self {
      (numbers, step.action.step)
    } else {
      ([1], self)
    }
  }
}

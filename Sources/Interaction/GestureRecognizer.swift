package import Drawing

/// The settings of a gesture recogniser on the collection view.
public struct GestureRecognizer: Hashable, Sendable {
  /// The gesture that it recognises.
  public enum Kind: Hashable, Sendable {
    /// A finger that stays down for `minimumPressDuration` and moves by at most `allowableMovement`
    /// points before that (`UILongPressGestureRecognizer`; defaults 0.5 s and 10 points,
    /// documented).
    case longPress(
      minimumPressDuration: Duration = .milliseconds(500), allowableMovement: Double = 10)
    /// A finger that lifts near where it came down (`UITapGestureRecognizer`).
    case tap
  }

  /// How far a finger may move during a tap: 45 points (from memory, unverified).
  public static let tapMovement = 45.0

  /// The name, unique among the recognisers.
  public var name: String
  /// The gesture that it recognises.
  public var kind: Kind
  /// Whether the touch is cancelled for cells when the gesture is recognised. Default: `true`
  /// (documented).
  public var cancelsTouchesInView: Bool
  /// Whether it may recognise a gesture at the same time as another recogniser, as its delegate
  /// would answer. Default: `false` (documented).
  public var shouldRecognizeSimultaneously: Bool

  /// How far a finger may move before the recogniser fails, in points.
  package var allowableMovement: Double {
    switch kind {
    case .longPress(_, let movement): movement
    case .tap: Self.tapMovement
    }
  }

  /// Creates a recogniser with UIKit's defaults for omitted arguments.
  public init(
    _ name: String, _ kind: Kind, cancelsTouchesInView: Bool = true,
    shouldRecognizeSimultaneously: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.cancelsTouchesInView = cancelsTouchesInView
    self.shouldRecognizeSimultaneously = shouldRecognizeSimultaneously
  }

  /// Creates a long press recogniser with UIKit's defaults for omitted arguments.
  public static func longPress(
    _ name: String, minimumPressDuration: Duration = .milliseconds(500),
    allowableMovement: Double = 10, cancelsTouchesInView: Bool = true,
    shouldRecognizeSimultaneously: Bool = false
  ) -> GestureRecognizer {
    GestureRecognizer(
      name,
      .longPress(
        minimumPressDuration: minimumPressDuration, allowableMovement: allowableMovement),
      cancelsTouchesInView: cancelsTouchesInView,
      shouldRecognizeSimultaneously: shouldRecognizeSimultaneously)
  }

  /// Creates a tap recogniser with UIKit's defaults for omitted arguments.
  public static func tap(
    _ name: String, cancelsTouchesInView: Bool = true, shouldRecognizeSimultaneously: Bool = false
  ) -> GestureRecognizer {
    GestureRecognizer(
      name, .tap, cancelsTouchesInView: cancelsTouchesInView,
      shouldRecognizeSimultaneously: shouldRecognizeSimultaneously)
  }
}

/// The state of one recogniser while it tracks one finger. Each method takes an input and returns
/// the phase that the recogniser reports; `nil` if it reports none.
package struct GestureModel: Hashable, Sendable {
  private enum State: Hashable {
    case possible
    case begun
    /// Failed, ended or cancelled: the recogniser ignores the rest of the touch.
    case over
  }

  /// The recogniser's settings.
  package let recognizer: GestureRecognizer
  private let start: Point
  private var state = State.possible {
    didSet { if state != .possible { timeUntilBegin = nil } }
  }

  /// The time until the gesture begins if nothing else happens; `nil` if it does not begin by time.
  package private(set) var timeUntilBegin: Duration?

  /// Starts with a finger that comes down at `location`, in points.
  package init(_ recognizer: GestureRecognizer, downAt location: Point) {
    self.recognizer = recognizer
    start = location
    switch recognizer.kind {
    case .longPress(let minimumPressDuration, _): timeUntilBegin = minimumPressDuration
    case .tap: timeUntilBegin = nil
    }
  }

  /// Whether the gesture was recognised and has not ended.
  package var hasBegun: Bool { state == .begun }

  /// Whether it ignores the rest of the touch.
  package var isOver: Bool { state == .over }

  /// Lets time pass, at most `timeUntilBegin`.
  package mutating func advance(by duration: Duration) {
    timeUntilBegin = timeUntilBegin.map { $0 - duration }
  }

  /// Begins the gesture, because the finger has been down long enough.
  package mutating func begin() -> GesturePhase? {
    guard timeUntilBegin != nil else { return nil }
    state = .begun
    return .began
  }

  /// The finger moves to another place.
  package mutating func move(to location: Point) -> GesturePhase? {
    switch state {
    case .begun: return .changed
    case .over: return nil
    case .possible:
      let (x, y) = (location.x - start.x, location.y - start.y)
      if (x * x + y * y).squareRoot() > recognizer.allowableMovement { state = .over }
      return nil
    }
  }

  /// The finger lifts.
  package mutating func end() -> GesturePhase? {
    defer { state = .over }
    switch (state, recognizer.kind) {
    case (.begun, _), (.possible, .tap): return .ended
    case (.possible, .longPress), (.over, _): return nil
    }
  }

  /// The system cancels the touch, or another recogniser takes it.
  package mutating func cancel() -> GesturePhase? {
    defer { state = .over }
    return state == .begun ? .cancelled : nil
  }
}

package import Drawing

/// A gesture recogniser on the collection view, as its author sets it up.
public struct GestureRecognizer: Hashable, Sendable {
  /// What it recognises.
  public enum Kind: Hashable, Sendable {
    /// A finger that rests for `minimumPressDuration` and until then moves by no more than
    /// `allowableMovement` points (`UILongPressGestureRecognizer`; defaults 0.5 s and 10 points,
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
  /// What it recognises.
  public var kind: Kind
  /// Whether cells no longer hear of a touch that is recognised. Default: `true` (documented).
  public var cancelsTouchesInView: Bool
  /// Whether it recognises what another recogniser recognises, too: the answer of its delegate. Default:
  /// `false` (documented).
  public var shouldRecognizeSimultaneously: Bool

  /// How far a finger may move before the recogniser fails, in points.
  package var allowableMovement: Double {
    switch kind {
    case .longPress(_, let movement): movement
    case .tap: Self.tapMovement
    }
  }

  /// Makes a recogniser; what is not named has UIKit's default.
  public init(
    _ name: String, _ kind: Kind, cancelsTouchesInView: Bool = true,
    shouldRecognizeSimultaneously: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.cancelsTouchesInView = cancelsTouchesInView
    self.shouldRecognizeSimultaneously = shouldRecognizeSimultaneously
  }

  /// Makes a recogniser of a finger that rests; what is not named has UIKit's default.
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

  /// Makes a recogniser of a finger that taps; what is not named has UIKit's default.
  public static func tap(
    _ name: String, cancelsTouchesInView: Bool = true, shouldRecognizeSimultaneously: Bool = false
  ) -> GestureRecognizer {
    GestureRecognizer(
      name, .tap, cancelsTouchesInView: cancelsTouchesInView,
      shouldRecognizeSimultaneously: shouldRecognizeSimultaneously)
  }
}

/// How one recogniser follows one finger, as a pure reducer: a value and an input give the next value and
/// the phase that the recogniser reports.
package struct GestureModel: Hashable, Sendable {
  private enum State: Hashable {
    case possible
    case begun
    /// Failed, ended or cancelled: the recogniser ignores the rest of the touch.
    case over
  }

  /// The recogniser.
  package let recognizer: GestureRecognizer
  private let start: Point
  private var state = State.possible {
    didSet { if state != .possible { timeUntilBegin = nil } }
  }

  /// The time until the recogniser begins if nothing else happens; `nil` if it does not begin by itself.
  package private(set) var timeUntilBegin: Duration?

  /// A finger comes down at `location`.
  package init(_ recognizer: GestureRecognizer, downAt location: Point) {
    self.recognizer = recognizer
    start = location
    switch recognizer.kind {
    case .longPress(let minimumPressDuration, _): timeUntilBegin = minimumPressDuration
    case .tap: timeUntilBegin = nil
    }
  }

  /// Whether it has recognised its gesture and the gesture continues.
  package var hasBegun: Bool { state == .begun }

  /// Whether it ignores the rest of the touch.
  package var isOver: Bool { state == .over }

  /// Time passes: no more than `timeUntilBegin`.
  package mutating func advance(by duration: Duration) {
    timeUntilBegin = timeUntilBegin.map { $0 - duration }
  }

  /// The gesture begins, because the finger has rested long enough.
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

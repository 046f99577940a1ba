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

  /// Creates a recogniser with UIKit's defaults for arguments that are left out.
  public init(
    _ name: String, _ kind: Kind, cancelsTouchesInView: Bool = true,
    shouldRecognizeSimultaneously: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.cancelsTouchesInView = cancelsTouchesInView
    self.shouldRecognizeSimultaneously = shouldRecognizeSimultaneously
  }

  /// Creates a long-press recogniser with UIKit's defaults for arguments that are left out.
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

  /// Creates a tap recogniser with UIKit's defaults for arguments that are left out.
  public static func tap(
    _ name: String, cancelsTouchesInView: Bool = true, shouldRecognizeSimultaneously: Bool = false
  ) -> GestureRecognizer {
    GestureRecognizer(
      name, .tap, cancelsTouchesInView: cancelsTouchesInView,
      shouldRecognizeSimultaneously: shouldRecognizeSimultaneously)
  }
}

/// What one recogniser makes of one finger, as a pure reducer: a value and an input give the next value
/// and what is told.
package struct GestureModel: Hashable, Sendable {
  private enum State: Hashable {
    case possible
    case begun
    /// Failed, ended or cancelled: nothing more comes of this finger.
    case over
  }

  /// The recogniser.
  public let recognizer: GestureRecognizer
  private let start: Point
  private let startTime: Duration
  private var state = State.possible

  /// A finger comes down at `location`.
  public init(_ recognizer: GestureRecognizer, downAt location: Point, time: Duration) {
    self.recognizer = recognizer
    start = location
    startTime = time
  }

  /// When the recogniser begins if nothing else happens; `nil` when it does not by itself.
  public var dueTime: Duration? {
    guard state == .possible, case .longPress(let duration, _) = recognizer.kind else { return nil }
    return startTime + duration
  }

  /// Whether it has recognised its gesture and goes on with it.
  public var hasBegun: Bool { state == .begun }

  /// Whether nothing more comes of the finger.
  package var isOver: Bool { state == .over }

  /// The time has come that `dueTime` names.
  public mutating func begin() -> GesturePhase? {
    guard dueTime != nil else { return nil }
    state = .begun
    return .began
  }

  /// The finger is somewhere else.
  public mutating func move(to location: Point) -> GesturePhase? {
    switch state {
    case .begun: return .changed
    case .over: return nil
    case .possible:
      let allowed: Double =
        switch recognizer.kind {
        case .longPress(_, let movement): movement
        case .tap: GestureRecognizer.tapMovement
        }
      let (x, y) = (location.x - start.x, location.y - start.y)
      if (x * x + y * y).squareRoot() > allowed { state = .over }
      return nil
    }
  }

  /// The finger lifts.
  public mutating func end() -> GesturePhase? {
    defer { state = .over }
    switch (state, recognizer.kind) {
    case (.begun, _), (.possible, .tap): return .ended
    case (.possible, .longPress), (.over, _): return nil
    }
  }

  /// The system cancels the touch, or another recogniser receives it exclusively.
  public mutating func cancel() -> GesturePhase? {
    defer { state = .over }
    return state == .begun ? .cancelled : nil
  }
}

public import Vocabulary

/// The settings of a gesture recogniser.
public struct GestureRecognizer: Hashable, Sendable {
  /// The gesture that it recognises, with the settings that only this kind of recogniser has.
  public enum Kind: Hashable, Sendable {
    /// `numberOfTouchesRequired` fingers that stay down for `minimumPressDuration` and move by at most
    /// `allowableMovement` points before that (`UILongPressGestureRecognizer`; defaults 0.5 s, 10 points and one
    /// finger, documented).
    case longPress(
      minimumPressDuration: Duration = .milliseconds(500), allowableMovement: Double = 10,
      numberOfTouchesRequired: Int = 1)
    /// `numberOfTouchesRequired` fingers that lift near where they came down, `numberOfTapsRequired` times
    /// (`UITapGestureRecognizer`; defaults one finger and one tap, documented).
    case tap(numberOfTapsRequired: Int = 1, numberOfTouchesRequired: Int = 1)
    /// Fingers that move (`UIPanGestureRecognizer`).
    case pan(Pan)
  }

  /// How far a finger moves before a pan begins, in points: that of a scroll view's own recogniser (measured on iOS 26.1).
  /// What it moves until then is no part of the translation.
  package static let panSlop = 10.0
  /// How far a finger may move during a tap: 45 points (from memory, unverified).
  package static let tapMovement = 45.0
  /// The maximum number of taps that a recogniser may need. Our choice.
  package static let mostTaps = 5
  /// How long after a tap the next one of several must begin: 0.35 s (from memory, unverified).
  package static let tapInterval: Duration = .milliseconds(350)

  /// The name, unique among the recognisers.
  public var name: String
  /// The gesture that it recognises.
  public var kind: Kind
  /// The view of each cell to which it is added (`UIView.addGestureRecognizer`); `nil` for the collection view.
  public var view: ViewName?
  /// Whether the touch is cancelled for cells when the gesture is recognised. Default: `true`
  /// (documented).
  public var cancelsTouchesInView: Bool
  /// Whether it may recognise a gesture at the same time as another recogniser, as its delegate
  /// would answer. Default: `false` (documented).
  public var shouldRecognizeSimultaneously: Bool

  /// The names of the recognisers that must have failed before this one recognises (`require(toFail:)`). Default: none.
  public var requireToFail: [String] = []
  /// Whether the end of a touch is delivered to cells only when the recogniser has failed; until then it may be
  /// cancelled. Default: `true` (documented).
  public var delaysTouchesEnded = true

  /// Whether it recognises taps.
  package var isTap: Bool {
    if case .tap = kind { true } else { false }
  }

  /// How many taps it needs; 1 for long presses and pans.
  package var numberOfTapsRequired: Int {
    if case .tap(let taps, _) = kind { taps } else { 1 }
  }

  /// How many fingers a tap or a long press needs; 1 for pans.
  package var numberOfTouchesRequired: Int {
    switch kind {
    case .longPress(_, _, let touches), .tap(_, let touches): touches
    case .pan: 1
    }
  }

  /// Whether it recognises nothing that a single finger does.
  package var needsSeveralTouches: Bool {
    numberOfTouchesRequired > 1 || minimumNumberOfTouches > 1
  }

  /// How far a finger may move before the recogniser fails, or a pan begins, in points.
  package var allowableMovement: Double {
    switch kind {
    case .longPress(_, let movement, _): movement
    case .tap: Self.tapMovement
    case .pan: Self.panSlop
    }
  }

  /// Creates a recogniser with UIKit's defaults for omitted arguments.
  public init(
    _ name: String, kind: Kind, cancelsTouchesInView: Bool = true,
    shouldRecognizeSimultaneously: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.cancelsTouchesInView = cancelsTouchesInView
    self.shouldRecognizeSimultaneously = shouldRecognizeSimultaneously
  }

  /// Creates a long press recogniser with UIKit's defaults for omitted arguments.
  public static func longPress(
    _ name: String, view: ViewName? = nil, minimumPressDuration: Duration = .milliseconds(500),
    allowableMovement: Double = 10, numberOfTouchesRequired: Int = 1,
    cancelsTouchesInView: Bool = true, shouldRecognizeSimultaneously: Bool = false
  ) -> GestureRecognizer {
    var recognizer = GestureRecognizer(
      name,
      kind: .longPress(
        minimumPressDuration: minimumPressDuration, allowableMovement: allowableMovement,
        numberOfTouchesRequired: numberOfTouchesRequired),
      cancelsTouchesInView: cancelsTouchesInView,
      shouldRecognizeSimultaneously: shouldRecognizeSimultaneously)
    recognizer.view = view
    return recognizer
  }

  /// Creates a tap recogniser with UIKit's defaults for omitted arguments.
  public static func tap(
    _ name: String, view: ViewName? = nil, numberOfTapsRequired: Int = 1,
    numberOfTouchesRequired: Int = 1, cancelsTouchesInView: Bool = true,
    shouldRecognizeSimultaneously: Bool = false, requireToFail: [String] = []
  ) -> GestureRecognizer {
    var recognizer = GestureRecognizer(
      name,
      kind: .tap(
        numberOfTapsRequired: numberOfTapsRequired,
        numberOfTouchesRequired: numberOfTouchesRequired),
      cancelsTouchesInView: cancelsTouchesInView,
      shouldRecognizeSimultaneously: shouldRecognizeSimultaneously)
    recognizer.view = view
    recognizer.requireToFail = requireToFail
    return recognizer
  }
}

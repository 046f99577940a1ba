public import Vocabulary

extension GestureRecognizer {
  /// The settings of a pan recogniser (`UIPanGestureRecognizer`), and what an app's handler does with it: numbers of the
  /// cell follow the finger, and properties follow the numbers.
  ///
  /// The numbers are custom states. Their stops are the places where they rest.
  public struct Pan: Hashable, Sendable {
    /// The directions in which a finger must move for the pan to begin. UIKit's recogniser has none; an app answers
    /// `gestureRecognizerShouldBegin(_:)`.
    public enum Axis: String, CaseIterable, Hashable, Sendable {
      /// Farther to a side than up or down. The recogniser fails otherwise, so that the content can scroll.
      case horizontal
      /// Farther up or down than to a side. The recogniser fails otherwise.
      case vertical
      /// Any direction.
      case both
    }

    /// A number that follows the finger along an axis.
    public struct Number: Hashable, Sendable {
      /// The name of the custom state.
      public var name: String
      /// How far the finger moves for a change by 1, in points. Default: 1, so that the number is in points. If it is
      /// negative, the number grows to the left or upwards.
      public var distance: Double

      /// Creates a number.
      public init(_ name: String, distance: Double = 1) {
        (self.name, self.distance) = (name, distance)
      }
    }

    /// The number that follows the finger to the right; `nil` for none.
    public var x: Number?
    /// The number that follows the finger downwards; `nil` for none.
    public var y: Number?
    /// The directions in which the pan begins.
    public var axis: Axis
    /// The minimum number of fingers. Default: 1 (documented).
    public var minimumNumberOfTouches: Int
    /// The maximum number of fingers with which it begins; `nil` for any number. Default: `nil` (documented).
    public var maximumNumberOfTouches: Int?

    /// Creates a pan. Without an axis it is that of the numbers.
    public init(
      x: Number? = nil, y: Number? = nil, axis: Axis? = nil, minimumNumberOfTouches: Int = 1,
      maximumNumberOfTouches: Int? = nil
    ) {
      (self.x, self.y) = (x, y)
      self.axis = axis ?? Self.axis(x: x, y: y)
      self.minimumNumberOfTouches = minimumNumberOfTouches
      self.maximumNumberOfTouches = maximumNumberOfTouches
    }

    /// The axis of a pan that names none: that of its numbers.
    package static func axis(x: Number?, y: Number?) -> Axis {
      switch (x, y) {
      case (.some, nil): .horizontal
      case (nil, .some): .vertical
      case (nil, nil), (.some, .some): .both
      }
    }

    /// The numbers, that along x first.
    package var numbers: [Number] { [x, y].compactMap(\.self) }
  }

  /// The settings of a pan; `nil` for other gestures.
  package var pan: Pan? {
    if case .pan(let pan) = kind { pan } else { nil }
  }

  /// The minimum number of fingers of a pan; 1 for other gestures.
  package var minimumNumberOfTouches: Int { pan?.minimumNumberOfTouches ?? 1 }

  /// The maximum number of fingers with which a pan begins; `nil` for any number, and for other gestures.
  package var maximumNumberOfTouches: Int? { pan?.maximumNumberOfTouches }

  /// Creates a pan recogniser with UIKit's defaults for omitted arguments.
  public static func pan(
    _ name: String, x: Pan.Number? = nil, y: Pan.Number? = nil, axis: Pan.Axis? = nil,
    view: ViewName? = nil, minimumNumberOfTouches: Int = 1, maximumNumberOfTouches: Int? = nil,
    cancelsTouchesInView: Bool = true, shouldRecognizeSimultaneously: Bool = false,
    requireToFail: [String] = []
  ) -> GestureRecognizer {
    let pan = Pan(
      x: x, y: y, axis: axis, minimumNumberOfTouches: minimumNumberOfTouches,
      maximumNumberOfTouches: maximumNumberOfTouches)
    var recognizer = GestureRecognizer(
      name, kind: .pan(pan), cancelsTouchesInView: cancelsTouchesInView,
      shouldRecognizeSimultaneously: shouldRecognizeSimultaneously)
    recognizer.view = view
    recognizer.requireToFail = requireToFail
    return recognizer
  }
}

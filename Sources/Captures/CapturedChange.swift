/// A change from one state of a captured cell to another.
package struct CapturedChange: Hashable, Sendable {
  /// The cause of the change.
  package enum Action: String, CaseIterable, Hashable, Sendable {
    /// A finger comes down and stays until the cell is highlighted.
    case touchDown
    /// The finger lifts.
    case touchUp
    /// The touch is cancelled, for example because the content scrolls.
    case touchCancel
    /// The app selects the item by a call.
    case select
    /// The app deselects the item by a call.
    case deselect
    /// The app sets something else: a flag of the cell, or a state of its own.
    case set
    /// The content scrolls at once.
    case scroll
  }

  /// The cause of the change.
  package var action: Action
  /// The distance that the content scrolls, in points; `nil` for other actions.
  package var distance: Double?
  /// The name of the state before.
  package var from: String
  /// The name of the state after.
  package var to: String
  /// The calls of the delegate, in order.
  package var calls: [CapturedCall]
  /// The animations that the change adds to layers.
  package var animations: [CapturedAnimation]

  /// Creates a change.
  package init(
    _ action: Action, distance: Double? = nil, from: String, to: String,
    calls: [CapturedCall] = [], animations: [CapturedAnimation] = []
  ) {
    self.action = action
    self.distance = distance
    self.from = from
    self.to = to
    self.calls = calls
    self.animations = animations
  }
}

/// A call of the collection view's delegate.
package struct CapturedCall: Hashable, Sendable {
  /// UIKit's name of the method without its arguments: `shouldHighlightItem`.
  package var method: String
  /// The delegate's answer; `nil` for a method without one.
  package var answer: Bool?

  /// Creates a call.
  package init(_ method: String, answer: Bool? = nil) {
    self.method = method
    self.answer = answer
  }
}

/// An animation of a layer (`CAAnimation`).
package struct CapturedAnimation: Hashable, Sendable {
  /// What determines the progress over time.
  package enum Timing: Hashable, Sendable {
    /// The control points of a cubic Bézier curve: x1, y1, x2, y2.
    case curve([Double])
    /// The parameters of a spring (`CASpringAnimation`).
    case spring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
  }

  /// A value on screen.
  package struct Sample: Hashable, Sendable {
    /// The time after the change, in seconds.
    package var time: Double
    /// The value of the presentation layer.
    package var value: CaptureValue

    /// Creates a sample.
    package init(time: Double, value: CaptureValue) {
      self.time = time
      self.value = value
    }
  }

  /// The name of the view whose layer is animated.
  package var view: String
  /// Core Animation's key path: `opacity`, `position`, `bounds.size`.
  package var keyPath: AnimatedKeyPath
  /// The value at the start.
  package var from: CaptureValue
  /// The value at the end.
  package var to: CaptureValue
  /// The duration of a pass, in seconds.
  package var duration: Double
  /// The delay before it, in seconds.
  package var delay: Double
  /// What determines the progress.
  package var timing: Timing
  /// The number of passes; `nil` for endless repetition.
  package var repeatCount: Double?
  /// Whether each pass is followed by a pass backwards.
  package var autoreverses: Bool
  /// Whether it was added to the layer by the app, instead of by an animation of UIView's.
  package var isLayerAnimation: Bool
  /// Values on screen, in order of their times.
  package var samples: [Sample]

  /// Creates an animation.
  package init(
    view: String, keyPath: AnimatedKeyPath, from: CaptureValue, to: CaptureValue, duration: Double,
    delay: Double = 0, timing: Timing, repeatCount: Double? = 1, autoreverses: Bool = false,
    isLayerAnimation: Bool = false, samples: [Sample] = []
  ) {
    self.view = view
    self.keyPath = keyPath
    self.from = from
    self.to = to
    self.duration = duration
    self.delay = delay
    self.timing = timing
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    self.isLayerAnimation = isLayerAnimation
    self.samples = samples
  }
}

/// The key paths of layers whose animations are recorded.
package enum AnimatedKeyPath: String, CaseIterable, Hashable, Sendable {
  case opacity, backgroundColor, cornerRadius, transform, position
  case boundsSize = "bounds.size"
  case borderWidth, borderColor, shadowOpacity, shadowRadius, shadowColor, shadowOffset
  case strokeStart, strokeEnd, strokeColor, fillColor

  /// The type of its values.
  package var type: CaptureType {
    switch self {
    case .opacity, .cornerRadius, .borderWidth, .shadowOpacity, .shadowRadius, .strokeStart,
      .strokeEnd:
      .number
    case .backgroundColor, .borderColor, .shadowColor, .strokeColor, .fillColor: .color
    case .transform: .numbers(6)
    case .position, .boundsSize, .shadowOffset: .numbers(2)
    }
  }

  /// The property of views that it animates; `nil` for the parts of the frame.
  package var property: String? {
    switch self {
    case .opacity: "alpha"
    case .position, .boundsSize: nil
    case .backgroundColor, .cornerRadius, .transform, .borderWidth, .borderColor, .shadowOpacity,
      .shadowRadius, .shadowColor, .shadowOffset, .strokeStart, .strokeEnd, .strokeColor,
      .fillColor:
      rawValue
    }
  }
}

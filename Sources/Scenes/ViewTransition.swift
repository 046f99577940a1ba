public import Vocabulary

/// How a view changes to what it shows next: `UIView.transition(with:duration:options:animations:)`, or a
/// `CATransition` that is added to its layer.
///
/// The new content is there at once. A picture of the old content is over it and disappears. Both are pictures of the
/// view with its subviews.
public struct ViewTransition: Hashable, Sendable {
  /// The kinds of transitions.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The old content fades out while the new content fades in (`transitionCrossDissolve`).
    case crossDissolve
    /// The view turns about its vertical axis, from the left to the right (`transitionFlipFromLeft`).
    case flipFromLeft
    /// The view turns about its vertical axis, from the right to the left (`transitionFlipFromRight`).
    case flipFromRight
    /// The view turns about its horizontal axis, from the top to the bottom (`transitionFlipFromTop`).
    case flipFromTop
    /// The view turns about its horizontal axis, from the bottom to the top (`transitionFlipFromBottom`).
    case flipFromBottom
    /// The old content fades out while the new content fades in (`CATransitionType.fade`).
    case fade
    /// The new content pushes the old content away (`CATransitionType.push`).
    case push
    /// The new content moves over the old content (`CATransitionType.moveIn`).
    case moveIn
    /// The old content moves away from the new content (`CATransitionType.reveal`).
    case reveal

    /// Whether it is a `CATransition`, which has Core Animation's defaults.
    package var isLayerTransition: Bool {
      switch self {
      case .crossDissolve, .flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom: false
      case .fade, .push, .moveIn, .reveal: true
      }
    }

    /// Whether it has a direction of its own (`CATransition.subtype`).
    package var hasSubtype: Bool {
      switch self {
      case .push, .moveIn, .reveal: true
      case .crossDissolve, .flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom, .fade:
        false
      }
    }
  }

  /// Where a movement begins (`CATransitionSubtype`).
  public enum Subtype: String, CaseIterable, Hashable, Sendable {
    /// At the right side of the view.
    case fromRight
    /// At the left side of the view.
    case fromLeft
    /// At the top of the view.
    case fromTop
    /// At the bottom of the view.
    case fromBottom
  }

  /// The view.
  public var view: ViewName
  /// The kind of transition (`CATransition.type`).
  public var type: Kind
  /// Where a movement begins. Default: `fromLeft` (documented).
  public var subtype: Subtype
  /// Its duration, delay and curve.
  public var timing: Animation

  /// Creates a transition.
  ///
  /// - Parameter timing: The duration, delay and curve. Default: 0.25 s; with constant speed for a `CATransition`
  ///   (documented), and otherwise with `curveEaseInOut` (from memory).
  public init(
    of view: ViewName, type: Kind, subtype: Subtype = .fromLeft, timing: Animation? = nil
  ) {
    self.view = view
    self.type = type
    self.subtype = subtype
    self.timing =
      timing ?? (type.isLayerTransition ? .layer() : Animation(duration: .milliseconds(250)))
    self.timing.isLayerAnimation = type.isLayerTransition
  }
}

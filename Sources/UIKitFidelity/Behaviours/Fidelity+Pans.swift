extension Fidelity {
  /// The behaviours of pan recognisers.
  static let pans: [Behaviour] = [
    Behaviour(
      "Pans",
      "A pan begins when a finger has moved by more than 10 points, which are not included in its translation.",
      .observed,
      "Measured on a scroll view's own recogniser; others are assumed to be equal.",
      source: "Vercantez/openuikit golden/scroll_traces, iOS 26.1"),
    Behaviour(
      "Pans",
      "With an axis the recogniser fails if the finger moves at least as far across it.",
      .ourChoice,
      "UIKit's recogniser has no axis: this is what apps answer in gestureRecognizerShouldBegin(_:)."
    ),
    Behaviour(
      "Pans",
      "The velocity is that of the last 0.1 s.",
      .observed, source: "Vercantez/openuikit golden/scroll_traces, iOS 26.1"),
    Behaviour(
      "Pans",
      "A pan that begins cancels the touch for the cell and keeps the content from scrolling, unless it recognises"
        + " simultaneously.",
      .documented, source: "UIGestureRecognizer.cancelsTouchesInView"),
    Behaviour(
      "Pans",
      "A number that follows a finger resists beyond its outer stops as content does beyond its edges.",
      .ourChoice, "Apps have their own formulas; many use the one of scroll views."),
    Behaviour(
      "Pans",
      "It rests at the stop that is nearest to its value and 0.499 s of the finger's velocity.",
      .documented, source: "WWDC 2018, Designing Fluid Interfaces"),
    Behaviour(
      "Pans",
      "What follows it goes on by a spring whose initial velocity is the finger's, relative to the number's way, and adds"
        + " to springs that still run.",
      .documented,
      "Without an animation of its state it is UISpringTimingParameters()'s: mass 3, stiffness 1000, critically damped.",
      source: "UISpringTimingParameters.initialVelocity"),
  ]
}

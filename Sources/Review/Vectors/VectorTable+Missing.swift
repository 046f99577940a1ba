extension VectorTable {
  private static func missing(
    _ id: String, _ area: String, _ statement: String, _ confidence: Fidelity.Confidence,
    _ source: String,
    _ missing: String
  ) -> Vector {
    Vector(id, area, statement, confidence, source: source, missing: missing)
  }

  private static let keyframes = "keyframe animations"

  /// Facts that the tool cannot play yet.
  static let missing: [Vector] = [
    missing(
      "keyframe-ease", "Motion",
      "animateKeyframes eases the whole: a keyframe from 0 to 0.1 of 10 s takes 2.2 s.", .observed,
      "Stack Overflow 20521214, 68056506", keyframes),
    missing(
      "keyframe-linear", "Motion", "With the option bits of curveLinear keyframes are linear.",
      .observed,
      "Stack Overflow 20638956", keyframes),
    missing(
      "keyframe-relative", "Motion",
      "relativeStartTime and relativeDuration are fractions of the duration.",
      .documented, "UIView.addKeyframe(withRelativeStartTime:…)", keyframes),
    missing(
      "animation-anchorPoint", "Motion", "anchorPoint is animated since iOS 11, not additively.",
      .observed,
      "material-motion/motion-animator-objc UIKitBehavioralTests.swift", "anchorPoint as a property"
    ),
    missing(
      "animation-sublayer", "Motion",
      "A sublayer without a view that changes in UIView.animate animates in 0.25 s.", .observed,
      "material-motion/motion-animator-objc HeadlessLayerImplicitAnimationTests.swift",
      "layers without views"),
    missing(
      "animation-completion", "Motion", "An empty animation block calls its completion at once.",
      .observed,
      "blog.spacemanlabs.com, August 2012", "completions as events"),
    missing(
      "animator-scrub", "Motion",
      "A paused animator shows the fraction itself, as scrubsLinearly is true.",
      .documented, "UIViewPropertyAnimator.scrubsLinearly", "UIViewPropertyAnimator"),
    missing(
      "selection-two-fingers", "Touches",
      "A pan with two fingers selects nothing unless shouldBeginMultipleSelectionInteraction answers yes.",
      .documented, "UICollectionViewDelegate", "several fingers"),
    missing(
      "menu-size", "Menus", "A menu of n rows is 250 wide and 20 + 42 n high on iOS 26.", .observed,
      "Vercantez/openuikit UIContextMenu.swift, 17 probes on iOS 26.1", "context menus"),
  ]
}

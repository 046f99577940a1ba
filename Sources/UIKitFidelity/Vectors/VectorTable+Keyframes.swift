extension VectorTable {
  /// Keyframes of `UIView.animateKeyframes`.
  static let keyframes: [Vector] = [
    Vector(
      "keyframe-ease", "Motion",
      "animateKeyframes eases the whole: a keyframe from 0 to 0.1 of 10 s takes 2.2 s.", .observed,
      source: "Stack Overflow 20521214, 68056506",
      scene: VectorScenes.keyframes([(0, 0.1, 100)], "duration: 10"), script: "s",
      .numbers("box.transform.translation.x", [1: 19.722454, 2: 81.659856, 2.21: 100, 4: 100])),
    Vector(
      "keyframe-linear", "Motion", "With the option bits of curveLinear keyframes are linear.",
      .observed, source: "Stack Overflow 20638956",
      scene: VectorScenes.keyframes([(0, 0.1, 100)], "duration: 10, curve: linear"), script: "s",
      .numbers("box.transform.translation.x", [0.5: 50, 1: 100, 4: 100])),
    Vector(
      "keyframe-relative", "Motion",
      "relativeStartTime and relativeDuration are fractions of the duration.",
      .documented, source: "UIView.addKeyframe(withRelativeStartTime:…)",
      scene: VectorScenes.keyframes(
        [(0.25, 0.25, 100), (0.75, 0.25, 0)], "duration: 2, curve: linear"), script: "s",
      .numbers(
        "box.transform.translation.x",
        [0.4: 0, 0.75: 50, 1: 100, 1.4: 100, 1.75: 50, 2: 0])),
  ]
}

extension VectorTable {
  private static let probes =
    "Vercantez/openuikit docs/QUARTZ_NOTES.md: 30 probes of UIKit's CASpringAnimation (damping ratio, duration, velocity)"

  /// The springs that UIKit finds for a damping ratio and a duration, by the natural frequency of each.
  static let fittedSprings: [Vector] = [
    Vector(
      "spring-fit-0.4-0.4", "Motion",
      "A spring with damping 0.4 over 0.4 s and initial velocity 0 has the natural frequency 37.99150775.",
      .observed,
      source: probes,
      scene: VectorScenes.move("{ duration: 0.4, usingSpringWithDamping: 0.4 }"), script: "s",
      tolerance: 0.01,
      .numbers(
        "box.transform.translation.x",
        [0.04: 66.969551, 0.1: 123.811167, 0.2: 94.96542, 0.3: 100.936819, 0.38: 99.672045])),
    Vector(
      "spring-fit-0.4-0.4-3", "Motion",
      "A spring with damping 0.4 over 0.4 s and initial velocity 3 has the natural frequency 36.55639827.",
      .observed,
      source: probes,
      scene: VectorScenes.move(
        "{ duration: 0.4, usingSpringWithDamping: 0.4, initialSpringVelocity: 3 }"), script: "s",
      tolerance: 0.01,
      .numbers(
        "box.transform.translation.x",
        [0.04: 68.448595, 0.1: 124.334366, 0.2: 94.336982, 0.3: 101.260824, 0.38: 99.597018])),
    Vector(
      "spring-fit-0.5-1", "Motion",
      "A spring with damping 0.5 over 1 s and initial velocity 0 has the natural frequency 12.71689827.",
      .observed,
      source: probes,
      scene: VectorScenes.move("{ duration: 1, usingSpringWithDamping: 0.5 }"), script: "s",
      tolerance: 0.01,
      .numbers(
        "box.transform.translation.x",
        [0.1: 48.78231, 0.25: 114.422258, 0.5: 98.715454, 0.75: 99.884864, 0.95: 100.239322])),
    Vector(
      "spring-fit-0.7-0.5", "Motion",
      "A spring with damping 0.7 over 0.5 s and initial velocity 0 has the natural frequency 19.67929318.",
      .observed,
      source: probes,
      scene: VectorScenes.move("{ duration: 0.5, usingSpringWithDamping: 0.7 }"), script: "s",
      tolerance: 0.01,
      .numbers(
        "box.transform.translation.x",
        [0.05: 29.865013, 0.125: 86.087778, 0.25: 104.113342, 0.375: 100.172568, 0.475: 99.813017])),
    Vector(
      "spring-fit-0.8-0.3", "Motion",
      "A spring with damping 0.8 over 0.3 s and initial velocity 0 has the natural frequency 29.98098896.",
      .observed,
      source: probes,
      scene: VectorScenes.move("{ duration: 0.3, usingSpringWithDamping: 0.8 }"), script: "s",
      tolerance: 0.01,
      .numbers(
        "box.transform.translation.x",
        [0.03: 24.859469, 0.075: 74.8367, 0.15: 100.907681, 0.225: 100.75517, 0.285: 100.087903])),
    Vector(
      "spring-fit-0.35-1", "Motion",
      "A spring with damping 0.35 over 1 s and initial velocity 0 has the natural frequency 16.92363519.",
      .observed,
      source: probes,
      scene: VectorScenes.move("{ duration: 1, usingSpringWithDamping: 0.35 }"), script: "s",
      tolerance: 0.01,
      .numbers(
        "box.transform.translation.x",
        [0.1: 80.142106, 0.25: 121.712188, 0.5: 98.447519, 0.75: 99.357658, 0.95: 100.205969])),
    Vector(
      "spring-fit-0.99-1", "Motion",
      "A spring with damping 0.99 over 1 s and initial velocity 0 has the natural frequency 8.94567951.",
      .observed,
      source: probes,
      scene: VectorScenes.move("{ duration: 1, usingSpringWithDamping: 0.99 }"), script: "s",
      tolerance: 0.01,
      .numbers(
        "box.transform.translation.x",
        [0.1: 22.650966, 0.25: 65.822821, 0.5: 94.09412, 0.75: 99.181153, 0.95: 99.846876])),
    Vector(
      "spring-fit-1-0.5", "Motion",
      "A spring with damping 1 over 0.5 s and initial velocity 0 has the natural frequency 18.46682695.",
      .observed,
      source: probes,
      scene: VectorScenes.move("{ duration: 0.5, usingSpringWithDamping: 1 }"), script: "s",
      tolerance: 0.01,
      .numbers(
        "box.transform.translation.x",
        [0.05: 23.606868, 0.125: 67.106752, 0.25: 94.447718, 0.375: 99.22109, 0.475: 99.848486])),
    Vector(
      "spring-fit-0.5-1--2", "Motion",
      "A spring with damping 0.5 over 1 s and initial velocity -2 has the natural frequency 13.24471258.",
      .observed,
      source: probes,
      scene: VectorScenes.move(
        "{ duration: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: -2 }"), script: "s",
      tolerance: 0.01,
      .numbers(
        "box.transform.translation.x",
        [0.1: 43.457843, 0.25: 114.500426, 0.5: 98.315401, 0.75: 100.090563, 0.95: 100.156851])),
  ]
}

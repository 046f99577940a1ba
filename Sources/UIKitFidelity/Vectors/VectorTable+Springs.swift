extension VectorTable {
  /// Springs by their physics and by how long they seem to take.
  static let springs: [Vector] = [
    Vector(
      "spring-press", "Motion",
      "Damping 0.4, velocity 3 and 0.4 s: stiffness 1336.3703 and damping 29.24512, cut off at 0.4 s.",
      .observed,
      source: "Vercantez/openuikit docs/QUARTZ_NOTES.md, and the article on the press spring",
      scene: VectorScenes.move(
        "{ duration: 0.4, usingSpringWithDamping: 0.4, initialSpringVelocity: 3 }"),
      script: "s", tolerance: 0.0005,
      .numbers(
        "box.transform.translation.x",
        [
          0.091_45: 125.4719, 0.185_22: 93.5345, 0.278_98: 101.6411, 0.372_75: 99.5834,
          0.399_999_9: 99.7325, 0.4: 100,
        ])),
    Vector(
      "spring-bounce-0", "Motion",
      "springDuration 0.5 and bounce 0, the defaults: stiffness 157.91, damping 25.13.",
      .documented,
      source:
        "UIView.animate(springDuration:bounce:…); the formula from the WWDC 2023 session on springs",
      scene: VectorScenes.move("{ springDuration: 0.5, bounce: 0 }"), script: "s",
      tolerance: 0.005,
      .numbers("box.transform.translation.x", [0.1: 35.774, 0.2: 71.542, 0.3: 89.003, 0.5: 98.64])),
    Vector(
      "spring-bounce-0.15", "Motion",
      "springDuration 0.35 and bounce 0.15: stiffness 322.27, damping 30.52.", .documented,
      source:
        "UIView.animate(springDuration:bounce:…); the formula from the WWDC 2023 session on springs",
      scene: VectorScenes.move("{ springDuration: 0.35, bounce: 0.15 }"), script: "s",
      tolerance: 0.005,
      .numbers("box.transform.translation.x", [0.1: 58.828, 0.2: 94.25, 0.3: 100.483])),
    Vector(
      "spring-bounce-0.5", "Motion",
      "springDuration 1 and bounce 0.5: stiffness 39.48, damping 6.28.", .documented,
      source:
        "UIView.animate(springDuration:bounce:…); the formula from the WWDC 2023 session on springs",
      scene: VectorScenes.move("{ springDuration: 1, bounce: 0.5 }"), script: "s",
      tolerance: 0.005,
      .numbers(
        "box.transform.translation.x", [0.1: 15.678, 0.2: 47.961, 0.3: 79.945, 0.5: 114.07])),
    Vector(
      "spring-bounce-negative", "Motion",
      "springDuration 0.5 and bounce −0.3, which is overdamped: damping 35.90.", .unverified,
      source: "SwiftUI Spring (documented there); UIKit by analogy",
      scene: VectorScenes.move("{ springDuration: 0.5, bounce: -0.3 }"), script: "s",
      tolerance: 0.005,
      .numbers("box.transform.translation.x", [0.1: 29.083, 0.2: 57.04, 0.3: 74.261, 0.5: 90.776])),
    Vector(
      "spring-core-animation", "Motion",
      "CASpringAnimation's defaults are mass 1, stiffness 100, damping 10, no initial velocity.",
      .header, source: "CAAnimation.h",
      scene: VectorScenes.move("{ stiffness: 100 }"), script: "s", tolerance: 0.005,
      .numbers(
        "box.transform.translation.x", [0.1: 34.030, 0.2: 84.943, 0.4: 115.312, 0.6: 100.229])),
    Vector(
      "spring-overdamped", "Motion",
      "A spring with more than the critical damping moves as with it: mass 3, stiffness 1000, damping 500.",
      .documented,
      source:
        "CASpringAnimation.allowsOverdamping, SwiftUI Spring; RBBAnimation's tests measured it",
      scene: VectorScenes.move("{ mass: 3, stiffness: 1000, damping: 500 }"), script: "s",
      tolerance: 0.005,
      .numbers(
        "box.transform.translation.x",
        [0.05: 23.223, 0.1: 54.478, 0.15: 75.826, 0.2: 87.928, 0.3: 97.292])),
    Vector(
      "spring-overdamping-allowed", "Motion",
      "With allowsOverdamping the same spring creeps: 8.5 % at 0.05 s, 44.8 % at 0.3 s.",
      .documented,
      source: "CASpringAnimation.allowsOverdamping; closed form of the oscillator",
      scene: VectorScenes.move(
        "{ mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true }"),
      script: "s", tolerance: 0.05,
      .numbers("box.transform.translation.x", [0.05: 8.50, 0.15: 25.27, 0.3: 44.84])),
    Vector(
      "spring-sheet", "Motion",
      "Apple's sheet settles as the critical spring of mass 3 and stiffness 1000 does.", .observed,
      source: "Vercantez/openuikit docs/APP_FEEL.md, measured on iOS 26.1 (rms 0.05 points)",
      scene: VectorScenes.change(
        "transform", from: nil, to: "{ translate: [370, 0] }",
        animation: "{ mass: 3, stiffness: 1000, damping: 500 }"),
      script: "s", tolerance: 0.05,
      .numbers(
        "box.transform.translation.x", [0.05: 85.93, 0.1: 201.57, 0.2: 325.33, 0.4: 367.93])),
  ]
}

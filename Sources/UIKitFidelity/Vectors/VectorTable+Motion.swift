extension VectorTable {
  private static let uiKitTests =
    "material-motion/motion-animator-objc tests/unit/UIKitBehavioralTests.swift, run on iOS 8 to 14"
  private static let curves =
    "UIView and CAMediaTimingFunction reference; Vercantez/openuikit compared frames to 0.1 point"

  /// Animations that another one of the same property interrupts.
  static let interruptions: [Vector] = [
    Vector(
      "animation-position", "Motion",
      "A position that gets a new target goes on smoothly: its animations are added up.", .observed,
      source: uiKitTests,
      scene: VectorScenes.change(
        "transform", from: nil, to: "{ translate: [100, 0] }", then: "{ translate: [200, 0] }"),
      script: "s",
      .numbers(
        "box.transform.translation.x", [0.3: 30, 0.4: 40, 0.5: 60, 0.9: 140, 1.2: 180, 1.5: 200])),
    Vector(
      "animation-position-reversal", "Motion", "A position that is sent back turns smoothly.",
      .observed, source: uiKitTests,
      scene: VectorScenes.change(
        "transform", from: nil, to: "{ translate: [100, 0] }", then: "{ translate: [0, 0] }"),
      script: "s",
      .numbers("box.transform.translation.x", [0.3: 30, 0.5: 40, 0.9: 40, 1.2: 20, 1.5: 0])),
    Vector(
      "animation-position-current", "Motion",
      "beginFromCurrentState changes nothing for a position.", .observed, source: uiKitTests,
      scene: VectorScenes.change(
        "transform", from: nil, to: "{ translate: [100, 0] }", then: "{ translate: [200, 0] }",
        animation: "{ duration: 1, curve: linear, options: [beginFromCurrentState] }"),
      script: "s",
      .numbers("box.transform.translation.x", [0.3: 30, 0.5: 60, 0.9: 140, 1.2: 180, 1.5: 200])),
    Vector(
      "animation-bounds", "Motion", "The size of a view animates additively.", .observed,
      source: uiKitTests,
      scene: """
        cellophane: 1
        cell:
          contentView:
            subviews:
              - view: box
                constraints:
                  - leading = superview
                  - top = superview
                  - height = 40
                  - { constraint: wide, equation: width = 40 }
        states: { one: { initially: false }, two: { initially: false } }
        rules:
          - { when: one, wide.constant: 100, animation: { duration: 1, curve: linear } }
          - { when: two, wide.constant: 60, animation: { duration: 1, curve: linear } }
        collectionView:
          frame: { width: 100, height: 100 }
          flowLayout: { itemSize: { width: 100, height: 100 } }
          items: 1
        scripts:
          s: [{ set: { item: 0, one: true } }, { wait: 0.4 }, { set: { item: 0, two: true } }, { wait: 2 }]

        """,
      script: "s",
      .numbers("box.bounds.size.width", [0.3: 58, 0.5: 66, 0.9: 74, 1.2: 68, 1.5: 60])),
    Vector(
      "animation-cornerRadius", "Motion", "cornerRadius animates additively (iOS 11 and later).",
      .observed, source: uiKitTests,
      scene: VectorScenes.change("cornerRadius", from: "0", to: "10", then: "20"), script: "s",
      .numbers("box.cornerRadius", [0.3: 3, 0.5: 6, 0.9: 14, 1.2: 18, 1.5: 20])),
    Vector(
      "animation-anchorPoint", "Motion", "anchorPoint is animated since iOS 11, not additively.",
      .observed, source: uiKitTests,
      scene: VectorScenes.change(
        "anchorPoint", from: "[0.5, 0.5]", to: "[0, 0.5]", then: "[1, 0.5]"),
      script: "s",
      .numbers("box.anchorPoint.x", [0.3: 0.35, 0.4: 0, 0.5: 0.1, 0.9: 0.5, 1.2: 0.8, 1.5: 1])),
    Vector(
      "animation-cornerRadius-reversal", "Motion",
      "A cornerRadius that is sent back turns smoothly.",
      .observed, source: uiKitTests,
      scene: VectorScenes.change("cornerRadius", from: "0", to: "10", then: "0"), script: "s",
      .numbers("box.cornerRadius", [0.3: 3, 0.5: 4, 0.9: 4, 1.2: 2, 1.5: 0])),
    Vector(
      "animation-scale", "Motion",
      "Scales that are added up are concatenated: 1 to 2 and back to 1 shows 1.425 at 0.5 s.",
      .documented, source: "CAPropertyAnimation.isAdditive; \(uiKitTests)",
      scene: VectorScenes.change("transform", from: nil, to: "{ scale: 2 }", then: "{ scale: 1 }"),
      script: "s",
      .numbers(
        "box.transform.scale.x", [0.3: 1.3, 0.4: 1.4, 0.5: 1.425, 0.9: 1.425, 1.2: 1.2, 1.5: 1])),
    Vector(
      "animation-alpha", "Motion",
      "alpha is not additive: a new animation starts at the model value.", .observed,
      source: uiKitTests,
      scene: VectorScenes.change("alpha", from: "1", to: "0.5", then: "0.2"), script: "s",
      .numbers("box.alpha", [0.3: 0.85, 0.5: 0.47, 0.9: 0.35, 1.2: 0.26, 1.5: 0.2])),
    Vector(
      "animation-alpha-jump", "Motion",
      "An alpha that gets a new target jumps from the value on screen to the model value.",
      .observed, source: uiKitTests,
      scene: VectorScenes.change("alpha", from: "1", to: "0.5", then: "0.2"), script: "s",
      .numbers("box.alpha", [0.399: 0.8005, 0.4: 0.5, 0.401: 0.4997])),
    Vector(
      "animation-alpha-current", "Motion",
      "With beginFromCurrentState alpha starts at the value on screen.", .observed,
      source: uiKitTests,
      scene: VectorScenes.change(
        "alpha", from: "1", to: "0.5", then: "0.2",
        animation: "{ duration: 1, curve: linear, options: [beginFromCurrentState] }"),
      script: "s",
      .numbers("box.alpha", [0.3: 0.85, 0.4: 0.8, 0.5: 0.74, 0.9: 0.5, 1.2: 0.32, 1.5: 0.2])),
    Vector(
      "animation-color", "Motion",
      "backgroundColor is not additive: blue to red, and at 0.4 s to green, goes on from red.",
      .observed,
      source: "\(uiKitTests); that it starts at the model's colour is concluded from alpha",
      scene: VectorScenes.change(
        "backgroundColor", from: "[0, 0, 1]", to: "[1, 0, 0]", then: "[0, 1, 0]"),
      script: "s", tolerance: 0.005,
      .numbers("box.backgroundColor.red", [0.3: 0.3, 0.5: 0.9, 0.9: 0.5, 1.2: 0.2, 1.5: 0]),
      .numbers("box.backgroundColor.green", [0.3: 0, 0.5: 0.1, 0.9: 0.5, 1.2: 0.8, 1.5: 1]),
      .numbers("box.backgroundColor.blue", [0.3: 0.7, 0.5: 0, 0.9: 0, 1.2: 0, 1.5: 0])),
    Vector(
      "animation-fade-reversal", "Motion",
      "A fade from 1 to 0.1 in 0.2 s that is reversed after 0.1 s jumps from 0.55 to 0.1, and rises.",
      .observed, source: uiKitTests,
      scene: """
        cellophane: 1
        cell: {}
        states: { faded: { initially: false } }
        rules: [{ when: faded, cell.alpha: 0.1, animation: { duration: 0.2 } }]
        collectionView:
          frame: { width: 100, height: 100 }
          flowLayout: { itemSize: { width: 100, height: 100 } }
          items: 1
        scripts:
          s: [{ set: { item: 0, faded: true } }, { wait: 0.1 }, { set: { item: 0, faded: false } }, { wait: 1 }]

        """,
      script: "s",
      .numbers("cell.alpha", [0.05: 0.883754, 0.099_999_9: 0.55, 0.1: 0.1, 0.2: 0.55, 0.3: 1])),
  ]

  private static func atOnce(
    _ property: String, _ path: String, _ value: String, _ number: Double,
    view: String = "view: box",
    _ confidence: Fidelity.Confidence = .observed, _ source: String = uiKitTests
  ) -> Vector {
    Vector(
      "animation-not-\(property)", "Motion", "UIView.animate does not animate \(property).",
      confidence, source: source,
      scene: VectorScenes.change(property, from: nil, to: value, view: view), script: "s",
      .numbers("box.\(path)", [0.001: number, 0.5: number]))
  }

  /// Properties that `UIView.animate` does not animate, and one that it does.
  static let notAnimated: [Vector] = [
    atOnce("borderWidth", "borderWidth", "5", 5),
    atOnce("borderColor", "borderColor.red", "red", 1),
    atOnce("shadowColor", "shadowColor.blue", "blue", 1),
    atOnce("shadowRadius", "shadowRadius", "5", 5),
    atOnce("shadowOffset", "shadowOffset.width", "{ width: 8, height: 4 }", 8),
    atOnce("zPosition", "zPosition", "3", 3),
    atOnce(
      "strokeStart", "strokeStart", "0.2", 0.2, view: "shapeView: box\n        path: M0 0L40 0"),
    atOnce("strokeEnd", "strokeEnd", "0.2", 0.2, view: "shapeView: box\n        path: M0 0L40 0"),
    Vector(
      "animation-shadowOpacity", "Motion",
      "UIView.animate animates shadowOpacity (iOS 13 and later).", .observed, source: uiKitTests,
      scene: VectorScenes.change("shadowOpacity", from: "0", to: "1"), script: "s",
      .numbers("box.shadowOpacity", [0.25: 0.25, 0.5: 0.5])),
    Vector(
      "animation-outside-block", "Motion",
      "A property of a view's own layer that is set outside of an animation changes at once.",
      .observed, source: uiKitTests,
      scene: VectorScenes.change("alpha", from: "1", to: "0.5", animation: nil), script: "s",
      .numbers("box.alpha", [0: 0.5, 0.001: 0.5])),
    Vector(
      "animation-layer-default", "Motion",
      "A CABasicAnimation without a duration and a timing function takes 0.25 s at an even speed.",
      .documented, source: "CAMediaTiming.duration, CAAnimation.timingFunction",
      scene: VectorScenes.change(
        "borderWidth", from: "0", to: "8", animation: "{ layerAnimation: true }"),
      script: "s", .numbers("box.borderWidth", [0.125: 4, 0.25: 8])),
  ]

  /// Timing: curves, delays, passes.
  static let timing: [Vector] = [
    Vector(
      "curve-easeInOut", "Motion", "easeInOut, the default, is the Bézier curve 0.42, 0, 0.58, 1.",
      .observed, source: curves, scene: VectorScenes.move("{ duration: 1 }"), script: "s",
      .numbers(
        "box.transform.translation.x",
        [
          0.1: 1.9722, 0.2: 8.1660, 0.3: 18.7396, 0.4: 33.1884, 0.5: 50, 0.6: 66.8116, 0.7: 81.2604,
          0.8: 91.8340, 0.9: 98.0278,
        ])),
    Vector(
      "curve-easeIn", "Motion", "easeIn is the Bézier curve 0.42, 0, 1, 1.", .documented,
      source: curves, scene: VectorScenes.move("{ duration: 1, curve: easeIn }"), script: "s",
      .numbers(
        "box.transform.translation.x",
        [0.1: 1.7027, 0.3: 12.9577, 0.5: 31.5357, 0.7: 55.4814, 0.9: 83.9428])),
    Vector(
      "curve-easeOut", "Motion", "easeOut is the Bézier curve 0, 0, 0.58, 1.", .documented,
      source: curves, scene: VectorScenes.move("{ duration: 1, curve: easeOut }"), script: "s",
      .numbers(
        "box.transform.translation.x",
        [0.1: 16.0572, 0.3: 44.5186, 0.5: 68.4643, 0.7: 87.0423, 0.9: 98.2973])),
    Vector(
      "curve-default", "Motion",
      "Core Animation's default curve is the Bézier curve 0.25, 0.1, 0.25, 1.", .documented,
      source: "CAMediaTimingFunctionName.default",
      scene: VectorScenes.move("{ duration: 1, curve: default }"), script: "s",
      .numbers(
        "box.transform.translation.x",
        [0.1: 9.4796, 0.3: 51.3315, 0.5: 80.2403, 0.7: 94.0765, 0.9: 99.4316])),
    Vector(
      "animation-delay", "Motion", "Until the delay is over the old value shows.", .observed,
      source: "gist d-ronnqvist 137ce6b4c852d8ebd96d (fillMode both); openuikit UIViewAnimation",
      scene: VectorScenes.move("{ duration: 1, delay: 0.5, curve: linear }"), script: "s",
      .numbers("box.transform.translation.x", [0.2: 0, 0.5: 0, 1: 50, 1.5: 100])),
    Vector(
      "animation-no-duration", "Motion", "Without a duration the new value shows at once.",
      .documented, source: "UIView.animate(withDuration:delay:usingSpringWithDamping:…)",
      scene: VectorScenes.change("alpha", from: "1", to: "0", animation: "{ duration: 0 }"),
      script: "s", .numbers("box.alpha", [0: 0])),
    Vector(
      "animation-autoreverse", "Motion",
      "An animation that autoreverses goes there and back; then the new value shows at once.",
      .documented, source: "UIView.setAnimationRepeatAutoreverses(_:)",
      scene: VectorScenes.move("{ duration: 1, curve: linear, autoreverses: true }"), script: "s",
      .numbers(
        "box.transform.translation.x", [0.5: 50, 1: 100, 1.5: 50, 1.99: 1, 2: 100, 2.01: 100])),
    Vector(
      "animation-autoreverse-twice", "Motion",
      "Two passes that autoreverse take four times the duration, end at the old value, and jump.",
      .documented, source: "UIView.setAnimationRepeatAutoreverses(_:)",
      scene: VectorScenes.move(
        "{ duration: 1, curve: linear, autoreverses: true, repeatCount: 2 }"),
      script: "s",
      .numbers("box.transform.translation.x", [1: 100, 2: 0, 3: 100, 3.99: 1, 4.01: 100])),
    Vector(
      "animation-autoreverse-half", "Motion",
      "With a repeatCount of 1.5 an animation that autoreverses ends at the new value after 3 s.",
      .documented, source: "UIView.setAnimationRepeatAutoreverses(_:)",
      scene: VectorScenes.move(
        "{ duration: 1, curve: linear, autoreverses: true, repeatCount: 1.5 }"),
      script: "s",
      .numbers("box.transform.translation.x", [1: 100, 2: 0, 2.5: 50, 2.99: 99, 3.01: 100])),
    Vector(
      "animation-color-space", "Motion",
      "Colours are interpolated component by component in gamma-encoded sRGB.", .observed,
      source: "Vercantez/openuikit captured frames (anim_color), all pixels equal",
      scene: VectorScenes.change("backgroundColor", from: "[1, 0, 0]", to: "[0, 0, 1]"),
      script: "s",
      .numbers("box.backgroundColor.red", [0.25: 0.75, 0.5: 0.5]),
      .numbers("box.backgroundColor.blue", [0.25: 0.25, 0.5: 0.5])),
    Vector(
      "rotation-full", "Motion",
      "A rotation by a whole turn moves nothing: both transforms are the same matrix.", .observed,
      source: "Stack Overflow 19406166, 11571420",
      scene: VectorScenes.change("transform", from: nil, to: "{ rotate: 360° }"), script: "s",
      .numbers("box.transform.rotation", [0.25: 0, 0.5: 0, 0.9: 0])),
    Vector(
      "rotation-three-quarters", "Motion",
      "A rotation by three quarters of a turn goes back a quarter.",
      .observed, source: "Stack Overflow 31007262",
      scene: VectorScenes.change("transform", from: nil, to: "{ rotate: 270° }"), script: "s",
      .numbers("box.transform.rotation", [0.5: -.pi / 4, 0.999_999: -.pi / 2])),
    Vector(
      "rotation-minus-half", "Motion",
      "A rotation by −π turns clockwise, as one by π does: rounding decides.", .observed,
      source: "Stack Overflow 31007262",
      scene: VectorScenes.change("transform", from: nil, to: "{ rotate: -180° }"), script: "s",
      .numbers("box.transform.rotation", [0.5: .pi / 2])),
    Vector(
      "rotation-s3", "Motion",
      "0.999 π in 0.3 s, eased: 41.6777° at 0.1 s, 89.91° at 0.15 s, 138.1423° at 0.2 s.",
      .documented, source: "the article Expanding collection view cell, and UIView's default curve",
      scene: VectorScenes.change(
        "transform", from: nil, to: "{ rotate: 0.999π }", animation: "{ duration: 0.3 }"),
      script: "s", tolerance: 0.0001,
      .numbers(
        "box.transform.rotation",
        [0.05: 0.176163, 0.1: 0.727413, 0.15: 1.569226, 0.2: 2.411038, 0.25: 2.962288])),
  ]
}

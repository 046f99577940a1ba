extension VectorTable {
  private static func animator(_ keys: String, _ steps: String) -> String {
    """
    cellophane: 1
    cell:
      contentView:
        subviews:
          - view: box
            frame: { x: 0, y: 0, width: 40, height: 40 }
            transform: { open: { 0: { translate: [0, 0] }, 1: { translate: [100, 0] } } }
            alpha: open
    states: { open: { range: 0...1, animator: { \(keys) }, setBy: app } }
    collectionView:
      frame: { width: 300, height: 100 }
      flowLayout: { itemSize: { width: 300, height: 100 } }
      allowsSelection: false
      gestureRecognizers: [{ pan: pull, x: { number: open, distance: 200 } }]
      items: 1
    scripts:
      s: [\(steps)]

    """
  }

  private static let reference = "UIViewPropertyAnimator"
  private static let moved = "box.transform.translation.x"

  /// Animators that are scrubbed, paused, continued and reversed. A view moves by 100 points and appears; the numbers of
  /// curves are closed forms of the cubic Bézier (0.42, 0, 1, 1).
  static let animators: [Vector] = [
    Vector(
      "animator-scrub", "Motion",
      "A paused animator shows the fraction itself, as scrubsLinearly is true.", .documented,
      source: "\(reference).scrubsLinearly",
      scene: animator(
        "duration: 1, curve: easeIn", "set: { item: 0, open: 0.5 }, wait: 1"),
      script: "s", .numbers(moved, [0: 50, 0.5: 50, 1: 50]), .numbers("box.alpha", [0.5: 0.5])),
    Vector(
      "animator-scrub-curve", "Motion",
      "With scrubsLinearly false a paused animator shows the curve's progress at the fraction.",
      .documented, source: "\(reference).scrubsLinearly",
      scene: animator(
        "duration: 1, curve: easeIn, scrubsLinearly: false",
        "set: { item: 0, open: 0.5 }, wait: 0.5, set: { item: 0, open: 1 }, wait: 1"),
      script: "s", .numbers(moved, [0.4: 31.535681, 0.6: 42.911977, 1: 100])),
    Vector(
      "animator-fraction-pauses", "Motion",
      "Setting fractionComplete of a running animator pauses it there.", .documented,
      source: "UIViewAnimating.fractionComplete",
      scene: animator(
        "duration: 1, curve: linear",
        "set: { item: 0, open: 1 }, wait: 0.4, set: { item: 0, open: 0.3 }, wait: 1"),
      script: "s", .numbers(moved, [0.2: 20, 0.399: 39.9, 0.4: 30, 1: 30])),
    Vector(
      "animator-pause", "Motion",
      "A paused animator keeps its value, and continues from there.",
      .documented, source: "UIViewAnimating.pauseAnimation()",
      scene: animator(
        "duration: 1, curve: easeIn",
        "set: { item: 0, open: 1 }, wait: 0.6, pauseAnimation: { item: 0, state: open }, wait: 1,"
          + " set: { item: 0, open: 1 }, wait: 1"),
      script: "s",
      .numbers(moved, [0.6: 42.911977, 1.5: 42.911977, 1.6: 42.911977, 2: 100]),
      .numbers("box.alpha", [0.6: 0.429120, 1.5: 0.429120])),
    Vector(
      "animator-reverse", "Motion",
      "A reversed animator runs back along its curve in the time that it has run.", .documented,
      source: "UIViewAnimating.isReversed",
      scene: animator(
        "duration: 1, curve: easeIn",
        "set: { item: 0, open: 1 }, wait: 0.6, set: { item: 0, open: 0 }, wait: 1"),
      script: "s",
      .numbers(moved, [0.5: 31.535681, 0.6: 42.911977, 0.7: 31.535681, 0.8: 21.486094, 1.2: 0]),
      .numbers("box.alpha", [0.7: 0.315357, 0.8: 0.214861])),
    Vector(
      "animator-continue", "Motion",
      "An animator that was scrubbed to the middle continues along the rest of its curve.",
      .unverified,
      source: "\(reference).continueAnimation(withTimingParameters:durationFactor:)",
      scene: animator(
        "duration: 1, curve: easeIn",
        "set: { item: 0, open: 0.5 }, wait: 0.5, set: { item: 0, open: 1 }, wait: 1"),
      script: "s", .numbers(moved, [0.6: 63.215463, 0.7: 77.524339, 0.8: 92.980075, 0.85: 100])),
    Vector(
      "animator-duration-factor", "Motion",
      "A duration factor gives the rest of the way that part of the duration.", .documented,
      source: "\(reference).continueAnimation(withTimingParameters:durationFactor:)",
      scene: animator(
        "duration: 1, curve: linear, durationFactor: 0.5",
        "set: { item: 0, open: 0.2 }, wait: 0.1, set: { item: 0, open: 1 }, wait: 1"),
      script: "s", .numbers(moved, [0.1: 20, 0.35: 60, 0.6: 100])),
    Vector(
      "animator-pan", "Motion",
      "A pan pauses a running animator, scrubs it from where it is, and continues it when it ends.",
      .documented, source: "\(reference); WWDC 2017, Advanced Animations with UIKit",
      scene: animator(
        "duration: 1, curve: linear",
        "set: { item: 0, open: 1 }, wait: 0.4, down: { item: 0, at: [0.5, 0.5] }, move: { by: [10, 0] },"
          + " move: { by: [16, 0] }, wait: 0.5, up, wait: 0.6"),
      script: "s", .numbers(moved, [0.399: 39.9, 0.4: 48, 0.8: 48, 1.14: 24, 1.4: 0])),
    Vector(
      "animation-completion", "Motion", "An empty animation block calls its completion at once.",
      .observed, source: "blog.spacemanlabs.com, August 2012",
      scene: """
        cellophane: 1
        cell:
          contentView:
            subviews: [{ view: box, frame: { x: 0, y: 0, width: 40, height: 40 } }]
        states: { empty: app, full: app, first: app, second: app }
        rules:
          - { when: empty, animation: { duration: 2 }, completion: [{ set: { first: true } }] }
          - { when: full, box.alpha: 0.5, animation: { duration: 2 }, completion: [{ set: { second: true } }] }
        collectionView:
          frame: { width: 100, height: 100 }
          flowLayout: { itemSize: { width: 100, height: 100 } }
          items: 1
        scripts:
          s: [set: { item: 0, empty: true, full: true }, wait: 3]

        """,
      script: "s",
      .states(
        item: 0,
        [
          0: "empty, first, full", 1.9: "empty, first, full",
          2.1: "empty, first, full, second",
        ])),
  ]
}

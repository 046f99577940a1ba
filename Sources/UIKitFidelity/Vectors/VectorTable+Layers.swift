extension VectorTable {
  private static let documentation = "developer.apple.com/documentation/quartzcore"
  private static let turns = "Stack Overflow 19406166, 11571420"
  private static let oneSecond = "duration: 1"

  /// Animations of layers, and what moves when the data changes.
  static let layers: [Vector] = [
    Vector(
      "keyframe-discrete", "Motion", "Discrete keyframes hold each value until the next time.",
      .documented, source: "\(documentation)/caanimationcalculationmode/discrete",
      scene: VectorScenes.layer(
        "keyPath: transform.translation.x, values: [0, 10, 20, 30], calculationMode: discrete, \(oneSecond)"
      ),
      script: "s", tolerance: 1e-9,
      .numbers("box.transform.translation.x", [0.1: 0, 0.3: 10, 0.6: 20, 0.9: 30, 1.1: 0])),
    Vector(
      "keyframe-paced", "Motion", "Paced keyframes move at one speed and ignore key times.",
      .documented, source: "\(documentation)/caanimationcalculationmode/paced",
      scene: VectorScenes.layer(
        "keyPath: transform.translation.y, values: [310, 60, 120, 60, 310], calculationMode: paced, \(oneSecond)"
      ),
      script: "s", .numbers("box.transform.translation.y", [0.25: 155, 0.5: 120, 0.75: 155])),
    Vector(
      "keyframe-even", "Motion", "Without key times the same values are evenly spread.",
      .documented, source: "\(documentation)/cakeyframeanimation/keytimes",
      scene: VectorScenes.layer(
        "keyPath: transform.translation.y, values: [310, 60, 120, 60, 310], \(oneSecond)"),
      script: "s", .numbers("box.transform.translation.y", [0.125: 185, 0.25: 60, 0.5: 120])),
    Vector(
      "rotation-spin", "Motion",
      "A CABasicAnimation of transform.rotation from 0 to 2π turns once.",
      .observed, source: turns,
      scene: VectorScenes.layer(
        "keyPath: transform.rotation.z, fromValue: 0, toValue: 360°, \(oneSecond)"),
      script: "s",
      .numbers(
        "box.transform.rotation", [0.25: .pi / 2, 0.499: 0.998 * .pi, 0.75: -.pi / 2])),
    Vector(
      "rotation-cumulative", "Motion", "isCumulative adds the passes up.", .documented,
      source: "\(documentation)/capropertyanimation/iscumulative",
      scene: VectorScenes.layer(
        "keyPath: transform.rotation.z, fromValue: 0, toValue: 180°, \(oneSecond), repeatCount: 2, isCumulative: true"
      ),
      script: "s", .numbers("box.transform.rotation", [0.5: .pi / 2, 1.5: -.pi / 2])),
    Vector(
      "layer-removed", "Motion",
      "With the defaults a layer animation that is over leaves no trace.", .documented,
      source: "\(documentation)/camediatimingfillmode/removed",
      scene: VectorScenes.layer("keyPath: opacity, fromValue: 1, toValue: 0, \(oneSecond)"),
      script: "s", .numbers("box.alpha", [0.5: 0.5, 0.99: 0.01, 1.01: 1])),
    Vector(
      "transition-cross-dissolve", "Motion",
      "crossDissolve shows the new content at once, and a picture of the old one fades out with easeInOut.",
      .unverified, source: "",
      scene: VectorScenes.change(
        "backgroundColor", from: "[0, 0, 1]", to: "[1, 0, 0]", animation: nil
      ).replacing(
        "[1, 0, 0] }",
        with: "[1, 0, 0], transitions: [{ view: box, type: crossDissolve, duration: 1 }] }"),
      script: "s",
      .numbers("box.transition", [0: 0, 0.1: 0.019722, 0.5: 0.5, 0.9: 0.980278]),
      .numbers("box.backgroundColor.red", [0: 1, 0.5: 1])),
  ]
}

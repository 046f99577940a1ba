extension VectorTable {
  private static func missing(
    _ id: String, _ area: String, _ statement: String, _ confidence: Fidelity.Confidence,
    _ source: String,
    _ missing: String
  ) -> Vector {
    Vector(id, area, statement, confidence, source: source, missing: missing)
  }

  /// Facts that the tool cannot play yet.
  static let missing: [Vector] = [
    missing(
      "animation-sublayer", "Motion",
      "A sublayer without a view that changes in UIView.animate animates in 0.25 s.", .observed,
      "material-motion/motion-animator-objc HeadlessLayerImplicitAnimationTests.swift",
      "layers without views")
  ]
}

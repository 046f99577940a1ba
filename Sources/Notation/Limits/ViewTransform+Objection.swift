internal import Drawing
internal import Vocabulary

extension ViewTransform {
  /// The valid scale factors. Our choice: a larger one is a mistake.
  package static let scales = -1000.0...1000.0
  /// The valid rotations, in half turns. Our choice.
  package static let halfTurns = -1000.0...1000.0
  /// The valid translations, in points.
  package static let moves = -SceneLimits.largestLength...SceneLimits.largestLength

  /// The problem with the values; `nil` if they are valid.
  package var objection: String? {
    if !Self.scales.contains(scaleX) || !Self.scales.contains(scaleY) {
      return SceneLimits.mustBe("scale", within: Self.scales)
    }
    if !Self.halfTurns.contains(rotation.halfTurns) {
      return SceneLimits.mustBe("rotate in half turns", within: Self.halfTurns)
    }
    if !Self.moves.contains(translation.x) || !Self.moves.contains(translation.y) {
      return SceneLimits.mustBe("translate", within: Self.moves)
    }
    return nil
  }
}

internal import Drawing
internal import Vocabulary

extension ViewTransform {
  /// The factors that are possible. Our choice: a cell that is larger than a screen by so much is a
  /// mistake.
  package static let scales = -1000.0...1000.0
  /// The turns that are possible, in half turns. Our choice.
  package static let halfTurns = -1000.0...1000.0
  /// The moves that are possible, in points.
  package static let moves = -SceneLimits.largestLength...SceneLimits.largestLength

  /// What is wrong with the numbers; `nil` for nothing.
  var objection: String? {
    if !Self.scales.contains(scaleX) || !Self.scales.contains(scaleY) {
      return PropertyType.mustBe("scale", within: Self.scales)
    }
    if !Self.halfTurns.contains(rotation.halfTurns) {
      return PropertyType.mustBe("rotate in half turns", within: Self.halfTurns)
    }
    if !Self.moves.contains(translation.x) || !Self.moves.contains(translation.y) {
      return PropertyType.mustBe("translate", within: Self.moves)
    }
    return nil
  }
}

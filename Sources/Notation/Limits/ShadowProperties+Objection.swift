internal import Drawing
internal import Vocabulary

extension ShadowProperties {
  /// The problem with the values; `nil` if they are valid.
  package var objection: String? {
    let distances = SceneLimits.distances
    if !(0...1).contains(opacity) { return SceneLimits.mustBe("opacity", within: 0...1) }
    if !(0...Shadow.maximumRadius).contains(radius) {
      return SceneLimits.mustBe("radius", within: 0...Shadow.maximumRadius)
    }
    return distances.contains(offset.width) && distances.contains(offset.height)
      ? nil : SceneLimits.mustBe("offset", within: distances)
  }
}

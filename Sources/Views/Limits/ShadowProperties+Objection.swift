internal import Drawing
internal import Vocabulary

extension ShadowProperties {
  /// The problem with the values; `nil` if they are valid.
  var objection: String? {
    let distances = PropertyType.distances
    if !(0...1).contains(opacity) { return PropertyType.mustBe("opacity", within: 0...1) }
    if !(0...Shadow.maximumRadius).contains(radius) {
      return PropertyType.mustBe("radius", within: 0...Shadow.maximumRadius)
    }
    return distances.contains(offset.width) && distances.contains(offset.height)
      ? nil : PropertyType.mustBe("offset", within: distances)
  }
}

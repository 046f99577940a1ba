internal import Interaction
internal import Notation
internal import SceneFormat
internal import Scenes
internal import Vocabulary
internal import YAMLReading

/// Reads pan recognisers.
extension SceneReader {
  /// The keys of a map in `gestureRecognizers` that only pan recognisers have.
  struct PanKeys {
    var x: GestureRecognizer.Pan.Number?
    var y: GestureRecognizer.Pan.Number?
    var axis: GestureRecognizer.Pan.Axis?

    /// The key that another recogniser cannot have; `nil` if none is written.
    var written: GestureKey? {
      if x != nil { return .x }
      if y != nil { return .y }
      return axis == nil ? nil : .axis
    }

    /// The pan.
    var pan: GestureRecognizer.Pan { GestureRecognizer.Pan(x: x, y: y, axis: axis) }
  }

  /// Reads the name of a number, or a map with it and the distance for a change by 1.
  mutating func panNumber(_ node: SourceNode, for what: String) -> GestureRecognizer.Pan.Number? {
    guard case .mapping = node.content else {
      return string(node, for: what).map { GestureRecognizer.Pan.Number($0) }
    }
    var (name, distance): (String?, Double?) = (nil, 1)
    for (key, value) in entries(of: node, in: what, as: PanNumberKey.self) {
      switch key {
      case .number: name = string(value, for: key.rawValue)
      case .distance:
        distance = number(
          value, for: key.rawValue,
          in: -SceneLimits.largestLength...SceneLimits.largestLength)
      }
    }
    guard let name, let distance else { return nil }
    return GestureRecognizer.Pan.Number(name, distance: distance)
  }
}

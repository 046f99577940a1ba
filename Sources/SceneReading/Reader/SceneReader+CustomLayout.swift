internal import CollectionLayouts
internal import Drawing
internal import Notation
internal import SceneFormat
internal import Scenes
internal import YAMLReading

/// Reads custom layouts.
extension SceneReader {
  mutating func readCustomLayout(_ node: SourceNode, _ path: ScenePath) -> CustomLayout? {
    var (size, attributes): (Size?, [CustomLayout.LayoutAttributes]) = (nil, [])
    var direction = ScrollDirection.vertical
    for (key, value) in entries(of: node, in: "customLayout", as: CustomLayoutKey.self, path: path)
    {
      switch key {
      case .collectionViewContentSize: size = readSize(value, in: key.rawValue)
      case .layoutAttributes:
        let path = path.key(key.rawValue)
        sourceMap.record(value.location, for: path)
        for element in nonEmptyList(value, of: key.rawValue).prefix(SceneLimits.mostViews) {
          if let next = readLayoutAttributes(element, path.index(attributes.count)) {
            attributes.append(next)
          }
        }
      case .scrollDirection: direction = word(value, for: key.rawValue) ?? direction
      }
    }
    return size.map {
      CustomLayout(
        collectionViewContentSize: $0, layoutAttributes: attributes, scrollDirection: direction)
    }
  }

  private mutating func readLayoutAttributes(
    _ node: SourceNode, _ path: ScenePath
  ) -> CustomLayout.LayoutAttributes? {
    sourceMap.record(node.location, for: path)
    var frame: Rect?
    let what = "an element of layoutAttributes"
    for (key, value) in entries(of: node, in: what, as: LayoutAttributesKey.self, path: path) {
      switch key {
      case .frame: frame = readFrame(value, for: key.rawValue)
      }
    }
    return frame.map { CustomLayout.LayoutAttributes(frame: $0) }
  }
}

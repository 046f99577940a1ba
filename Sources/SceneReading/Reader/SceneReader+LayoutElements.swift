internal import CollectionLayouts
internal import Drawing
internal import Notation
internal import SceneFormat
internal import Scenes
internal import Vocabulary
internal import YAMLReading

/// Reads the supplementary and decoration items of compositional layouts.
extension SceneReader {
  mutating func readSupplementaryItem(
    _ node: SourceNode, _ path: ScenePath
  ) -> CompositionalLayout.SupplementaryItem? {
    sourceMap.record(node.location, for: path)
    var (kind, zIndex): (String?, Int) = (nil, 1)
    var (width, height): (CompositionalLayout.Dimension?, CompositionalLayout.Dimension?)
    var (container, item): (CompositionalLayout.Anchor?, CompositionalLayout.Anchor?)
    let what = "a supplementary item"
    for (key, value) in entries(of: node, in: what, as: SupplementaryItemKey.self, path: path) {
      sourceMap.record(value.location, for: path.key(key.rawValue))
      switch key {
      case .elementKind: kind = string(value, for: key.rawValue)
      case .width: width = readDimension(value, in: key.rawValue)
      case .height: height = readDimension(value, in: key.rawValue)
      case .containerAnchor: container = readAnchor(value, for: key.rawValue)
      case .itemAnchor: item = readAnchor(value, for: key.rawValue)
      case .zIndex: zIndex = integer(value, for: key.rawValue, in: Self.zIndices) ?? zIndex
      }
    }
    guard let kind, let width, let height, let container else { return nil }
    return CompositionalLayout.SupplementaryItem(
      elementKind: kind,
      layoutSize: CompositionalLayout.LayoutSize(widthDimension: width, heightDimension: height),
      containerAnchor: container, itemAnchor: item, zIndex: zIndex)
  }

  /// The valid orders of supplementary views.
  private static let zIndices = -1000...1000

  private mutating func readAnchor(
    _ node: SourceNode, for what: String
  ) -> CompositionalLayout.Anchor? {
    var anchor: CompositionalLayout.Anchor?
    var (absolute, fractional) = (Point.zero, Point.zero)
    for (key, value) in entries(of: node, in: what, as: LayoutAnchorKey.self) {
      switch key {
      case .edges:
        anchor = readEdges(value, for: key.rawValue).map { CompositionalLayout.Anchor(edges: $0) }
      case .absoluteOffset: absolute = readLayoutOffset(value, for: key.rawValue)
      case .fractionalOffset: fractional = readLayoutOffset(value, for: key.rawValue)
      }
    }
    anchor?.absoluteOffset = absolute
    anchor?.fractionalOffset = fractional
    return anchor
  }

  private mutating func readLayoutOffset(_ node: SourceNode, for what: String) -> Point {
    var offset = Point.zero
    let range = -SceneLimits.largestLength...SceneLimits.largestLength
    for (key, value) in entries(of: node, in: what, as: LayoutOffsetKey.self) {
      let distance = number(value, for: key.rawValue, in: range) ?? 0
      switch key {
      case .x: offset.x = distance
      case .y: offset.y = distance
      }
    }
    return offset
  }

  mutating func readBoundaryItem(
    _ node: SourceNode, _ path: ScenePath
  ) -> CompositionalLayout.BoundarySupplementaryItem? {
    sourceMap.record(node.location, for: path)
    var (kind, alignment): (String?, CompositionalLayout.RectAlignment?)
    var (width, height): (CompositionalLayout.Dimension?, CompositionalLayout.Dimension?)
    var item = CompositionalLayout.BoundarySupplementaryItem(
      elementKind: "",
      layoutSize: CompositionalLayout.LayoutSize(
        widthDimension: .absolute(1), heightDimension: .absolute(1)),
      alignment: .top)
    let what = "a boundary supplementary item"
    for (key, value) in entries(
      of: node, in: what, as: BoundarySupplementaryItemKey.self, path: path)
    {
      sourceMap.record(value.location, for: path.key(key.rawValue))
      switch key {
      case .elementKind: kind = string(value, for: key.rawValue)
      case .width: width = readDimension(value, in: key.rawValue)
      case .height: height = readDimension(value, in: key.rawValue)
      case .alignment: alignment = word(value, for: key.rawValue)
      case .absoluteOffset: item.absoluteOffset = readLayoutOffset(value, for: key.rawValue)
      case .extendsBoundary: item.extendsBoundary = boolean(value, for: key.rawValue) ?? true
      case .pinToVisibleBounds:
        item.pinToVisibleBounds = boolean(value, for: key.rawValue) ?? false
      case .zIndex:
        item.zIndex = integer(value, for: key.rawValue, in: Self.zIndices) ?? item.zIndex
      }
    }
    guard let kind, let width, let height, let alignment else { return nil }
    item.elementKind = kind
    item.layoutSize = CompositionalLayout.LayoutSize(widthDimension: width, heightDimension: height)
    item.alignment = alignment
    return item
  }

  mutating func readDecorationItem(
    _ node: SourceNode, _ path: ScenePath
  ) -> CompositionalLayout.DecorationItem? {
    sourceMap.record(node.location, for: path)
    var (kind, insets, zIndex): (String?, DirectionalEdgeInsets, Int) = (nil, .zero, -1)
    let what = "a decoration item"
    for (key, value) in entries(of: node, in: what, as: DecorationItemKey.self, path: path) {
      sourceMap.record(value.location, for: path.key(key.rawValue))
      switch key {
      case .elementKind: kind = string(value, for: key.rawValue)
      case .contentInsets: insets = readDirectionalInsets(value, for: key.rawValue) ?? insets
      case .zIndex: zIndex = integer(value, for: key.rawValue, in: Self.zIndices) ?? zIndex
      }
    }
    return kind.map {
      CompositionalLayout.DecorationItem(elementKind: $0, contentInsets: insets, zIndex: zIndex)
    }
  }
}

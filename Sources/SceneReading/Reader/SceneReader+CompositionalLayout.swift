internal import Scenes
internal import Vocabulary

/// Reads compositional layouts.
extension SceneReader {
  mutating func readCompositionalLayout(
    _ node: SourceNode, _ path: ScenePath
  ) -> CompositionalLayout? {
    var (item, group): (CompositionalLayout.LayoutSize?, CompositionalLayout.LayoutSize?)
    var (itemSpacing, groupSpacing, insets) = (0.0, 0.0, DirectionalInsets.zero)
    let pairs = entries(
      of: node, in: "compositionalLayout", as: CompositionalLayoutKey.self, path: path)
    for (key, value) in pairs {
      switch key {
      case .item: item = readLayoutSize(value, in: "item", path.key(key.rawValue))
      case .group: group = readLayoutSize(value, in: "group", path.key(key.rawValue))
      case .interItemSpacing: itemSpacing = length(value, for: key.rawValue) ?? 0
      case .interGroupSpacing: groupSpacing = length(value, for: key.rawValue) ?? 0
      case .contentInsets: insets = readDirectionalInsets(value, for: key.rawValue) ?? insets
      }
    }
    guard let item, let group else { return nil }
    return CompositionalLayout(
      item: item, group: group, interItemSpacing: itemSpacing, interGroupSpacing: groupSpacing,
      contentInsets: insets)
  }

  private mutating func readLayoutSize(
    _ node: SourceNode, in what: String, _ path: ScenePath
  ) -> CompositionalLayout.LayoutSize? {
    var (width, height): (CompositionalLayout.Dimension?, CompositionalLayout.Dimension?)
    for (key, value) in entries(of: node, in: what, as: LayoutSizeKey.self, path: path) {
      switch key {
      case .width: width = readDimension(value, in: key.rawValue)
      case .height: height = readDimension(value, in: key.rawValue)
      }
    }
    guard let width, let height else { return nil }
    return CompositionalLayout.LayoutSize(width: width, height: height)
  }

  private mutating func readDimension(
    _ node: SourceNode, in what: String
  ) -> CompositionalLayout.Dimension? {
    var found: [CompositionalLayout.Dimension?] = []
    for (key, value) in entries(of: node, in: what, as: DimensionKey.self) {
      func extent() -> Double? { number(value, for: key.rawValue, in: SceneLimits.sides) }
      func share() -> Double? { number(value, for: key.rawValue, in: SceneLimits.shares) }
      switch key {
      case .absolute: found.append(extent().map { .absolute($0) })
      case .estimated: found.append(extent().map { .estimated($0) })
      case .fractionalWidth: found.append(share().map { .fractionalWidth($0) })
      case .fractionalHeight: found.append(share().map { .fractionalHeight($0) })
      }
    }
    if case .mapping(let pairs) = node.content, pairs.count != 1 {
      report(node.location, "\(what) needs one dimension, as in \"{ fractionalWidth: 1 }\"")
    }
    return found.first ?? nil
  }
}

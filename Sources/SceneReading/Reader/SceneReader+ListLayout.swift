internal import CollectionLayouts
internal import Notation
internal import SceneFormat
internal import Scenes
internal import YAMLReading

/// Reads lists.
extension SceneReader {
  mutating func readListLayout(_ node: SourceNode, _ path: ScenePath) -> ListLayout {
    var layout = ListLayout()
    for (key, value) in entries(of: node, in: "listLayout", as: ListLayoutKey.self, path: path) {
      switch key {
      case .appearance: layout.appearance = word(value, for: key.rawValue) ?? layout.appearance
      case .showsSeparators:
        layout.showsSeparators = boolean(value, for: key.rawValue) ?? layout.showsSeparators
      case .separatorConfiguration:
        layout.separatorConfiguration = readSeparators(value, path.key(key.rawValue))
      case .rowHeight:
        sourceMap.record(value.location, for: path.key(key.rawValue))
        layout.rowHeight = number(value, for: key.rawValue, in: SceneLimits.sides)
      case .backgroundColor: layout.backgroundColor = color(value, for: key.rawValue)
      }
    }
    return layout
  }

  private mutating func readSeparators(
    _ node: SourceNode, _ path: ScenePath
  ) -> ListSeparatorConfiguration {
    var lines = ListSeparatorConfiguration()
    let what = "separatorConfiguration"
    for (key, value) in entries(of: node, in: what, as: SeparatorKey.self, path: path) {
      switch key {
      case .topSeparatorVisibility:
        lines.topSeparatorVisibility = word(value, for: key.rawValue) ?? .automatic
      case .bottomSeparatorVisibility:
        lines.bottomSeparatorVisibility = word(value, for: key.rawValue) ?? .automatic
      case .topSeparatorInsets:
        lines.topSeparatorInsets = readDirectionalInsets(value, for: key.rawValue)
      case .bottomSeparatorInsets:
        lines.bottomSeparatorInsets = readDirectionalInsets(value, for: key.rawValue)
      case .color: lines.color = color(value, for: key.rawValue) ?? lines.color
      }
    }
    return lines
  }
}

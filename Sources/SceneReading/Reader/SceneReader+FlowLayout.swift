internal import CollectionLayouts
internal import Drawing
internal import SceneFormat
internal import Scenes
internal import YAMLReading

/// Reads flow layouts.
extension SceneReader {
  mutating func readFlowLayout(_ node: SourceNode, _ path: ScenePath) -> FlowLayout {
    var layout = FlowLayout()
    for (key, value) in entries(of: node, in: "flowLayout", as: FlowLayoutKey.self, path: path) {
      switch key {
      case .itemSize: layout.itemSize = readSize(value, in: key.rawValue) ?? layout.itemSize
      case .minimumLineSpacing:
        layout.minimumLineSpacing =
          length(value, for: key.rawValue) ?? layout.minimumLineSpacing
      case .minimumInteritemSpacing:
        layout.minimumInteritemSpacing =
          length(value, for: key.rawValue) ?? layout.minimumInteritemSpacing
      case .sectionInset: layout.sectionInset = readInsets(value, for: key.rawValue)
      case .scrollDirection:
        layout.scrollDirection = word(value, for: key.rawValue) ?? layout.scrollDirection
      case .headerReferenceSize:
        layout.headerReferenceSize = readExtent(value, in: key.rawValue)
      case .footerReferenceSize:
        layout.footerReferenceSize = readExtent(value, in: key.rawValue)
      case .estimatedItemSize:
        if case .mapping = value.content {
          layout.estimatedItemSize = readSize(value, in: key.rawValue).map { .size($0) }
        } else if word(value, for: key.rawValue, among: ["automatic"]) != nil {
          layout.estimatedItemSize = .automatic
        }
      case .sectionHeadersPinToVisibleBounds:
        layout.sectionHeadersPinToVisibleBounds =
          boolean(value, for: key.rawValue) ?? layout.sectionHeadersPinToVisibleBounds
      case .sectionFootersPinToVisibleBounds:
        layout.sectionFootersPinToVisibleBounds =
          boolean(value, for: key.rawValue) ?? layout.sectionFootersPinToVisibleBounds
      }
    }
    return layout
  }

  private mutating func readExtent(_ node: SourceNode, in what: String) -> Size {
    var size = Size.zero
    for (key, value) in entries(of: node, in: what, as: ExtentKey.self) {
      let extent = length(value, for: key.rawValue) ?? 0
      switch key {
      case .width: size.width = extent
      case .height: size.height = extent
      }
    }
    return size
  }
}

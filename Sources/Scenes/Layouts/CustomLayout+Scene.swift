internal import CollectionLayouts
internal import Drawing

extension CustomLayout: SceneLayout {
  static let key = "customLayout"

  func dump(into dump: inout SceneDump) {
    dump.line("collectionViewContentSize \(collectionViewContentSize.text)")
    dump.line("scrollDirection \(scrollDirection.rawValue)")
    for attributes in layoutAttributes {
      let frame = attributes.frame
      dump.line(
        "layoutAttributes frame \(decimal(frame.minX)) \(decimal(frame.minY)) \(frame.size.text)")
    }
  }
}

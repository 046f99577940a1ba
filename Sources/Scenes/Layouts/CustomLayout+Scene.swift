internal import Drawing
internal import Vocabulary

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

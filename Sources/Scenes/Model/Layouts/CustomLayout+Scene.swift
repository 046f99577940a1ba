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

  func check(in finder: inout ProblemFinder, _ path: ScenePath) {
    finder.checkSize(collectionViewContentSize, "collectionViewContentSize", path)
    let view = finder.scene.collectionView
    if view.sections.count > 1 {
      finder.add(path, "a customLayout has one section; write items instead of sections")
    }
    let list = path.key("layoutAttributes")
    let count = layoutAttributes.count
    if count != view.itemCount, !finder.unread.mayHaveItems {
      finder.add(
        list,
        "there are \(view.itemCount) items and \(count) layoutAttributes; write one for each item")
    }
    let distances = -SceneLimits.largestLength...SceneLimits.largestLength
    for (index, attributes) in layoutAttributes.enumerated() {
      let frame = attributes.frame
      guard distances.contains(frame.minX), distances.contains(frame.minY) else {
        finder.add(
          list.index(index),
          "x and y must be from -\(decimal(distances.upperBound)) to \(decimal(distances.upperBound))"
        )
        continue
      }
      finder.checkSize(frame.size, "frame", list.index(index))
    }
  }
}

internal import CollectionLayouts
internal import Drawing
internal import Notation

extension CustomLayout {
  func check(in checker: inout some LayoutChecker, _ path: ScenePath) {
    checker.checkSize(collectionViewContentSize, "collectionViewContentSize", path)
    let view = checker.scene.collectionView
    if view.sections.count > 1 {
      checker.add(path, "a customLayout has one section; write items instead of sections")
    }
    let list = path.key("layoutAttributes")
    let count = layoutAttributes.count
    if count != view.itemCount, !checker.mayHaveMoreItems {
      checker.add(
        list,
        "there are \(view.itemCount) items and \(count) layoutAttributes; write one for each item")
    }
    let distances = -SceneLimits.largestLength...SceneLimits.largestLength
    for (index, attributes) in layoutAttributes.enumerated() {
      let frame = attributes.frame
      guard distances.contains(frame.minX), distances.contains(frame.minY) else {
        checker.add(
          list.index(index),
          "x and y must be from -\(decimal(distances.upperBound)) to \(decimal(distances.upperBound))"
        )
        continue
      }
      checker.checkSize(frame.size, "frame", list.index(index))
    }
  }
}

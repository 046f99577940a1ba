internal import Drawing
internal import Interaction
internal import OrderedCollections

/// The collection view and its sizes.
extension ProblemFinder {
  mutating func checkCollectionView(_ path: ScenePath) {
    let view = scene.collectionView
    checkSize(view.size, "frame", path)
    check(view.backgroundColor, path.key("backgroundColor"))
    let layout = path.key("flowLayout")
    checkSize(view.layout.itemSize, "itemSize", layout)
    let inset = view.layout.sectionInset
    checkDistances([view.layout.minimumLineSpacing], "minimumLineSpacing", layout)
    checkDistances([view.layout.minimumInteritemSpacing], "minimumInteritemSpacing", layout)
    checkDistances([inset.top, inset.left, inset.bottom, inset.right], "sectionInset", layout)
    check(view.batchUpdates, path.key(CollectionViewKey.batchUpdates.rawValue))
    let items = view.items
    if !(0...SceneLimits.mostItems).contains(items.count) {
      add(path.key("items"), "there are 0 to \(SceneLimits.mostItems) items, not \(items.count)")
    }
  }

  mutating func checkSize(_ size: Size, _ name: String, _ path: ScenePath) {
    let sides = SceneLimits.smallestSide...SceneLimits.largestLength
    if !sides.contains(size.width) || !sides.contains(size.height) {
      add(
        path.key(name),
        "the sides of \(name) must be from \(decimal(sides.lowerBound)) to"
          + " \(decimal(sides.upperBound))")
    } else if size.width * size.height > SceneLimits.largestArea {
      add(
        path.key(name),
        "\(name) has more than \(decimal(SceneLimits.largestArea)) square points; make it smaller")
    }
  }

  mutating func checkDistances(_ distances: [Double], _ name: String, _ path: ScenePath) {
    let range = 0...SceneLimits.largestLength
    if !distances.allSatisfy(range.contains) {
      add(path.key(name), "\(name) must be from 0 to \(decimal(range.upperBound))")
    }
  }
}

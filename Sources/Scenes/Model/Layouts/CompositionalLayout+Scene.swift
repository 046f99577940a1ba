internal import Drawing
internal import Vocabulary

extension CompositionalLayout: SceneLayout {
  static let key = "compositionalLayout"

  func dump(into dump: inout SceneDump) {
    dump.line("item \(item.text)")
    dump.line("group \(group.text)")
    dump.line("interItemSpacing \(decimal(interItemSpacing))")
    dump.line("interGroupSpacing \(decimal(interGroupSpacing))")
    dump.line("contentInsets \(PropertyValue.directionalInsets(contentInsets).sceneText)")
  }

  func check(in finder: inout ProblemFinder, _ path: ScenePath) {
    let inset = contentInsets
    finder.checkDistances([interItemSpacing], "interItemSpacing", path)
    finder.checkDistances([interGroupSpacing], "interGroupSpacing", path)
    finder.checkDistances(
      [inset.top, inset.leading, inset.bottom, inset.trailing], "contentInsets", path)
    for (name, size) in [("item", item), ("group", group)] {
      for (side, dimension) in [("width", size.width), ("height", size.height)]
      where !dimension.isPossible {
        finder.add(path.key(name).key(side), "the \(side) of \(name) is not possible")
      }
      if size.width.isEstimated {
        finder.add(
          path.key(name).key("width"),
          "only heights can be estimated; give the width of \(name) as absolute or fractionalWidth")
      }
    }
    let view = finder.scene.collectionView
    let sizes = self.sizes(
      breadth: view.size.width - view.contentInset.left - view.contentInset.right,
      height: view.size.height)
    let sides = SceneLimits.sides
    if ![sizes.item, sizes.group].allSatisfy({
      sides.contains($0.width) && sides.contains($0.height)
    }) {
      finder.add(
        path.key("item"), "the item would have no size in this frame; make the frame larger")
    } else if !group.height.isEstimated,
      isSelfSizing
        || abs(sizes.item.height - sizes.group.height) > 1e-6
    {
      finder.add(
        path.key("group").key("height"),
        "items are as high as their group; let the group's height be estimated, or the item's be"
          + " { fractionalHeight: 1 }")
    }
  }
}

extension CompositionalLayout.Dimension {
  /// Whether its number is valid in a scene file.
  fileprivate var isPossible: Bool {
    switch self {
    case .absolute(let length), .estimated(let length): SceneLimits.sides.contains(length)
    case .fractionalWidth(let share), .fractionalHeight(let share):
      SceneLimits.shares.contains(share)
    }
  }
}

extension CompositionalLayout.LayoutSize {
  fileprivate var text: String { "\(width.text) × \(height.text)" }
}

extension CompositionalLayout.Dimension {
  fileprivate var text: String {
    switch self {
    case .absolute(let length): "absolute \(decimal(length))"
    case .estimated(let length): "estimated \(decimal(length))"
    case .fractionalWidth(let share): "fractionalWidth \(decimal(share))"
    case .fractionalHeight(let share): "fractionalHeight \(decimal(share))"
    }
  }
}

internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Messages
internal import Notation
internal import OrderedCollections
internal import Scenes
internal import Views

/// Checks the collection view and its sizes.
extension ProblemFinder {
  mutating func checkCollectionView(_ path: ScenePath) {
    let view = scene.collectionView
    checkSize(view.size, "frame", path)
    check(view.backgroundColor, path.key("backgroundColor"))
    view.collectionViewLayout.check(in: &self, path.key(view.layoutKey))
    let inset = view.contentInset
    checkDistances([inset.top, inset.left, inset.bottom, inset.right], "contentInset", path)
    if let offset = view.contentOffset,
      ![offset.x, offset.y].allSatisfy({ abs($0) <= SceneLimits.farthestOffset })
    {
      let limit = decimal(SceneLimits.farthestOffset)
      add(path.key("contentOffset"), "contentOffset must be from -\(limit) to \(limit)")
    }
    check(view.batchUpdatesAnimation, path.key("batchUpdates"))
    check(
      view.initialLayoutAttributesForAppearingItem,
      path.key("initialLayoutAttributesForAppearingItem"))
    check(
      view.finalLayoutAttributesForDisappearingItem,
      path.key("finalLayoutAttributesForDisappearingItem"))
    if view.hasLaterItems { checkUpdating(path.key("items")) }
    checkSections(view, path)
  }

  private mutating func check(_ attributes: AppearanceAttributes, _ path: ScenePath) {
    let values: [(PropertyName, PropertyValue)] = [
      (.alpha, .number(attributes.alpha)), (.transform, .transform(attributes.transform)),
    ]
    for (property, value) in values {
      if let objection = property.definition.objection(to: value) { add(path, objection) }
    }
  }

  private mutating func checkSections(_ view: CollectionView, _ path: ScenePath) {
    if view.sections.count > SceneLimits.mostSections {
      add(path.key("sections"), "there are at most \(SceneLimits.mostSections) sections")
    }
    for (number, section) in view.sections.enumerated()
    where !(abs(section.contentOffset) <= SceneLimits.farthestOffset) {
      add(
        view.path(ofSection: number).key("contentOffset"),
        "contentOffset must be from 0 to \(decimal(SceneLimits.farthestOffset))")
    }
    let allowed = 0...SceneLimits.mostItems
    for (number, section) in view.sections.enumerated()
    where !allowed.contains(section.items.count) {
      add(
        view.itemsPath(ofSection: number),
        "there are 0 to \(SceneLimits.mostItems) items, not \(section.items.count)")
    }
    for (number, section) in view.sections.prefix(SceneLimits.mostSections).enumerated() {
      for (kind, supplement) in section.supplements {
        check(
          supplement, of: view.collectionViewLayout, view.path(ofSection: number).key(kind.rawValue)
        )
      }
    }
    if view.sections.count > 1, view.itemCount > SceneLimits.mostItems {
      add(
        path.key("sections"),
        "there are at most \(SceneLimits.mostItems) items in all sections; leave some out")
    }
  }

  private mutating func check(
    _ supplement: SectionSupplement, of layout: CollectionLayout, _ path: ScenePath
  ) {
    if layout.list == nil {
      add(path, "only lists show the texts of headers and footers; use listLayout, or leave it out")
    }
    let definition = PropertyName.text.definition
    if let objection = definition.objection(to: .string(supplement.text)) {
      add(path.key("text"), objection)
    }
    checkNames(inText: supplement.text, hasStates: false, path.key("text"))
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

extension ProblemFinder: LayoutChecker {
  var mayHaveMoreItems: Bool { unread.mayHaveItems }

  /// Checks the name of a kind of supplementary view.
  mutating func checkElementKind(_ kind: String, _ path: ScenePath) {
    let views = scene.collectionView.supplementaryViews
    guard views[kind] == nil, !unread.mayHaveSupplementaryViews else { return }
    add(
      path.key("elementKind"),
      "no view of this kind is in supplementaryViews"
        + (views.isEmpty ? "" : Suggestion.textOrList(for: kind, among: views.keys.sorted())))
  }

  mutating func checkOffset(_ offset: Point, _ path: ScenePath) {
    let range = -SceneLimits.largestLength...SceneLimits.largestLength
    guard !range.contains(offset.x) || !range.contains(offset.y) else { return }
    add(
      path, "the offset must be from \(decimal(range.lowerBound)) to \(decimal(range.upperBound))")
  }
}

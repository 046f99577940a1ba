internal import Messages
internal import Scenes
internal import Views
internal import Vocabulary

/// Checks supplementary views and what sections and items assign to them.
extension ProblemFinder {
  /// The maximum number of kinds of supplementary views. Our choice.
  private static let mostKinds = 32

  mutating func checkSupplementaryViews() {
    let view = scene.collectionView
    let path = ScenePath.scene.key("collectionView").key("supplementaryViews")
    if view.supplementaryViews.count > Self.mostKinds {
      return add(path, "there are at most \(Self.mostKinds) kinds of supplementary views")
    }
    for (kind, container) in view.supplementaryViews.sorted(by: { $0.key < $1.key }) {
      check(container, kind, path.key(kind))
    }
    for (kind, path, _) in view.supplementaryAssignments
    where view.supplementaryViews[kind] == nil && !unread.mayHaveSupplementaryViews {
      add(
        path,
        "no view of the kind \"\(kind.shortened)\" is in supplementaryViews"
          + (view.supplementaryViews.isEmpty
            ? "" : Suggestion.textOrList(for: kind, among: view.supplementaryViews.keys.sorted())))
    }
  }

  /// Why something of the cell cannot name a view that is in a supplementary view; `nil` if none has this name.
  func objectionToSupplementaryView(_ name: ViewName) -> String? {
    func contains(_ views: [View]) -> Bool {
      views.contains { $0.name == name || contains($0.subviews) }
    }
    // Buttons of swipe actions and rows of menus have kinds with a dot.
    let kinds = scene.collectionView.supplementaryViews.filter { kind, container in
      !kind.contains(".") && contains(container.subviews)
    }
    guard cellPath == Cell.path, let kind = kinds.keys.min() else { return nil }
    return
      "\"\(name.rawValue.shortened)\" is in the supplementary view \"\(kind.shortened)\", which rules,"
      + " recognisers and the cell cannot reach; sections assign to it in their supplementaryViews"
  }

  /// Checks a view like a cell. Its names are its own.
  private mutating func check(_ container: Container, _ kind: String, _ path: ScenePath) {
    var finder = ProblemFinder(scene: scene, unread: unread, dataNames: dataNames)
    finder.cell = Cell(supplementaryView: container)
    finder.cellPath = path
    finder.names = [.cell]
    finder.known = [.cell: .view(.cell)]
    finder.checkProperties(container.properties, of: .view(.container), called: .cell, path)
    finder.checkViews()
    var given: [Assignment] = []
    for (other, path, assignments) in scene.collectionView.supplementaryAssignments
    where other == kind {
      finder.checkAssignments(assignments, path)
      given += assignments
    }
    finder.checkMasks()
    finder.checkTextFields()
    finder.checkContent(given)
    for problem in finder.problems { add(problem.path, problem.message) }
  }
}

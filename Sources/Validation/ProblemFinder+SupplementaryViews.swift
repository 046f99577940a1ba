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

  /// Checks a view like a cell. Its names are its own.
  private mutating func check(_ container: Container, _ kind: String, _ path: ScenePath) {
    var finder = ProblemFinder(scene: scene, unread: unread)
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

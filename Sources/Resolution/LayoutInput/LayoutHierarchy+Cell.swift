internal import Layout
internal import Scenes
internal import Vocabulary

extension LayoutHierarchy {
  /// Creates the hierarchy of an authored cell.
  init(_ cell: Cell) {
    self.init(
      containers: cell.containers.map(\.name),
      hasBackgroundConfiguration: cell.backgroundConfiguration != nil,
      branches: cell.viewLists.map {
        Branch(superview: $0.superview, views: $0.views.map(Node.init))
      },
      constraintLists: cell.constraintLists.map {
        ConstraintList(owner: $0.owner, constraints: $0.constraints)
      })
  }
}

extension LayoutHierarchy.Node {
  fileprivate init(_ view: View) {
    self.init(name: view.name, subviews: view.subviews.map(Self.init))
  }
}

extension Cell {
  /// Converts problems of the layout to problems of the scene, with their paths.
  func located(_ problems: [LayoutProblem]) -> [SceneProblem] {
    problems.map { problem in
      var located = SceneProblem(path: path(of: problem.subject), message: problem.message)
      located.participants = problem.participants.map(participant)
      return located
    }
  }

  /// The source of a solver's constraint, with its place in the scene.
  func participant(_ cause: LayoutCause) -> SceneProblem.Participant {
    SceneProblem.Participant(
      path: path(of: cause), view: cause.view?.rawValue, text: cause.detail)
  }

  private func path(of cause: LayoutCause) -> ScenePath {
    if case .frame(let name) = cause, let view = path(ofView: name) { return view.key("frame") }
    if case .collectionViewSize = cause {
      return ScenePath.scene.key("collectionView").key("frame")
    }
    return path(of: cause.subject)
  }

  private func path(of subject: LayoutSubject) -> ScenePath {
    let cell = ScenePath.scene.key("cell")
    switch subject {
    case .cell: return cell
    case .cellSize: return ScenePath.scene.key("collectionView").key("flowLayout")
    case .view(let name): return path(ofView: name) ?? cell.key(name.rawValue)
    case .frame(let name): return path(ofView: name)?.key("name") ?? cell.key(name.rawValue)
    case .constraint(let index, let owner):
      let list = constraintLists.first { $0.owner == owner }
      return list?.path.index(index) ?? cell
    }
  }

  /// The path of one of the scene's own views; `nil` for views that UIKit creates.
  func path(ofView name: ViewName) -> ScenePath? {
    func path(in views: [View], _ list: ScenePath) -> ScenePath? {
      for (index, view) in views.enumerated() {
        let own = list.index(index)
        if view.name == name { return own }
        if let inside = path(in: view.subviews, own.key("subviews")) { return inside }
      }
      return nil
    }
    return viewLists.lazy.compactMap { path(in: $0.views, $0.path) }.first
  }
}

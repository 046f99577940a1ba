internal import Layout
internal import Scenes
internal import Validation
internal import Views
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
      guides: cell.allLayoutGuides().map { Guide(name: $0.guide.name, owner: $0.owner) },
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
  ///
  /// - Parameters:
  ///   - path: The place of the cell in the scene.
  ///   - layout: The key of the collection view's layout, which gives the cell its size.
  func located(
    _ problems: [LayoutProblem], at path: ScenePath = Cell.path, layout: String
  ) -> [SceneProblem] {
    problems.map { problem in
      var located = SceneProblem(
        path: self.path(of: problem.subject, path, layout), message: problem.message)
      located.participants = problem.participants.map {
        participant($0, at: path, layout: layout)
      }
      if case .frame(let name) = problem.subject, !problem.undecidedSides.isEmpty {
        located.undecidedFrame = SceneProblem.UndecidedFrame(
          view: name, sides: problem.undecidedSides)
      }
      return located
    }
  }

  /// The source of a solver's constraint, with its place in the scene.
  ///
  /// - Parameters:
  ///   - path: The place of the cell in the scene.
  ///   - layout: The key of the collection view's layout, which gives the cell its size.
  func participant(
    _ cause: LayoutCause, at path: ScenePath = Cell.path, layout: String
  ) -> SceneProblem.Participant {
    SceneProblem.Participant(
      path: self.path(of: cause, path, layout), view: cause.view?.rawValue, text: cause.detail)
  }

  private func path(of cause: LayoutCause, _ cell: ScenePath, _ layout: String) -> ScenePath {
    if case .frame(let name) = cause, let view = path(ofView: name, cell) {
      return view.key("frame")
    }
    if case .collectionViewSize = cause {
      return ScenePath.scene.key("collectionView").key("frame")
    }
    return path(of: cause.subject, cell, layout)
  }

  private func path(of subject: LayoutSubject, _ cell: ScenePath, _ layout: String) -> ScenePath {
    switch subject {
    case .cell: return cell
    case .cellSize: return ScenePath.scene.key("collectionView").key(layout)
    case .view(let name): return path(ofView: name, cell) ?? cell.key(name.rawValue)
    case .frame(let name): return path(ofView: name, cell)?.key("name") ?? cell.key(name.rawValue)
    case .constraint(let index, let owner):
      let list = constraintLists(at: cell).first { $0.owner == owner }
      return list?.path.index(index) ?? cell
    }
  }

  /// The path of one of the scene's own views or layout guides; `nil` for views that UIKit creates.
  func path(ofView name: ViewName, _ cell: ScenePath = Cell.path) -> ScenePath? {
    func path(in views: [View], _ list: ScenePath) -> ScenePath? {
      for (index, view) in views.enumerated() {
        let own = list.index(index)
        if view.name == name { return own }
        if let inside = path(in: view.subviews, own.key("subviews")) { return inside }
      }
      return nil
    }
    return viewLists(at: cell).lazy.compactMap { path(in: $0.views, $0.path) }.first
      ?? allLayoutGuides(at: cell).first { $0.guide.name == name }?.path
  }
}

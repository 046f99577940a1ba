internal import Interaction
internal import Resolution
internal import Scenes
internal import Validation
internal import Vocabulary

extension LayoutFaults {
  /// Views that would be seen and have no length across the axis of their stack view.
  static func unfilled(
    _ resolved: ResolvedScene, _ item: Int, _ state: CellState
  ) -> [SceneProblem] {
    resolved.unfilledViews(ofItem: item, state: state).map { view in
      let (name, side) = (view.view.rawValue, view.isHorizontal ? "width" : "height")
      return SceneProblem(
        path: view.path,
        message:
          "warning: \"\(name)\" has a \(side) of 0: it has no content and no constraint for it, and its stack view"
          + " \"\(view.stack.rawValue)\" does not stretch it; give it a \(side), or the stack \"alignment: fill\""
      ).of(name)
    }
  }
}

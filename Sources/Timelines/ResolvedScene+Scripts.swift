internal import Interaction
internal import Machine
internal import OrderedCollections
package import Resolution
package import Scenes
internal import Vocabulary

/// Problems in scripts that are found by playing them.
extension ResolvedScene {
  /// Plays all scripts that touch items and returns their problems.
  package func scriptProblems() -> [SceneProblem] {
    scene.scripts.flatMap { name, script -> [SceneProblem] in
      guard script.steps.contains(where: \.touchesItem) else { return [] }
      var player = Player(machine, from: initialStage)
      player.play(script)
      return problems(ofScript: name, missing: player.missedTouches)
    }
  }

  /// The problems of touches on cells that are not visible, which have no effect.
  ///
  /// None are reported at a text size other than the scene's own, at which cells may be too large
  /// for all of them to be visible.
  ///
  /// - Parameters:
  ///   - name: The script's name.
  ///   - missedTouches: The steps that touch a cell that is not visible, with its item.
  package func problems(
    ofScript name: String, missing missedTouches: [(step: Int, item: Int)]
  ) -> [SceneProblem] {
    guard traits.preferredContentSizeCategory == scene.traits.preferredContentSizeCategory,
      let script = scene.scripts[name]
    else { return [] }
    return missedTouches.map { step, item in
      let scrolls = script.steps[..<step].contains(where: \.movesContent)
      return SceneProblem(
        path: ScenePath.scene.key("scripts").key(name).index(step),
        message: "item \(item) is not in view there; "
          + (scrolls ? "scroll to it first" : "make the collection view's frame larger"))
    }
  }
}

extension TouchScript.Step {
  /// Whether a finger comes down on an item in this step.
  fileprivate var touchesItem: Bool {
    switch self {
    case .tap(.item), .down(.item): true
    case .fling(let fling):
      switch fling.from {
      case .item, .view: true
      case .point, .by, .outside: false
      }
    case .tap, .down, .move, .up, .cancel, .wait, .scroll, .app, .traits, .mark:
      false
    }
  }

  /// Whether the step may scroll the content.
  fileprivate var movesContent: Bool {
    switch self {
    case .scroll, .fling, .move: true
    case .app(let call): call.movesContent
    case .tap, .down, .up, .cancel, .wait, .traits, .mark: false
    }
  }
}

internal import Drawing
internal import Interaction
internal import Machine
internal import OrderedCollections
package import Resolution
package import Scenes
package import Validation
internal import Views
internal import Vocabulary

/// Problems in scripts that are found by playing them.
extension ResolvedScene {
  /// Plays all scripts that touch items or may have actions, and returns their problems.
  package func scriptProblems() -> [SceneProblem] {
    if let chain = machine.start(traits: traits).endlessChain {
      return [Self.problem(chain, where: "before anything happens")]
    }
    return scene.scripts.flatMap { name, script -> [SceneProblem] in
      guard !scene.allActions.isEmpty || script.steps.contains(where: \.mayFail) else { return [] }
      var player = Player(machine, from: initialStage)
      player.play(script)
      return problems(ofScript: name, missing: player.missedTouches)
        + problems(ofScript: name, endless: player.endlessChains)
        + problems(ofScript: name, refused: player.refusals)
    }
  }

  /// Notes on steps of scripts that name a slider and come down beside its thumb, so that nothing happens.
  package func sliderNotes() -> [SceneProblem] {
    let sliders = scene.controls.filter { $0.kind == .slider }.map(\.name)
    guard !sliders.isEmpty else { return [] }
    return scene.scripts.flatMap { name, script -> [SceneProblem] in
      let touches = script.steps.contains { step in
        sliders.contains { step.comesDown(on: $0) }
      }
      guard touches else { return [] }
      var player = Player(machine, from: initialStage)
      player.play(script)
      return player.missedThumbs.map { missed in
        let (slider, place) = (missed.slider.rawValue, missed.place)
        let (x, y) = (decimal(place.x, places: 2), decimal(place.y, places: 2))
        return SceneProblem(
          path: ScenePath.scene.key("scripts").key(name).index(missed.step),
          message:
            "the middle of \"\(slider)\" is beside its thumb, where a finger does nothing; write"
            + " { item: \(missed.item), view: \(slider), at: [\(x), \(y)] }")
      }
    }
  }

  /// The problems of steps that are not possible.
  package func problems(
    ofScript name: String, refused: [(step: Int, reason: String)]
  ) -> [SceneProblem] {
    refused.map { step, reason in
      SceneProblem(
        path: ScenePath.scene.key("scripts").key(name).index(step), message: reason)
    }
  }

  /// The problem of actions that follow from each other without end, in a script.
  ///
  /// - Parameters:
  ///   - name: The script's name.
  ///   - endless: The steps with the chains of events.
  package func problems(
    ofScript name: String, endless: [(step: Int, chain: [StateEvent])]
  ) -> [SceneProblem] {
    endless.prefix(1).map { step, chain in
      Self.problem(chain, where: "in step \(step) of the script \"\(name)\"")
    }
  }

  /// The loop at the end of a chain, named once.
  private static func problem(_ chain: [StateEvent], where place: String) -> SceneProblem {
    let last = chain.last ?? .willDisplayCell
    let start = chain.dropLast().lastIndex(of: last) ?? chain.startIndex
    let loop = chain[start...].map(\.sceneText).joined(separator: " → ")
    var path = ScenePath.scene.key("actions").key(last.sceneText)
    if case .completion(let rule) = last {
      path = ScenePath.scene.key("rules").index(rule).key("completion")
    }
    return SceneProblem(
      path: path,
      message: "these actions cause each other without end \(place): \(loop); limit one by \"when\""
    )
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
        message: "item \(item) is not visible at that time; "
          + (scrolls ? "scroll to it first" : "make the collection view's frame larger"))
    }
  }
}

extension TouchScript.Step {
  /// Whether a finger comes down on an item in this step, or items change.
  fileprivate var mayFail: Bool {
    switch action.step {
    case .tap(.item), .down(.item), .swipe, .app(.updateItems), .app(.applySnapshot): true
    case .fling(let fling):
      switch fling.from {
      case .item, .view: true
      case .point, .by, .outside: false
      }
    case .tap, .down, .move, .up, .cancel, .wait, .scroll, .app, .traits, .mark, .fingers:
      false
    }
  }

  /// Whether a finger comes down on a view in this step.
  fileprivate func comesDown(on name: ViewName) -> Bool {
    switch action.step {
    case .tap(.view(let view, _, _)), .down(.view(let view, _, _)): view == name
    default: false
    }
  }

  /// Whether the step may scroll the content.
  fileprivate var movesContent: Bool {
    switch action.step {
    case .scroll, .fling, .move: true
    case .app(let call): call.movesContent
    case .tap, .down, .up, .cancel, .wait, .swipe, .traits, .mark, .fingers: false
    }
  }
}

internal import Interaction
internal import Scenes
internal import Views
internal import Vocabulary

extension SceneNotes {
  /// Properties that follow a number and jump where the number's animation does not animate them.
  static func followingNotes(_ scene: Scene) -> [SceneProblem] {
    let panned = Set(
      scene.collectionView.gestureRecognizers.flatMap { $0.pan?.numbers ?? [] }.map(\.name))
    return scene.states.enumerated().compactMap { index, state -> SceneProblem? in
      guard state.kind.isCompared, !state.isImplied else { return nil }
      let path = ScenePath.scene.key("states").index(index)
      let isLayer = state.animation?.isLayerAnimation == true
      let hasAnimation = state.animation != nil || panned.contains(state.name)
      guard state.animator != nil || hasAnimation,
        let (view, property) = scene.followers(of: state.name).first(where: { _, property in
          switch property.definition.animatability(in: .view) {
          case .layerOnly: !isLayer
          case .throughLayout: isLayer
          case .none, .additive, .replacing: false
          }
        })
      else { return nil }
      let name = "\(view.rawValue).\(property.rawValue)"
      let jumps = "\(name), which follows \(state.name) and jumps"
      if state.animator != nil {
        return SceneProblem(
          path: path,
          message:
            "a UIViewPropertyAnimator does not animate \(jumps); let it follow a number whose"
            + " animation has \"layerAnimation: true\"")
      }
      guard state.animation != nil else {
        return SceneProblem(
          path: path,
          message: "when the finger lifts, UIView.animate does not animate \(jumps); give"
            + " \(state.name) an animation with \"layerAnimation: true\"")
      }
      return SceneProblem(
        path: path.key("animation"),
        message: isLayer
          ? "an animation of a layer does not move frames, and so not \(jumps); leave out layerAnimation"
          : "UIView.animate does not animate \(jumps); write \"layerAnimation: true\" in this animation"
      )
    }
  }
}

extension Scene {
  /// The properties of the cell's views that follow a number, in the order of the scene.
  fileprivate func followers(of state: String) -> [(view: ViewName, property: PropertyName)] {
    let own = cellViews.flatMap { view in
      view.properties.written.map { (view: view.name, property: $0.name, value: $0.value) }
    }
    let items = collectionView.sections.flatMap(\.items.cycle).flatMap(\.assignments)
    let assigned = (items + rules.flatMap(\.assignments)).map {
      (view: $0.view, property: $0.property, value: $0.value)
    }
    return (own + assigned).filter { $0.value.followedStates.contains(state) }
      .map { ($0.view, $0.property) }
  }
}

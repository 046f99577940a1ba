internal import Interaction
internal import OrderedCollections
internal import Scenes
internal import Views
internal import Vocabulary

extension SceneNotes {
  /// The maximum number of items that are examined. Our choice: lists repeat their items.
  private static let mostItems = 64

  /// Completions of animations that never run, because their rule holds from the start and nothing changes that.
  static func completionNotes(_ scene: Scene) -> [SceneProblem] {
    scene.rules.enumerated().compactMap { index, rule -> SceneProblem? in
      // Cells have a state only for the side of a switch that differs from the template.
      let when = scene.askingForSwitches(rule.when)
      guard !rule.completion.isEmpty, rule.animation != nil, when.flags.isEmpty,
        when.askedTraits.isEmpty, !when.asksForPlace, !when.asksForTouch, !when.asksForSection,
        when.customStates.isDisjoint(with: scene.statesSetLater(except: index))
      else { return nil }
      let values = scene.initialValues
      let first = (0..<min(scene.collectionView.itemCount, mostItems)).first { item in
        when.holds(
          for: PredicateSubject(
            item: item, state: CellState.normal.adding(scene.states(ofItem: item)),
            traits: Traits(), initialValues: values))
      }
      guard let first else { return nil }
      let names = when.customStates.sorted()
      let advice = names.isEmpty ? "write" : "let an event set \(names[0]), or write"
      return SceneProblem(
        path: ScenePath.scene.key("rules").index(index).key("completion"),
        message:
          "item \(first) is so from the start, and nothing is animated that could end, so that this completion is"
          + " never called; \(advice) layerAnimations, which run in cells that appear")
    }
  }
}

extension Scene {
  /// The custom states that something sets: events, actions other than the completion of a rule, touches on
  /// controls, gesture recognisers, scripts.
  fileprivate func statesSetLater(except rule: Int) -> Set<String> {
    var names = Set(
      states.filter { state in
        state.animator != nil || state.events.keys.contains { $0 != .initially }
      }.map(\.name))
    for control in controls {
      let flags = ControlFlag.allCases.filter { $0.isSetByTouches && $0.applies(to: control.kind) }
      names.formUnion(flags.map { $0.stateName(of: control.name) })
    }
    names.formUnion(collectionView.gestureRecognizers.flatMap { $0.pan?.numbers ?? [] }.map(\.name))
    var completions = rules.map(\.completion)
    completions[rule] = []
    for action in Array(actions.values.joined()) + completions.joined() {
      if case .set(let change) = action.call { names.formUnion(change.customNames) }
    }
    for case .app(.set(let change)) in scripts.values.flatMap(\.steps) {
      names.formUnion(change.customNames)
    }
    return names
  }
}

extension StateChange {
  /// The custom states that it sets.
  fileprivate var customNames: [String] {
    values.compactMap { if case .custom(let name) = $0.word { name } else { nil } }
  }
}

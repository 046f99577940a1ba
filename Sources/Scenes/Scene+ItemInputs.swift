internal import Interaction
internal import OrderedCollections
internal import Views
internal import Vocabulary

/// The inputs that the app sets in the cells of single items.
extension Scene {
  /// What the app sets in an item's cell: `inputs` without the custom states that only other cells show and that only
  /// events of their controls and recognisers assign, which the item does not have. The number with which the item begins
  /// is among the values, as the app has set it.
  ///
  /// A state on which nothing at all depends stays, and so does one that is asked for without naming a view: by the
  /// delegate, events, actions, swipe actions or context menus.
  package func inputs(ofItem item: Int) -> [Input] {
    let all = inputs.map { with(firstNumberOf: item, $0) }
    let others = viewsOfOtherCells(thanOfItem: item)
    guard !all.isEmpty, !others.isEmpty else { return all }
    let foreign = usedStates.subtracting(without(others).usedStates)
    return all.filter { input in
      switch input.word {
      case .flag: true
      case .custom(let name): !foreign.contains(name)
      }
    }
  }

  /// An input with the number with which an item begins.
  private func with(firstNumberOf item: Int, _ input: Input) -> Input {
    guard input.isGradual, case .custom(let name) = input.word,
      let first = states(ofItem: item)[name] ?? initialValues[name], !input.values.contains(first)
    else { return input }
    return Input(word: input.word, values: (input.values + [first]).sorted(), isGradual: true)
  }

  /// The custom states that events, actions or touches set, or on which something depends.
  private var usedStates: Set<String> {
    let asked = predicates + collectionView.namedActions.map(\.when)
    var names = asked.reduce(into: followedNames) { $0.formUnion($1.customStates) }
    names.formUnion(actionValues.map(\.word.text))
    let panned = collectionView.gestureRecognizers.flatMap { $0.pan?.numbers ?? [] }
    names.formUnion(panned.map(\.name))
    for state in states where state.events.keys.contains(where: { $0 != .initially }) {
      names.insert(state.name)
    }
    // There is a captured picture for each combination of all other states.
    for (view, _) in picturedViews {
      let ignored: [String] = view.properties[.picturesIgnore] ?? []
      names.formUnion(Set(states.map(\.name)).subtracting(ignored))
    }
    return names
  }

  /// The scene without some views in the content view, all that rules and items say about them and their constraints, and
  /// the events of their controls and recognisers.
  private func without(_ views: Set<ViewName>) -> Scene {
    var scene = self
    scene.cell.contentView.subviews.removeAll { views.contains($0.name) }
    let kept = Set(scene.cell.namedConstraints.map { $0.name })
    let gone = views.union(cell.namedConstraints.map { $0.name }.filter { !kept.contains($0) })
    scene.rules = rules.compactMap { rule -> Rule? in
      let rest = rule.without(gone)
      return rest.hasEffect || !rule.hasEffect ? rest : nil
    }
    for section in scene.collectionView.sections.indices {
      for item in scene.collectionView.sections[section].items.cycle.indices {
        scene.collectionView.sections[section].items.cycle[item].assignments
          .removeAll { gone.contains($0.view) }
      }
    }
    scene.removeEvents(of: views)
    return scene
  }

  /// Removes the events of controls and recognisers in some views, with what they do in a cell that has the views.
  private mutating func removeEvents(of views: Set<ViewName>) {
    let recognizers = collectionView.gestureRecognizers.filter { recognizer in
      recognizer.view.map(views.contains) ?? false
    }
    let gestures = Set(recognizers.map(\.name))
    func isRemoved(_ event: StateEvent) -> Bool {
      if case .control(let name, _) = event { return views.contains(name) }
      if case .gesture(let name, _) = event { return gestures.contains(name) }
      return false
    }
    collectionView.gestureRecognizers.removeAll { gestures.contains($0.name) }
    for index in states.indices { states[index].events.removeAll { isRemoved($0.key) } }
    // The effects of an event on other items may concern every cell.
    for event in actions.keys.filter(isRemoved) { actions[event]?.removeAll { $0.target == .this } }
  }
}

extension Rule {
  /// Whether anything happens when the rule holds.
  fileprivate var hasEffect: Bool {
    !assignments.isEmpty || !keyframes.isEmpty || !layerAnimations.isEmpty || !transitions.isEmpty
      || !completion.isEmpty
  }

  /// The rule without what it does to some views.
  fileprivate func without(_ views: Set<ViewName>) -> Rule {
    var rule = self
    rule.assignments.removeAll { views.contains($0.view) }
    for index in rule.keyframes.indices {
      rule.keyframes[index].assignments.removeAll { views.contains($0.view) }
    }
    rule.keyframes.removeAll(where: \.assignments.isEmpty)
    rule.layerAnimations.removeAll { views.contains($0.view) }
    rule.transitions.removeAll { views.contains($0.view) }
    return rule
  }
}

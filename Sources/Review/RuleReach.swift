internal import Drawing
internal import Interaction
internal import OrderedCollections
internal import Scenes
internal import Validation
internal import Vocabulary

/// Finds rules that can never hold, because their conditions contradict each other, name an item that does
/// not exist, or name a state that nothing assigns; and rules that hold only in states that no cell reaches.
struct RuleReach {
  /// The maximum number of conditions whose combinations are all tried. Our choice: 2^12
  /// combinations per rule.
  private static let mostWords = 12

  private let scene: Scene
  /// The index of each section's first item.
  private let firstItems: [Int]
  private let initialValues: [String: StateValue]
  private let switchesThatStartOn: Set<ViewName>

  private init(_ scene: Scene) {
    self.scene = scene
    initialValues = scene.initialValues
    switchesThatStartOn = scene.switchesThatStartOn
    firstItems = scene.collectionView.sections.dropLast().reduce(into: [0]) { firstItems, section in
      firstItems.append((firstItems.last ?? 0) + section.items.count)
    }
  }

  /// Returns the warnings and notes on a scene's rules.
  ///
  /// - Parameter reachable: The states of all items' cells; empty if they are not all known.
  static func problems(in scene: Scene, reachable: [CheckedStates]) -> [SceneProblem] {
    let reach = RuleReach(scene)
    return scene.rules.indices.compactMap { index in
      // Cells have a state only for the side of a switch that differs from the template.
      let predicate = scene.askingForSwitches(scene.rules[index].when)
      let path = ScenePath.scene.key("rules").index(index).key("when")
      guard reach.canHold(predicate) else {
        return SceneProblem(
          path: path,
          message: "warning: this condition is never true; correct it or remove"
            + " the rule")
      }
      // States that the scene lists among its snapshots are meant to be seen there.
      guard !reachable.isEmpty, !reach.listed.contains(where: { reach.holds(predicate, in: $0) }),
        !reachable.contains(where: { checked in
          guard let states = checked.states(askedBy: predicate) else { return true }
          return states.contains { state in
            reach.settings(of: state).contains { reach.holds(predicate, in: $0) }
          }
        })
      else { return nil }
      return SceneProblem(
        path: path,
        message:
          "note: no touch and no step of a script brings a cell into such a state; it is shown by"
          + " --state and \"snapshots\" only")
    }
  }

  /// The states that the scene lists among its snapshots.
  private var listed: [CellState] {
    switch scene.snapshots.states {
    case .reachable: []
    case .list(let states): states
    }
  }

  /// The states that `set` steps of scripts can make of a state, and its variants with the initial
  /// custom states of other traits.
  private func settings(of state: CellState) -> [CellState] {
    let initial = scene.states.filter { state in
      guard let assignment = state.events[.initially] else { return false }
      return holds(.and(assignment.subject, assignment.predicate), in: .normal)
    }
    var values: [StateChange.Word: Set<StateValue>] = [:]
    func add(_ word: StateChange.Word, _ value: StateValue) {
      let set = StateChange.Value(word, value).settingSwitches(startsOn: switchesThatStartOn)
      // A flag is tried in both ways, and a word or number also as it is.
      if case .flag = set.value {
        values[set.word, default: []].formUnion([.flag(false), .flag(true)])
      }
      values[set.word, default: []].insert(set.value)
    }
    for state in initial { add(.custom(state.name), true) }
    for step in scene.scripts.values.flatMap(\.steps) {
      switch step {
      case .app(.set(let change)): for value in change.values { add(value.word, value.value) }
      case .app(.setEditing): add(.flag(.editing), true)
      case .app, .tap, .down, .move, .up, .cancel, .wait, .scroll, .fling, .swipe, .traits, .mark,
        .fingers:
        break
      }
    }
    for value in scene.actionValues { add(value.word, value.value) }
    for item in scene.collectionView.sections.flatMap(\.items.cycle) {
      for (name, value) in item.states { add(.custom(name), value) }
    }
    let words = values.sorted { $0.key.text < $1.key.text }.prefix(Self.mostWords)
    return words.reduce([state]) { states, word in
      guard states.count * (word.value.count + 1) <= 1 << Self.mostWords else { return states }
      return states.flatMap { state in
        let others = word.value.sorted().map { state.setting(word.key, to: $0) }
        return word.value.contains(.flag(false)) ? others : [state] + others
      }
    }
  }

  private func canHold(_ predicate: CellPredicate) -> Bool {
    guard scene.collectionView.itemCount > 0 else { return true }
    let flags = CellState.Flag.allCases.filter(predicate.flags.contains)
    let customs = predicate.customStates.subtracting(predicate.comparedValues.map(\.name))
      .sorted().filter { name in
        // A custom state that no event sets to true never holds.
        ControlFlag.parts(of: name) != nil
          || scene.states.contains { $0.name == name && $0.source.isApp }
          || scene.states.first { $0.name == name }?.events.values.contains {
            $0.all.contains { $0.predicate != .never && $0.subject != .never }
          } ?? false || settings(of: .normal).contains { $0.contains(custom: name) }
      }
    let kinds = scene.stateKinds
    let compared = Dictionary(
      grouping: predicate.comparedValues, by: \.name
    ).sorted { $0.key < $1.key }.compactMap { name, comparisons in
      (kinds[name] ?? scene.kindOfControlValue(named: name)).map {
        (StateChange.Word.custom(name), $0.samples(comparedWith: comparisons.map(\.value)))
      }
    }
    let words: [(word: StateChange.Word, values: [StateValue])] =
      flags.map { (.flag($0), [false, true]) } + customs.map { (.custom($0), [false, true]) }
      + compared
    var states = [CellState.normal]
    for (word, values) in words {
      guard states.count * values.count <= 1 << Self.mostWords else { return true }
      states = states.flatMap { state in values.map { state.setting(word, to: $0) } }
    }
    return states.contains { holds(predicate, in: $0) }
  }

  /// Whether a predicate holds for a cell in a state, for any traits and places.
  private func holds(_ predicate: CellPredicate, in state: CellState) -> Bool {
    let places = predicate.asksForPlace ? Self.places : [[]]
    let touches = predicate.asksForTouch ? [false, true] : [false]
    let surroundings = TraitTable.combinations(of: predicate.askedTraits).map {
      Traits().applying($0)
    }
    return items(predicate).contains { item in
      let section = firstItems.lastIndex { $0 <= item } ?? 0
      return surroundings.contains { traits in
        places.contains { places in
          touches.contains { isTouchInside in
            predicate.holds(
              for: PredicateSubject(
                item: item, section: section, state: state, traits: traits, places: places,
                isTouchInside: isTouchInside, initialValues: initialValues))
          }
        }
      }
    }
  }

  /// Items that represent all others. In a section, items between two indices in the predicate give
  /// the same result.
  private func items(_ predicate: CellPredicate) -> [Int] {
    let count = scene.collectionView.itemCount
    let asked = predicate.itemNumbers.flatMap { [$0 - 1, $0, $0 + 1] }
    return Set(firstItems + [count - 1] + asked).filter { (0..<count).contains($0) }.sorted()
  }

  /// All combinations of places that a cell can have in the viewport.
  private static let places: [Set<CellPredicate.Place>] =
    [[]]
    + (0..<8).map { bits in
      let others: [CellPredicate.Place] = [.fullyVisible, .firstVisible, .lastVisible]
      return Set(
        [.visible] + others.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element))
    }
}

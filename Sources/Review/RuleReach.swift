internal import Drawing
internal import Interaction
internal import OrderedCollections
internal import Scenes
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

  private init(_ scene: Scene) {
    self.scene = scene
    firstItems = scene.collectionView.sections.dropLast().reduce(into: [0]) { firstItems, section in
      firstItems.append((firstItems.last ?? 0) + section.items.count)
    }
  }

  /// Returns the warnings and notes on a scene's rules.
  ///
  /// - Parameter reachable: All states that touches can bring cells into; empty if they are not all
  ///   known.
  static func problems(in scene: Scene, reachable: Set<CellState>) -> [SceneProblem] {
    let reach = RuleReach(scene)
    return scene.rules.indices.compactMap { index in
      let predicate = scene.rules[index].when
      let path = ScenePath.scene.key("rules").index(index).key("when")
      guard reach.canHold(predicate) else {
        return SceneProblem(
          path: path, message: "warning: this can never hold; correct it or leave the rule out")
      }
      guard !reachable.isEmpty,
        !reachable.contains(where: { state in
          reach.settings(of: state).contains { reach.holds(predicate, in: $0) }
        })
      else { return nil }
      return SceneProblem(
        path: path,
        message:
          "note: no touch and no step of a script brings a cell into such a state; it is shown by"
          + " --state and \"snapshots\" only")
    }
  }

  /// The states that `set` steps of scripts can make of a state, and its variants with the initial
  /// custom states of other traits.
  private func settings(of state: CellState) -> [CellState] {
    let initial = scene.states.filter { state in
      guard let assignment = state.events[.initially] else { return false }
      return holds(.and(assignment.subject, assignment.value), in: .normal)
    }
    let words = Set(
      initial.map { StateChange.Word.custom($0.name) }
        + scene.scripts.values.flatMap(\.steps).flatMap { step -> [StateChange.Word] in
          switch step {
          case .app(.set(let change)): return change.values.map(\.word)
          case .app(.setEditing): return [.flag(.editing)]
          case .app, .tap, .down, .move, .up, .cancel, .wait, .scroll, .traits, .mark: return []
          }
        }
    ).sorted { $0.text < $1.text }.prefix(Self.mostWords)
    return words.reduce([state]) { states, word in
      states.flatMap { state in
        switch word {
        case .flag(let flag): [state.setting(flag, false), state.setting(flag, true)]
        case .custom(let name):
          [state.setting(custom: name, false), state.setting(custom: name, true)]
        }
      }
    }
  }

  private func canHold(_ predicate: CellPredicate) -> Bool {
    guard scene.collectionView.itemCount > 0 else { return true }
    let flags = CellState.Flag.allCases.filter(predicate.flags.contains)
    let customs = predicate.customStates.sorted().filter { name in
      // A custom state that no event sets to true never holds.
      scene.states.first { $0.name == name }?.events.values.contains {
        $0.value != .never && $0.subject != .never
      } ?? false || settings(of: .normal).contains { $0.has(custom: name) }
    }
    guard flags.count + customs.count <= Self.mostWords else { return true }
    return (0..<(1 << (flags.count + customs.count))).contains { bits in
      var state = CellState.normal
      for (bit, flag) in flags.enumerated() { state = state.setting(flag, bits >> bit & 1 == 1) }
      for (bit, name) in customs.enumerated() {
        state = state.setting(custom: name, bits >> (bit + flags.count) & 1 == 1)
      }
      return holds(predicate, in: state)
    }
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
                isTouchInside: isTouchInside))
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

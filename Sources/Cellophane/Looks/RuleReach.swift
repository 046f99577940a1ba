internal import Interaction
internal import Scenes

/// Finds rules that can never hold, whatever happens: those that ask for something and its opposite, for
/// an item that there is not, or for a state that nothing assigns. And those that hold only in states into
/// which no touch brings a cell.
enum RuleReach {
  /// More words than this are not tried in all combinations. Our choice: 2^12 cells a rule.
  private static let mostWords = 12

  /// - Parameter reachable: All states that touches can bring cells into; empty when they are not all
  ///   known.
  static func problems(in scene: Scene, reachable: Set<CellState>) -> [SceneProblem] {
    scene.rules.indices.compactMap { index in
      let predicate = scene.rules[index].when
      let path = ScenePath.scene.key("rules").index(index).key("when")
      guard canHold(predicate, scene) else {
        return SceneProblem(
          path: path, message: "warning: this can never hold; correct it or leave the rule out")
      }
      guard !reachable.isEmpty, !holds(predicate, in: reachable, scene) else { return nil }
      return SceneProblem(
        path: path,
        message: "note: no touch brings a cell into such a state; it is shown by --state and"
          + " \"snapshots\" only")
    }
  }

  private static func holds(
    _ predicate: Predicate, in states: Set<CellState>, _ scene: Scene
  ) -> Bool {
    items(predicate, scene).contains { item in
      surroundings.contains { traits in
        states.contains { state in
          [false, true].contains { isInside in
            predicate.holds(
              for: PredicateSubject(
                item: item, state: state, traits: traits, isTouchInside: isInside))
          }
        }
      }
    }
  }

  /// Items that answer as all others do: between two numbers that are asked for they answer alike.
  private static func items(_ predicate: Predicate, _ scene: Scene) -> [Int] {
    let count = scene.collectionView.items.count
    return Set([0, count - 1] + predicate.itemNumbers.flatMap { [$0 - 1, $0, $0 + 1] })
      .filter { (0..<count).contains($0) }.sorted()
  }

  private static func canHold(_ predicate: Predicate, _ scene: Scene) -> Bool {
    let flags = CellState.Flag.allCases.filter(predicate.flags.contains)
    let customs = predicate.customStates.sorted().filter { name in
      // A state that no event can make true never holds.
      scene.states.first { $0.name == name }?.events.values.contains { $0 != .never } ?? false
    }
    guard flags.count + customs.count <= mostWords else { return true }
    for traits in surroundings {
      for item in items(predicate, scene) {
        for bits in 0..<(1 << (flags.count + customs.count)) {
          var state = CellState.normal
          for (bit, flag) in flags.enumerated() {
            state = state.setting(flag, bits >> bit & 1 == 1)
          }
          for (bit, name) in customs.enumerated() {
            state = state.setting(custom: name, bits >> (bit + flags.count) & 1 == 1)
          }
          for isInside in [false, true] {
            let subject = PredicateSubject(
              item: item, state: state, traits: traits, isTouchInside: isInside)
            if predicate.holds(for: subject) { return true }
          }
        }
      }
    }
    return scene.collectionView.items.count == 0
  }

  private static let surroundings = Appearance.allCases.flatMap { appearance in
    AccessibilityContrast.allCases.flatMap { contrast in
      LayoutDirection.allCases.flatMap { direction in
        ContentSizeCategory.allCases.map { size in
          Traits(
            appearance: appearance, accessibilityContrast: contrast,
            preferredContentSizeCategory: size, layoutDirection: direction)
        }
      }
    }
  }
}

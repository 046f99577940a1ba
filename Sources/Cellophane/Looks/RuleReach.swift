internal import Interaction
internal import Scenes

/// Finds rules that can never hold, whatever happens: those that ask for something and its opposite, for
/// an item that there is not, or for a state that nothing assigns.
enum RuleReach {
  /// More words than this are not tried in all combinations. Our choice: 2^12 cells a rule.
  private static let mostWords = 12

  static func problems(in scene: Scene) -> [SceneProblem] {
    scene.rules.indices.compactMap { index in
      guard !canHold(scene.rules[index].when, scene) else { return nil }
      return SceneProblem(
        path: ScenePath.scene.key("rules").index(index).key("when"),
        message: "warning: this can never hold; correct it or leave the rule out")
    }
  }

  private static func canHold(_ predicate: Predicate, _ scene: Scene) -> Bool {
    let flags = CellState.Flag.allCases.filter(predicate.flags.contains)
    let customs = predicate.customStates.sorted().filter { name in
      // A state that no event can make true never holds.
      scene.states.first { $0.name == name }?.events.values.contains { $0 != .never } ?? false
    }
    guard flags.count + customs.count <= mostWords else { return true }
    let count = scene.collectionView.items.count
    // Between two numbers that are asked for all items answer alike.
    let items = Set([0, count - 1] + predicate.itemNumbers.flatMap { [$0 - 1, $0, $0 + 1] })
      .filter { (0..<count).contains($0) }.sorted()
    for traits in surroundings {
      for item in items {
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
    return count == 0
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

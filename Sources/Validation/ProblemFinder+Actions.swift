internal import CollectionLayouts
internal import Interaction
internal import Motion
internal import Notation
internal import OrderedCollections
internal import Scenes

/// Checks what the app does when events happen.
extension ProblemFinder {
  mutating func checkActions() {
    let path = ScenePath.scene.key("actions")
    for (event, actions) in scene.actions {
      let path = path.key(event.sceneText)
      checkExistence(of: event, path)
      switch event {
      case .initially:
        add(path, "no action follows initially; give items their initial values under \"states\"")
      case .scrollViewDidScroll:
        add(
          path, "scrolling concerns no item; assign a state in scrollViewDidScroll and use that"
        )
      case .performPrimaryActionForItem where !scene.collectionView.delegate.performsPrimaryAction:
        add(
          path,
          "the delegate has no such method; write \"performPrimaryActionForItem: true\" under \"delegate\""
        )
      case .didHighlightItem, .didUnhighlightItem, .didSelectItem, .didDeselectItem,
        .performPrimaryActionForItem, .willDisplayCell, .didEndDisplayingCell, .prepareForReuse,
        .completion, .gesture, .control:
        break
      }
      if actions.count > SceneLimits.mostStates {
        add(path, "an event has at most \(SceneLimits.mostStates) actions; leave some out")
      }
      for (index, action) in actions.prefix(SceneLimits.mostStates).enumerated() {
        check(action, path.index(index))
      }
    }
  }

  /// Checks what the app does when the animation of a rule ends.
  mutating func checkCompletion(of rule: Rule, _ path: ScenePath) {
    guard !rule.completion.isEmpty else { return }
    let path = path.key("completion")
    let end = rule.completedAnimation(scene.springFit)?.course(scene.springFit).end ?? 0
    if !(end > 0 && end.isFinite) {
      add(path, "a completion needs an animation that takes time and ends; give the rule one")
    }
    if rule.completion.count > SceneLimits.mostStates {
      add(path, "a completion has at most \(SceneLimits.mostStates) actions; leave some out")
    }
    for (index, action) in rule.completion.prefix(SceneLimits.mostStates).enumerated() {
      check(action, path.index(index))
    }
  }

  private mutating func check(_ action: EventAction, _ path: ScenePath) {
    check(action.when, path)
    check(action.call, path)
    switch action.target {
    case .this: break
    case .others: if let objection = action.call.objectionToOthers { add(path, objection) }
    case .item(let item):
      let count = scene.collectionView.itemCount
      if !unread.mayHaveItems, !(0..<count).contains(item) {
        add(
          path,
          count > 0
            ? "there is no item \(item); the last one is \(count - 1)"
            : "there are no items; write more than 0 under \"collectionView\"")
      }
    }
  }
}

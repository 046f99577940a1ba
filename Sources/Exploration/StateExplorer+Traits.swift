internal import Interaction
internal import Machine
internal import OrderedCollections
internal import Scenes
internal import Validation
internal import Views
internal import Vocabulary

/// Traits, which stay the same while a graph is explored.
extension StateExplorer {
  /// Whether scripts change traits on which it depends what happens to cells, so that they may lead to other states.
  func dependsOnScriptedTraits(from start: Traits) -> Bool {
    let others = machine.loaded.scene.scriptedTraits(from: start)
    guard !others.isEmpty else { return false }
    let asked = Set(decidingPredicates.flatMap(\.askedTraits))
    return others.contains { traits in
      asked.contains { $0.word(in: traits) != $0.word(in: start) }
    }
  }

  /// What decides what happens to cells: the answers of the delegate, the conditions of events and of the app's
  /// actions, and the rules that change what can be touched.
  private var decidingPredicates: [CellPredicate] {
    let scene = machine.loaded.scene
    let view = scene.collectionView
    let delegate = view.delegate
    let answers = [
      delegate.shouldHighlightItem, delegate.shouldSelectItem, delegate.shouldDeselectItem,
    ].map(\.answer)
    let events = scene.states.flatMap { state in
      state.events.values.flatMap(\.predicates)
    }
    let touchesViews =
      !machine.connectedControls.isEmpty || machine.recognizers.contains { $0.view != nil }
    let rules = scene.rules.filter { rule in
      rule.assignments.contains { assignment in
        assignment.view == .cell
          ? assignment.property.affectsTouches
          : touchesViews && assignment.property.affectsTouchesOnViews
      }
    }.map(\.when)
    let offered = view.namedActions.map(\.when)
    return answers + events + scene.actionPredicates + offered + rules
  }
}

extension PropertyName {
  /// Whether the property of a view in a cell decides if touches reach it.
  fileprivate var affectsTouchesOnViews: Bool {
    affectsTouches || self == PropertyName.isUserInteractionEnabled
      || self == PropertyName.isEnabled
  }
}

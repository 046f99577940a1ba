internal import OrderedCollections

extension Scene {
  /// The scene with `touchInside` as a state of its own where rules ask for it: nobody tells a cell where
  /// the finger is, so that whoever plays a script assigns that state, and the rules ask for the state.
  package var tellingTouches: Scene {
    guard rules.contains(where: \.when.asksForTouch) else { return self }
    var scene = self
    scene.states.append(CustomState(Self.touchInsideState, [:]))
    for index in rules.indices { scene.rules[index].when = rules[index].when.askingForTouchState }
    return scene
  }

  /// Whether `touchInside` is a state of its own.
  package var tellsTouches: Bool { states.last?.name == Self.touchInsideState }

  /// The name of that state, which no other can have.
  package static let touchInsideState = CellPredicate.touchInsideWord
}

extension CellPredicate {
  /// The predicate with the state for `touchInside`.
  fileprivate var askingForTouchState: CellPredicate {
    switch self {
    case .touchInside: .custom(Scene.touchInsideState)
    case .constant, .flag, .custom, .trait, .contentSize, .item, .section, .place: self
    case .not(let predicate): .not(predicate.askingForTouchState)
    case .and(let a, let b): .and(a.askingForTouchState, b.askingForTouchState)
    case .or(let a, let b): .or(a.askingForTouchState, b.askingForTouchState)
    }
  }
}

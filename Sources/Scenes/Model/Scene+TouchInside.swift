internal import OrderedCollections

extension Scene {
  /// Returns the scene with an additional custom state for `touchInside`, if rules use it. The
  /// machine assigns this state, because UIKit does not tell cells where the finger is. The rules
  /// refer to the state instead.
  package var tellingTouches: Scene {
    guard rules.contains(where: \.when.asksForTouch) else { return self }
    var scene = self
    scene.states.append(CustomState(Self.touchInsideState, [:]))
    for index in rules.indices { scene.rules[index].when = rules[index].when.askingForTouchState }
    return scene
  }

  /// Whether the scene has the additional state for `touchInside`.
  package var tellsTouches: Bool { states.last?.name == Self.touchInsideState }

  /// The name of the additional state, which no other state can have.
  package static let touchInsideState = CellPredicate.touchInsideWord
}

extension CellPredicate {
  /// Returns the predicate with `touchInside` replaced by the state.
  fileprivate var askingForTouchState: CellPredicate {
    switch self {
    case .touchInside: .custom(Scene.touchInsideState)
    case .constant, .flag, .custom, .value, .trait, .contentSize, .item, .section, .place: self
    case .not(let predicate): .not(predicate.askingForTouchState)
    case .and(let a, let b): .and(a.askingForTouchState, b.askingForTouchState)
    case .or(let a, let b): .or(a.askingForTouchState, b.askingForTouchState)
    }
  }
}

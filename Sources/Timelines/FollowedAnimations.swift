internal import Motion
internal import Resolution
internal import Scenes
internal import Vocabulary

/// The animations of the custom states that values follow, computed once for a script.
struct FollowedAnimations: Sendable {
  private let followed: FollowedStates
  private let plans: [String: AnimationPlan]

  /// Returns `nil` if no value follows a state.
  init?(_ scene: ResolvedScene) {
    guard let followed = scene.followedStates else { return nil }
    self.followed = followed
    let fit = scene.scene.springFit
    plans = scene.scene.states.filter(\.kind.isCompared).reduce(into: [:]) { plans, state in
      plans[state.name] = state.animation.flatMap { AnimationPlan($0, fit) }
    }
  }

  /// The animation of a property that follows a state which changes; `nil` if it changes at once.
  func plan(_ property: PropertyName, of view: ViewName, changed: [String]) -> AnimationPlan? {
    let states = followed.states(followedBy: property, of: view)
    return changed.filter(states.contains).compactMap { plans[$0] }.last
  }

  /// The animation of frames that follow a state which changes; `nil` if they change at once.
  func layoutPlan(changed: [String]) -> AnimationPlan? {
    changed.filter(followed.layoutStates.contains).compactMap { plans[$0] }.last { $0.movesFrames }
  }

  /// Whether a change of these states is animated.
  func isAnimated(_ changed: [String]) -> Bool { changed.contains { plans[$0] != nil } }
}

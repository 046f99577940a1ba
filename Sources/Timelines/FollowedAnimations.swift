internal import Interaction
internal import Motion
internal import Resolution
internal import Scenes
internal import Views
internal import Vocabulary

/// The animations of the custom states that values follow, computed once for a script.
struct FollowedAnimations: Sendable {
  /// A state that changes animated.
  struct Change: Sendable {
    let state: String
    let plan: AnimationPlan
  }

  private let followed: FollowedStates
  private let plans: [String: AnimationPlan]
  private let animations: [String: Animation]
  private let initialValues: [String: StateValue]
  private let fit: Spring.Fit

  /// Returns `nil` if no value follows a state.
  init?(_ scene: ResolvedScene) {
    guard let followed = scene.followedStates else { return nil }
    self.followed = followed
    let fit = scene.scene.springFit
    self.fit = fit
    initialValues = scene.scene.initialValues
    animations = scene.scene.states.filter(\.kind.isCompared).reduce(into: [:]) {
      $0[$1.name] = $1.animation
    }
    plans = animations.compactMapValues { AnimationPlan($0, fit) }
  }

  /// The states that have changed animated. What follows a number moves with the finger at once, and from there on with
  /// the velocity of the finger, which is relative to the number's way (`UISpringTimingParameters.initialVelocity`).
  func changes(
    from old: CellState, to new: CellState, _ movements: [String: PannedNumbers.Movement]
  ) -> [Change] {
    new.changedStates(from: old).compactMap { name in
      switch movements[name] {
      case nil: return plans[name].map { Change(state: name, plan: $0) }
      case .held: return nil
      case .running(let course):
        return AnimationPlan(course).map { Change(state: name, plan: $0) }
      case .released(let velocity):
        guard let start = number(name, in: old), let end = number(name, in: new), start != end
        else { return nil }
        let animation = (animations[name] ?? .panRelease)
          .beginning(withVelocity: velocity / (end - start))
        return AnimationPlan(animation, fit).map { Change(state: name, plan: $0) }
      }
    }
  }

  private func number(_ name: String, in state: CellState) -> Double? {
    guard case .number(let number)? = state.customValues[name] ?? initialValues[name] else {
      return nil
    }
    return number
  }

  /// The animation of a property that follows a state which changes; `nil` if it changes at once.
  func plan(_ property: PropertyName, of view: ViewName, _ changes: [Change]) -> AnimationPlan? {
    let states = followed.states(followedBy: property, of: view)
    return changes.last { states.contains($0.state) }?.plan
  }

  /// The animation of frames that follow a state which changes; `nil` if they change at once.
  func layoutPlan(_ changes: [Change]) -> AnimationPlan? {
    changes.last { followed.layoutStates.contains($0.state) && $0.plan.movesFrames }?.plan
  }
}

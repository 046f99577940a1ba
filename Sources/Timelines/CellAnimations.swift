internal import Interaction
internal import Scenes
internal import Vocabulary

/// The animations of the changes in one cell at one moment, from the rules that have started or
/// stopped to hold.
struct CellAnimations {
  /// The animation of frames; `nil` if they change at once.
  let layout: Running?
  /// The animation of the selected appearance; `nil` if it changes at once.
  let selection: Running?
  private let time: Duration
  private let position: Int
  private let rules: [AnimatedRule]
  private let following: FollowedAnimations?
  /// The custom states whose values have changed, if anything follows them.
  private let changed: [String]
  /// Whether each rule held before and holds now.
  private let held: [(before: Bool, after: Bool)]

  /// Compares the rules that hold before and after.
  ///
  /// - Parameters:
  ///   - batch: The animation of frames if no rule has one.
  ///   - selection: The animation of the selected appearance; `nil` if it changes at once.
  ///   - position: The position of the item in its section.
  ///   - starting: The rules that count as not having held before, by index.
  init(
    _ rules: [AnimatedRule], _ following: FollowedAnimations?, before: PredicateSubject,
    after: PredicateSubject,
    at time: Duration, position: Int, batch: Running?, selection: Running?, starting: Set<Int> = []
  ) {
    self.time = time
    self.position = position
    self.selection = selection
    self.rules = rules
    self.following = following
    changed = following == nil ? [] : after.state.changedStates(from: before.state)
    held = rules.enumerated().map { index, rule in
      (!starting.contains(index) && rule.when.holds(for: before), rule.when.holds(for: after))
    }
    let plan = zip(rules, held).compactMap { rule, held -> AnimationPlan? in
      guard held.before != held.after, rule.affectsLayout,
        let plan = rule.animation(held.after), plan.movesFrames
      else { return nil }
      return plan.forItem(at: position)
    }.last
    layout =
      (plan ?? following?.layoutPlan(changed: changed)).map { Running(start: time, plan: $0) }
      ?? batch
  }

  /// Whether there are no animations.
  var isStill: Bool {
    layout == nil && selection == nil && following?.isAnimated(changed) != true
      && !zip(rules, held).contains { rule, held in
        held.before != held.after
          && (rule.animation(held.after) != nil || !rule.transitions.isEmpty)
      }
  }

  /// The transitions that begin; of several of one view the last one counts.
  var transitions: [(transition: ViewTransition, running: Running)] {
    var begun: [(transition: ViewTransition, running: Running)] = []
    for (rule, held) in zip(rules, held) where held.before != held.after {
      for (transition, plan) in rule.transitions {
        begun.append((transition, Running(start: time, plan: plan.forItem(at: position))))
      }
    }
    return begun
  }

  /// The animation of a property of a view; `nil` if it changes at once. It is that of the winning
  /// rule if that has just started to hold, otherwise that of the last rule that has started or
  /// stopped.
  func running(_ property: PropertyName, of view: ViewName) -> Running? {
    let concerned = zip(rules, held).filter { rule, _ in rule.assigns(property, of: view) }
    func flipped(_ pair: (AnimatedRule, (before: Bool, after: Bool))) -> Bool {
      pair.1.before != pair.1.after
    }
    let winner = concerned.last { $0.1.after }.flatMap { flipped($0) ? $0 : nil }
    guard let (rule, held) = winner ?? concerned.last(where: flipped) else {
      return following?.plan(property, of: view, changed: changed)
        .map { Running(start: time, plan: $0) }
    }
    return rule.animation(held.after).map {
      Running(start: time, plan: $0.forItem(at: position))
    }
  }
}

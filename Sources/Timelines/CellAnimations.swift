internal import Interaction
internal import Scenes
internal import Views
internal import Vocabulary

/// The animations of the changes in one cell at one moment, from the rules that have started or
/// stopped holding.
struct CellAnimations {
  /// The animation of frames; `nil` if they change at once.
  let layout: Running?
  /// The animation of the selected appearance; `nil` if it changes at once.
  let selection: Running?
  private let time: Duration
  private let position: Int
  private let rules: [AnimatedRule]
  private let following: FollowedAnimations?
  /// The custom states that have changed animated, if anything follows them.
  private let changes: [FollowedAnimations.Change]
  /// Whether each rule held before and holds now.
  private let held: [(before: Bool, after: Bool)]

  /// Compares the rules that hold before and after.
  ///
  /// - Parameters:
  ///   - batch: The animation of frames if no rule has one.
  ///   - selection: The animation of the selected appearance; `nil` if it changes at once.
  ///   - position: The position of the item in its section.
  ///   - panned: How pan recognisers have moved numbers of the cell.
  ///   - starting: The rules that count as not having held before, by index.
  init(
    _ rules: [AnimatedRule], _ following: FollowedAnimations?, before: PredicateSubject,
    after: PredicateSubject,
    at time: Duration, position: Int, batch: Running?, selection: Running?,
    panned: [String: PannedNumbers.Movement] = [:], starting: Set<Int> = []
  ) {
    self.time = time
    self.position = position
    self.selection = selection
    self.rules = rules
    self.following = following
    changes = following?.changes(from: before.state, to: after.state, panned) ?? []
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
      (plan ?? following?.layoutPlan(changes)).map { Running(start: time, plan: $0) }
      ?? batch
  }

  /// No animations: everything changes at once.
  static var still: CellAnimations { CellAnimations() }

  private init() {
    layout = nil
    selection = nil
    time = .zero
    position = 0
    rules = []
    following = nil
    changes = []
    held = []
  }

  /// Whether there are no animations.
  var isStill: Bool {
    layout == nil && selection == nil && changes.isEmpty
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

  /// The rules whose keyframes begin, by index.
  var keyframes: [(rule: Int, running: Running)] {
    zip(rules, held).enumerated().compactMap { index, pair in
      let (rule, held) = pair
      guard !held.before, held.after, !rule.keyframes.isEmpty, let plan = rule.animation(true)
      else { return nil }
      return (index, Running(start: time, plan: plan.forItem(at: position)))
    }
  }

  /// The rules that have stopped holding and whose keyframes were repeated endlessly, by index.
  var endedKeyframes: [Int] {
    zip(rules, held).enumerated().compactMap { index, pair in
      let (rule, held) = pair
      return held.before && !held.after && rule.isEndless && !rule.keyframes.isEmpty ? index : nil
    }
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
      return following?.plan(property, of: view, changes)
        .map { Running(start: time, plan: $0) }
    }
    return rule.animation(held.after).map {
      Running(start: time, plan: $0.forItem(at: position))
    }
  }
}

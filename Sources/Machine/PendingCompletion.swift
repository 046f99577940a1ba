internal import CollectionLayouts
internal import Interaction
internal import Motion
internal import Scenes

/// The animation of a rule whose end the app waits for.
package struct PendingCompletion: Hashable, Sendable {
  /// The index of the rule.
  package let rule: Int
  /// The item whose cell is animated.
  package let item: Int
  /// The time until the animation ends.
  package internal(set) var timeLeft: Duration
}

/// A rule with completion, computed once for a scene.
struct CompletingRule: Sendable {
  /// The index of the rule.
  let index: Int
  /// When it holds.
  let when: CellPredicate
  /// Whether its animations run in a cell that appears while it holds: those that are added to layers when the cell is
  /// configured do, and a change of properties is none then.
  let runsAtOnce: Bool
  /// Whether it may start or stop to hold although no event concerns the cell: when the traits or the places of cells change.
  let asksForSurroundings: Bool
  /// How long its animation takes, in seconds.
  private let seconds: Double
  /// How much later it starts for each item.
  private let delayPerItem: Duration

  /// Returns `nil` for a rule without a completion, or without an animation that ends.
  init?(_ rule: Rule, _ index: Int, _ fit: Spring.Fit) {
    guard !rule.completion.isEmpty, let animation = rule.completedAnimation(fit) else { return nil }
    let end = animation.course(fit).end
    guard end > 0, end.isFinite else { return nil }
    (self.index, when) = (index, rule.when)
    runsAtOnce = rule.animation == nil
    asksForSurroundings = when.asksForPlace || !when.askedTraits.isEmpty
    // An empty block calls its completion at once (observed: blog.spacemanlabs.com, August 2012).
    let isEmpty =
      rule.assignments.isEmpty && rule.keyframes.isEmpty && rule.layerAnimations.isEmpty
      && rule.transitions.isEmpty
    seconds = isEmpty ? 0 : end
    delayPerItem = animation.delayPerItem
  }

  /// The time from the start of the animation of the item at a position in its section to its end. Rounded up to
  /// a nanosecond, as the end of what is shown.
  func duration(position: Int) -> Duration {
    guard let nanoseconds = Int64(exactly: (seconds * 1e9).rounded(.up)) else { return .zero }
    return .nanoseconds(nanoseconds) + delayPerItem * position
  }
}

extension Machine {
  /// Returns the traits and places of a stage if the condition of a rule with a completion asks for them, otherwise `nil`.
  func surroundings(of stage: Stage) -> PendingUpdates.Surroundings? {
    guard completingRules.contains(where: \.asksForSurroundings) else { return nil }
    let arrangement = arrangement(of: stage)
    return PendingUpdates.Surroundings(
      traits: stage.traits,
      places: arrangement.visibleItems.reduce(into: [:]) {
        $0[$1] = arrangement.places(ofItem: $1)
      })
  }

  /// Begins to wait for the animations of rules that have started to hold in a turn, and gives up on those of rules
  /// that have stopped: UIKit calls their completion with `finished` false.
  ///
  /// - Parameters:
  ///   - before: The stage with the cells that change.
  ///   - stage: The stage after that, which changes.
  func waitForAnimations(from before: Stage, in stage: inout Stage) {
    guard !completingRules.isEmpty else { return }
    let arrangement = arrangement(of: stage)
    let appeared =
      before.updates.isFirst ? Set(arrangement.visibleItems) : before.updates.appeared
    var changes = before.updates.earlierStates
    let earlier = before.updates.earlierSurroundings
    let concerned = earlier.map { appeared.union($0.places.keys).union(arrangement.visibleItems) }
    for item in concerned ?? appeared where changes[item] == nil {
      changes[item] = state(ofItem: item, in: stage)
    }
    let order = stage.order ?? scene.collectionView.order
    for (item, earlierState) in changes.sorted(by: { $0.key < $1.key }) {
      let places = arrangement.places(ofItem: item)
      let old = subject(
        ofItem: item, state: earlierState, traits: earlier?.traits,
        places: earlier.map { $0.places[item] ?? [] } ?? places, in: stage)
      let new = subject(ofItem: item, places: places, in: stage)
      for rule in completingRules {
        let appears = rule.runsAtOnce && appeared.contains(item)
        let (held, holds) = (!appears && rule.when.holds(for: old), rule.when.holds(for: new))
        guard held != holds else { continue }
        stage.completions.removeAll { $0.rule == rule.index && $0.item == item }
        guard holds else { continue }
        let section = section(ofItem: item, in: order)
        let items = order.sections.indices.contains(section) ? order.sections[section] : []
        let position = items.firstIndex(of: item) ?? 0
        stage.completions.append(
          PendingCompletion(
            rule: rule.index, item: item, timeLeft: rule.duration(position: position)))
      }
    }
    let cutOff = stage.ended.cutOff
    stage.completions.removeAll { cutOff.contains($0.item) }
  }
}

extension Reduction {
  /// Records the end of an animation, and performs the actions of its completion.
  mutating func complete(_ completion: PendingCompletion) {
    stage.completions.removeAll { $0 == completion }
    if let chain = stage.ended.add(rule: completion.rule, item: completion.item) {
      endlessCompletions.append(chain)
    }
    record(
      [.animationDidEnd(rule: completion.rule, item: completion.item)], before: stage)
  }
}

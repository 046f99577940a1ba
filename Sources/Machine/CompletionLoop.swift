package import Interaction
internal import Scenes

/// Animations that start each other again and again by their completions.
package struct CompletionLoop: Hashable, Sendable {
  /// The indices of the rules in the order in which their animations end, beginning with the first one in the scene.
  package let rules: [Int]
  /// The time of one round; 0 if the animations change nothing.
  package let period: Duration

  /// The maximum number of animations that are followed. Our choice: more than any app chains.
  fileprivate static let mostAnimations = 256

  /// Creates a loop of animations that end in this order, with the times from the end before.
  fileprivate init(_ ends: ArraySlice<(rule: Int, time: Duration)>) {
    let rules = ends.map(\.rule)
    let first = rules.min().flatMap { rules.firstIndex(of: $0) } ?? 0
    self.rules = Array(rules[first...] + rules[..<first])
    period = ends.reduce(.zero) { $0 + $1.time }
  }
}

extension Machine {
  /// Finds the loop of completions that begins when an item's cell comes to a state; `nil` if its animations end.
  package func completionLoop(
    whenItem item: Int, comesTo state: CellState, in start: Stage
  ) -> CompletionLoop? {
    guard !completingRules.isEmpty else { return nil }
    var stage = posing([item: state], in: start)
    stage.updates = PendingUpdates()
    stage.updates.earlierStates[item] = self.state(ofItem: item, in: start)
    stage = updateConfigurations(stage).stage
    var ends: [(rule: Int, time: Duration)] = []
    // Equal stages have equal futures.
    var known: [Stage: Int] = [:]
    var passed = Duration.zero
    while ends.count < CompletionLoop.mostAnimations, !stage.completions.isEmpty,
      let next = timeUntilDeadline(in: stage)
    {
      let (after, notices) = reduce(stage, .advance(by: next))
      stage = after
      // Each end counts as the first one: a loop is found here, and not cut off.
      stage.ended = EndedAnimations()
      stage = updateConfigurations(stage).stage
      passed += next
      for case .animationDidEnd(let rule, _) in notices {
        ends.append((rule, passed))
        passed = .zero
      }
      guard passed == .zero else { continue }
      if let first = known[stage], first < ends.count { return CompletionLoop(ends[first...]) }
      known[stage] = ends.count
    }
    return nil
  }
}

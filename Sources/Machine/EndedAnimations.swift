internal import Scenes

/// The animations with completions that have ended at the current moment.
///
/// Animations that change nothing end at once. If their completions start each other endlessly, the chain is cut off.
struct EndedAnimations: Hashable, Sendable {
  /// The completions of each item, in order.
  private var chains: [Int: [StateEvent]] = [:]
  /// The items whose completions were cut off. The ends of their animations are ignored until time has advanced.
  private(set) var cutOff: Set<Int> = []

  /// Adds the end of a rule's animation. Returns the chain of completions of its item if it is cut off now, otherwise
  /// `nil`.
  mutating func add(rule: Int, item: Int) -> [StateEvent]? {
    let chain = chains[item, default: []] + [StateEvent.completion(rule: rule)]
    guard chain.count > Reduction.longestChain else {
      chains[item] = chain
      return nil
    }
    chains[item] = nil
    cutOff.insert(item)
    return chain
  }
}

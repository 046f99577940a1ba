internal import Scenes

/// The animations with completions that have ended since time has passed.
///
/// Animations that change nothing end at once. If their completions start each other without end, they are cut off.
struct EndedAnimations: Hashable, Sendable {
  /// The completions of each item, in order.
  private var chains: [Int: [StateEvent]] = [:]
  /// The items whose completions were cut off. Their animations are not waited for until time passes.
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

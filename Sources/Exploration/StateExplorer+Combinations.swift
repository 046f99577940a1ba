internal import Interaction

extension StateExplorer {
  /// The outcomes that others may combine: touches and lifts, by the state in which they begin.
  struct Combinations {
    private let touches: [StateGraph.State: [StateGraph.Outcome]]
    private let lifts: [StateGraph.State: [StateGraph.Outcome]]
    /// Gestures that begin with a finger that comes down, without where it is before.
    private let whole: Set<StateGraph.Outcome>

    /// Finds the touches and lifts among all outcomes.
    init(_ outcomes: Set<StateGraph.Outcome>) {
      touches = Dictionary(
        grouping: outcomes.filter { $0.action == .touchDown || $0.action == .touchAnother },
        by: \.from)
      whole = outcomes.filter { $0.deed.phrase != nil && $0.deed.region == .none }
      lifts = Dictionary(grouping: outcomes.filter { $0.action == .liftInside }, by: \.from)
    }

    /// Whether an outcome only combines two others: a tap with the same effect as touching and lifting, or a touch that
    /// changes nothing and a pan that is made from rest, too.
    func contain(_ outcome: StateGraph.Outcome) -> Bool {
      let touch: StateGraph.Action
      if let phrase = outcome.deed.phrase {
        let deed = StateGraph.Deed(
          outcome.action, item: outcome.deed.item, region: .none, phrase: phrase)
        return outcome.deed.region != .none
          && whole.contains(
            StateGraph.Outcome(
              from: outcome.from, to: outcome.to, deed: deed, events: outcome.events,
              deletion: outcome.deletion))
      }
      switch outcome.action {
      case .quickTap: touch = .touchDown
      case .tapAnother: touch = .touchAnother
      case .touchDown, .hold, .dragOut, .dragBackIn, .liftInside, .liftOutside, .cancel,
        .dragScrolling, .scrollHalfOut, .scrollBack, .scrollAway, .dragIn, .dragInside,
        .touchAnother, .appSets:
        return false
      }
      return touches[outcome.from, default: []].contains { down in
        guard down.action == touch, down.deed.item == outcome.deed.item,
          down.deed.control == outcome.deed.control
        else { return false }
        if down.to == outcome.to, down.events == outcome.events, outcome.to == outcome.from {
          return true
        }
        return lifts[down.to, default: []].contains {
          $0.to == outcome.to && $0.deed.item == down.deed.item
            && $0.deed.control == down.deed.control && down.events + $0.events == outcome.events
        }
      }
    }
  }
}

/// The states and transitions of all regions together.
extension StateChart {
  /// A transition of the composed chart.
  package struct Transition: Hashable, Sendable {
    /// The values of all parts before and after.
    package let from, to: [Int]
    /// The event.
    package let event: Event

    /// Creates a transition.
    package init(from: [Int], to: [Int], event: Event) {
      (self.from, self.to, self.event) = (from, to, event)
    }
  }

  /// The graph that the regions make together: every state that follows from the initial one, and every
  /// transition. An event happens in all regions that react to it at once.
  ///
  /// - Parameter limit: The maximum number of states.
  /// - Returns: `nil` if there are more states.
  package func composed(limit: Int) -> (states: Set<[Int]>, transitions: Set<Transition>)? {
    var states: Set<[Int]> = [initial]
    var waiting = [initial]
    var transitions: Set<Transition> = []
    while let places = waiting.popLast() {
      for (event, targets) in steps(from: places) {
        for target in targets where target != places {
          transitions.insert(
            Transition(from: values(places), to: values(target), event: event))
          guard states.insert(target).inserted else { continue }
          guard states.count <= limit else { return nil }
          waiting.append(target)
        }
      }
    }
    return (Set(states.map(values)), transitions)
  }

  /// The combinations of places to which each event leads.
  private func steps(from places: [Int]) -> [(event: Event, targets: [[Int]])] {
    let isResting = resting.map { $0.contains { $0.holds(in: places) } } ?? true
    var options: [Event: [Int: (targets: [Int], mayStay: Bool)]] = [:]
    for (index, region) in regions.enumerated() {
      for move in region.moves
      where move.from == places[index] && (!move.event.isOfApp || isResting)
        && move.isEnabled(in: places)
      {
        var option = options[move.event, default: [:]][index] ?? ([], false)
        option.targets.append(move.to)
        option.mayStay = option.mayStay || move.isOptional
        options[move.event, default: [:]][index] = option
      }
    }
    return options.map { event, regions in
      var targets = [places]
      for (index, option) in regions {
        targets = targets.flatMap { target in
          (option.targets + (option.mayStay ? [places[index]] : [])).map { place in
            var next = target
            next[index] = place
            return next
          }
        }
      }
      return (event, targets)
    }
  }
}

/// The transitions of a graph, those that share an arrow together.
package struct TransitionList: Sendable {
  /// Transitions between the same states with the same events.
  package struct Group: Hashable, Sendable {
    /// The indices of the states.
    package let from, to: Int
    /// The actions, each of which causes the transition, as the graph names them.
    package let actions: [String]
    /// The gestures and delegate calls, in order.
    package let events: [String]
    /// Whether the app acts, and not a finger.
    package let isOfApp: Bool
  }

  /// The groups, in the order of their first transitions.
  package let groups: [Group]

  /// Groups transitions.
  package init(_ transitions: [DiagramGraph.Transition]) {
    groups = TransitionArrow.merging(transitions).map {
      Group(
        from: $0.from, to: $0.to, actions: $0.transitions.map(\.action), events: $0.events,
        isOfApp: $0.isOfApp)
    }
  }
}

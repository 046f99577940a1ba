internal import Wording

/// What the label of an arrow says.
package struct ArrowText: Sendable {
  /// The actions in words, each of which causes the transition.
  package var actions: [String]
  /// The gestures and the events of controls in words, in order.
  package var gestures: [String]
  /// The delegate calls, in order.
  package var calls: [String]
  /// How the cell moves, as "0.2 s, easeInOut"; empty for at once.
  package var motion: String
  /// How the cell answers, as "seen at once, ΔE 12"; `nil` where no audit asks.
  package var answer: DiagramRemark?

  /// Creates a text.
  package init(
    actions: [String], gestures: [String] = [], calls: [String] = [], motion: String = ""
  ) {
    (self.actions, self.gestures) = (actions, gestures)
    (self.calls, self.motion) = (calls, motion)
  }

  /// The names of transitions that share an arrow.
  package init(_ transitions: [DiagramGraph.Transition]) {
    self.init(
      actions: transitions.map { spacedWords($0.action) },
      calls: transitions.first?.events ?? [])
  }

  /// The text in the labels of other programs: the actions, and the events.
  package var lines: [String] {
    [actions, gestures + calls].filter { !$0.isEmpty }.map { $0.joined(separator: ", ") }
  }
}

/// Transitions that share an arrow, because they have the same states and events.
struct TransitionArrow {
  /// The indices of the states.
  let from, to: Int
  let transitions: [DiagramGraph.Transition]

  /// Whether the app acts, and not a finger.
  var isOfApp: Bool { transitions.contains(where: \.isOfApp) }
  /// The user's actions in words, each of which causes the transition.
  var actions: [String] { transitions.map { spacedWords($0.action) } }
  /// The gestures and the delegate calls, in order; empty if there are none.
  var events: [String] { transitions.first?.events ?? [] }

  /// The actions as text: "touch down, drag back in".
  var actionText: String { actions.joined(separator: ", ") }

  /// Merges transitions that can share an arrow, in the order of their first occurrence.
  static func merging(_ transitions: [DiagramGraph.Transition]) -> [TransitionArrow] {
    var groups: [[DiagramGraph.Transition]] = []
    for transition in transitions {
      let index = groups.firstIndex { group in
        group.first.map {
          ($0.from, $0.to) == (transition.from, transition.to) && $0.events == transition.events
            && $0.isOfApp == transition.isOfApp
        } ?? false
      }
      if let index { groups[index].append(transition) } else { groups.append([transition]) }
    }
    return groups.compactMap { group in
      group.first.map { TransitionArrow(from: $0.from, to: $0.to, transitions: group) }
    }
  }
}

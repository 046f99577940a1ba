internal import Scenes

/// The keys of a state beside its events.
package enum StateKey: String, SceneKey {
  case values, range, stops, label, setBy, animation, animator

  package var meaning: String {
    switch self {
    case .values:
      "The words of an enumeration: none | loading | done. The first is the initial one."
    case .range: "The range of a number: 0...1, or 0... without an upper limit."
    case .stops: "The numbers at which state graphs are explored."
    case .label: "The display name."
    case .setBy:
      "Who sets it: app, data (kept when the cell is reused), gesture or scroll (its events)."
    case .animation: "How values that follow the number change with it."
    case .animator:
      "How the number is animated between the ends of its range, by a UIViewPropertyAnimator that a pan"
        + " recogniser pauses, scrubs, continues and reverses."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .values: .either([.string, .list(.string)])
    case .range, .label: .string
    case .stops: .list(.number)
    case .setBy: .words(StateSource.allCases.map(\.rawValue))
    case .animation: .animation
    case .animator: .map("animator")
    }
  }
}

/// The keys of an event's assignment.
package enum StateAssignmentKey: String, SceneKey {
  case `for`, to

  package static var required: [StateAssignmentKey] { [.to] }

  package var meaning: String {
    switch self {
    case .for:
      "Which of the cells that the event concerns are assigned; all by default."
    case .to:
      "The assigned value: a predicate for a flag, evaluated for the cell; a word; a number; or a change as +1."
    }
  }

  package var schema: SchemaType { self == .for ? .predicate : .either([.predicate, .number]) }
}

internal import Interaction

/// The keys of a gesture recogniser.
package enum GestureKey: String, SceneKey {
  case longPress, tap, pan
  case minimumPressDuration, allowableMovement, numberOfTapsRequired
  case numberOfTouchesRequired, minimumNumberOfTouches, maximumNumberOfTouches
  case x, y, axis, view
  case requireToFail, delaysTouchesEnded, cancelsTouchesInView, shouldRecognizeSimultaneously

  package static func explanation(of word: String) -> String? {
    switch word {
    case "swipe", "screenEdgePan":
      "\"\(word)\" is not supported yet; write a pan with x or y, and actions of its event ended with predicates such as"
        + " \"when: way < -30\""
    case "pinch", "rotation", "hover":
      "\"\(word)\" is not supported yet; let a script set the state that it would change"
    default: nil
    }
  }

  package var meaning: String {
    switch self {
    case .longPress: "A UILongPressGestureRecognizer and its name."
    case .tap: "A UITapGestureRecognizer and its name."
    case .pan: "A UIPanGestureRecognizer and its name."
    case .x:
      "The number that follows a finger of a pan to the right: drag, or { number: progress, distance: 200 } if the finger moves by 200 points for a change by 1. Its stops are where it rests."
    case .y: "The number that follows a finger of a pan downwards."
    case .axis:
      "The directions in which a finger must move for a pan to begin; by default those of its numbers."
    case .view:
      "The view of the cell to which the recogniser is added; by default it belongs to the collection view."
    case .minimumPressDuration:
      "How long a finger must be down before a long press begins; 0.5 s by default."
    case .allowableMovement: "How far it may move before that, in points; 10 by default."
    case .numberOfTapsRequired:
      "How many taps a tap recogniser needs, each within 0.35 s; 1 by default."
    case .numberOfTouchesRequired: "How many fingers a tap or a long press needs; 1 by default."
    case .minimumNumberOfTouches: "How many fingers a pan needs at least; 1 by default."
    case .maximumNumberOfTouches: "With how many fingers a pan begins at most; any by default."
    case .requireToFail:
      "The names of the recognisers that must fail before this one recognises (require(toFail:))."
    case .delaysTouchesEnded:
      "Whether touchesEnded is delivered to cells only when the recogniser has failed; true by default."
    case .cancelsTouchesInView: "Whether the touch is cancelled for cells; true by default."
    case .shouldRecognizeSimultaneously:
      "Whether it recognises simultaneously with others; false by default."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .longPress, .tap, .pan, .view: .string
    case .x, .y: .either([.string, .map("panNumber")])
    case .axis: .words(GestureRecognizer.Pan.Axis.allCases.map(\.rawValue))
    case .minimumPressDuration, .allowableMovement: .number
    case .numberOfTapsRequired, .numberOfTouchesRequired, .minimumNumberOfTouches,
      .maximumNumberOfTouches:
      .integer
    case .requireToFail: .list(.string)
    case .delaysTouchesEnded, .cancelsTouchesInView, .shouldRecognizeSimultaneously: .boolean
    }
  }
}

/// The key of the answer in the steps of a delegate's method.
package enum ReturnKey: String, SceneKey {
  case answer = "return"

  package static var required: [ReturnKey] { [.answer] }

  package var meaning: String { "The return value of the method." }

  package var schema: SchemaType { .predicate }
}

/// The keys of a number that follows a finger.
package enum PanNumberKey: String, SceneKey {
  case number, distance

  package static var required: [PanNumberKey] { [.number] }

  package var meaning: String {
    switch self {
    case .number: "The name of the state, which is a number."
    case .distance:
      "How far the finger moves for a change by 1, in points; negative to the left or upwards. Default: 1."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .number: .string
    case .distance: .number
    }
  }
}

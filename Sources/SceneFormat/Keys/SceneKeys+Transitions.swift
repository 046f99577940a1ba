internal import Scenes

/// The keys of a transition of a view.
package enum ViewTransitionKey: String, SceneKey {
  case view, type, subtype
  case duration, delay, delayPerItem, curve

  package static var required: [ViewTransitionKey] { [.view, .type] }

  package var meaning: String {
    switch self {
    case .view: "The view whose content changes."
    case .type:
      "UIView's crossDissolve, flipFromLeft, flipFromRight, flipFromTop and flipFromBottom, or CATransition's fade,"
        + " push, moveIn and reveal."
    case .subtype: "Where push, moveIn and reveal begin; fromLeft by default."
    case .duration: "The duration in seconds; 0.25 by default."
    case .delay: AnimationKey.delay.meaning
    case .delayPerItem: AnimationKey.delayPerItem.meaning
    case .curve:
      "A word, or the control points [x1, y1, x2, y2] of a cubic Bézier; easeInOut by default, linear for"
        + " CATransition's types."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .view: .string
    case .type: .words(ViewTransition.Kind.allCases.map(\.rawValue))
    case .subtype: .words(ViewTransition.Subtype.allCases.map(\.rawValue))
    case .duration, .delay, .delayPerItem: .number
    case .curve: AnimationKey.curve.schema
    }
  }

  /// The key of an animation with the same meaning; `nil` if there is none.
  package var timingKey: AnimationKey? {
    switch self {
    case .duration: .duration
    case .delay: .delay
    case .delayPerItem: .delayPerItem
    case .curve: .curve
    case .view, .type, .subtype: nil
    }
  }
}

internal import Motion
internal import Scenes

/// The keys of a layer animation: Core Animation's.
package enum LayerAnimationKey: String, SceneKey {
  case view, keyPath
  case fromValue, toValue, byValue
  case values, keyTimes, calculationMode, timingFunctions
  case duration, beginTime, delayPerItem, timingFunction
  case mass, stiffness, damping, initialVelocity, allowsOverdamping
  case repeatCount, autoreverses
  case isAdditive, isCumulative, fillMode, isRemovedOnCompletion

  package static var required: [LayerAnimationKey] { [.view, .keyPath] }

  /// Animations of UIView have other words for the same.
  package static func explanation(of word: String) -> String? {
    let key: LayerAnimationKey? =
      switch word {
      case AnimationKey.delay.rawValue: .beginTime
      case AnimationKey.curve.rawValue: .timingFunction
      case AnimationKey.initialSpringVelocity.rawValue: .initialVelocity
      default: nil
      }
    return key.map { "a layer animation has no \(word); write \"\($0.rawValue)\"" }
  }

  package var meaning: String {
    switch self {
    case .view: "The view whose layer is animated."
    case .keyPath: "What it animates."
    case .fromValue: "The value at its start. Default: the view's own."
    case .toValue: "The value at its end. Default: the view's own."
    case .byValue:
      "A number that is added to the view's own value, instead of fromValue and toValue."
    case .values: "The values of keyframes (CAKeyframeAnimation), instead of fromValue and toValue."
    case .keyTimes:
      "The times of the values as fractions of the duration, from 0 to 1. Default: evenly spread."
    case .calculationMode:
      "How keyframes are interpolated: linear (default), discrete, paced, with constant speed, or cubic and"
        + " cubicPaced, along a smooth curve."
    case .timingFunctions:
      "The timing functions between the values of keyframes, one less than values. Default: constant speed."
    case .duration:
      "The duration of one pass in seconds; 0.25 by default. A spring is cut off there; by default it lasts until it has settled."
    case .beginTime: "The delay before it starts, in seconds; 0 by default."
    case .delayPerItem: AnimationKey.delayPerItem.meaning
    case .timingFunction:
      "A word, or the control points [x1, y1, x2, y2] of a cubic Bézier; linear by default."
    case .mass: AnimationKey.mass.meaning
    case .stiffness: AnimationKey.stiffness.meaning
    case .damping: AnimationKey.damping.meaning
    case .initialVelocity: AnimationKey.initialVelocity.meaning
    case .allowsOverdamping: AnimationKey.allowsOverdamping.meaning
    case .repeatCount: AnimationKey.repeatCount.meaning
    case .autoreverses: AnimationKey.autoreverses.meaning
    case .isAdditive: "Whether the values are added to the view's own; false by default."
    case .isCumulative: "Whether each pass begins where the previous one ended; false by default."
    case .fillMode:
      "What is shown before and after it: the view's own value (removed, default), the last value afterwards"
        + " (forwards, with isRemovedOnCompletion: false), the first value before (backwards), or both."
    case .isRemovedOnCompletion: "Whether it is removed at its end; true by default."
    }
  }

  private static let value = SchemaType.either([
    .number, .string, .color, .list(.either([.number, .color])),
  ])

  package var schema: SchemaType {
    switch self {
    case .view: .string
    case .keyPath: .words(LayerAnimation.KeyPath.words)
    case .fromValue, .toValue: Self.value
    case .byValue: .either([.number, .string])
    case .values: .list(Self.value)
    case .keyTimes: .list(.number)
    case .calculationMode: .words(LayerAnimation.CalculationMode.allCases.map(\.rawValue))
    case .duration, .beginTime, .delayPerItem, .mass, .stiffness, .damping, .initialVelocity:
      .number
    case .timingFunction: AnimationKey.curve.schema
    case .timingFunctions: .list(AnimationKey.curve.schema)
    case .repeatCount: AnimationKey.repeatCount.schema
    case .autoreverses, .allowsOverdamping, .isAdditive, .isCumulative, .isRemovedOnCompletion:
      .boolean
    case .fillMode: .words(LayerAnimation.FillMode.allCases.map(\.rawValue))
    }
  }

  /// The key of an animation with the same meaning; `nil` if there is none.
  package var timingKey: AnimationKey? {
    switch self {
    case .duration: .duration
    case .beginTime: .delay
    case .delayPerItem: .delayPerItem
    case .timingFunction: .curve
    case .mass: .mass
    case .stiffness: .stiffness
    case .damping: .damping
    case .initialVelocity: .initialVelocity
    case .allowsOverdamping: .allowsOverdamping
    case .repeatCount: .repeatCount
    case .autoreverses: .autoreverses
    case .view, .keyPath, .fromValue, .toValue, .byValue, .values, .keyTimes, .calculationMode,
      .timingFunctions, .isAdditive, .isCumulative, .fillMode, .isRemovedOnCompletion:
      nil
    }
  }
}

extension LayerAnimation.KeyPath {
  /// The short form of `transform.rotation.z`, which Core Animation has, too.
  static let shortRotation = "transform.rotation"

  /// The words for key paths.
  package static var words: [String] { allCases.map(\.rawValue) + [shortRotation] }

  /// The advice for a key path that Core Animation has and scenes do not; `nil` for other words.
  package static func instead(of word: String) -> String? {
    switch word {
    case "position", "frame.origin": "\"position.x\" and \"position.y\", an animation each"
    case "bounds", "bounds.size", "frame", "frame.size":
      "\"bounds.size.width\" and \"bounds.size.height\", an animation each"
    case "transform", "sublayerTransform":
      "\"transform.scale\", \"transform.rotation.z\" or \"transform.translation.x\""
    case "contents":
      "a transition of the view, as in \"transitions: [{ view: photo, type: fade }]\""
    case "hidden": "\"opacity\" with calculationMode: discrete"
    case "anchorPoint": "a rule that assigns anchorPoint, with an animation"
    default: nil
    }
  }

  /// Creates a key path from its word; `nil` if there is no such key path.
  package init?(word: String) {
    self.init(rawValue: word == Self.shortRotation ? Self.rotation.rawValue : word)
  }
}

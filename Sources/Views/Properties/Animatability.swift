/// How a property is animated.
///
/// The behaviour of `UIView.animate` for each layer property comes from the tests of
/// material-motion/motion-animator-objc, `UIKitBehavioralTests.swift`, which ran against UIKit (iOS
/// 8 to 14). Properties that those tests do not cover are classified by analogy;
/// Documentation/Fidelity.md lists them.
package enum Animatability: Hashable, Sendable {
  /// Not animatable.
  case none
  /// Animates through the frames that layout computes, which animate additively.
  case throughLayout
  /// `UIView.animate` adds an animation from the difference between the old and the new model value
  /// to zero. Running animations continue.
  case additive
  /// `UIView.animate` replaces the running animation. The new one starts at the old model value, or
  /// with `beginFromCurrentState` at the value on screen.
  case replacing
  /// `UIView.animate` does not animate it. Animations that are added to the layer do.
  case layerOnly

  /// Whether an animation moves what is animated in this way; if not, it changes at once.
  ///
  /// - Parameter isLayer: Whether the animation is added to a layer, instead of `UIView.animate`.
  package func isMoved(byLayerAnimation isLayer: Bool) -> Bool {
    switch self {
    case .none: false
    case .throughLayout: !isLayer
    case .additive, .replacing: true
    case .layerOnly: isLayer
    }
  }
}

/// How animations act on a property.
///
/// What `UIView.animate` does to each layer property was asserted against running UIKit (iOS 8 to 14) by the
/// tests of material-motion/motion-animator-objc, `UIKitBehavioralTests.swift`. Properties that those tests do
/// not name are placed by analogy; Documentation/Fidelity.md says which.
package enum Animatability: Hashable, Sendable {
  /// No animation changes it gradually.
  case none
  /// Layout turns it into frames, and these animate additively.
  case throughLayout
  /// `UIView.animate` adds the distance from the old model value to the new one, which fades to nothing;
  /// animations that are under way go on.
  case additive
  /// `UIView.animate` replaces the animation that is under way. The new one starts at the old model value,
  /// with `beginFromCurrentState` at the value on screen.
  case replacing
  /// `UIView.animate` does not animate it. An animation that is added to the layer does.
  case layerOnly
}

extension Fidelity {
  /// The behaviours of animations.
  static let motion: [Behaviour] = [
    Behaviour(
      "Motion",
      "Without another curve a change is eased in and out (0.42, 0, 0.58, 1).",
      .observed),
    Behaviour(
      "Motion",
      "usingSpringWithDamping and its duration give a spring of mass 1 whose oscillation has"
        + " decayed to a thousandth at the end. Then the final value is shown at once.",
      .observed,
      "For a high initialSpringVelocity UIKit's own calculation fails; `springFit: robust` does"
        + " not."),
    Behaviour(
      "Motion",
      "springDuration and bounce give a spring that ends when it has settled.",
      .unverified,
      "UIKit's rule for when that is is not public."),
    Behaviour(
      "Motion",
      "Until a delay is over the old value is shown. Without a duration nothing is animated.",
      .documented,
      source: "UIView.animate(withDuration:delay:options:animations:completion:)"),
    Behaviour(
      "Motion",
      "Animations of position, size, transform and cornerRadius are added, so that neither"
        + " value nor speed jumps when one begins before another has ended.",
      .observed),
    Behaviour(
      "Motion",
      "An animation of alpha, backgroundColor or shadowOpacity replaces the one before. It"
        + " starts at the old model value, with beginFromCurrentState at the value on screen.",
      .observed,
      "Measured for alpha. For colours, shadowOpacity and tintColor this is concluded from it."),
    Behaviour(
      "Motion",
      "UIView.animate does not animate borders, zPosition, the shadow's colour, offset and"
        + " radius, strokeStart and strokeEnd. layerAnimation does.",
      .observed,
      "Measured up to iOS 14. For gradients, path, fillColor, strokeColor, lineWidth and"
        + " miterLimit this is concluded from strokeStart. The stroke of a background configuration"
        + " is animated (assumed)."),
    Behaviour(
      "Motion",
      "layerAnimation is a CABasicAnimation from the old model value, or from the value on"
        + " screen, to the new one. By default it is linear and lasts 0.25 s. It replaces the one"
        + " before.",
      .documented,
      source: "CABasicAnimation, CATransaction.animationDuration()"),
    Behaviour(
      "Motion",
      "A spring with more than the critical damping moves as with the critical one, unless"
        + " allowsOverdamping is set.",
      .documented,
      "A bounce below 0 counts as allowed (assumed).",
      source: "CASpringAnimation.allowsOverdamping"),
    Behaviour(
      "Motion",
      "A spring given by mass, stiffness and damping, or by a bounce, ends after CASpringAnimation's"
        + " settlingDuration, at its exact target.",
      .documented,
      "The formula is not public. Ours adds the amplitudes of sine and cosine, and agrees with the documented"
        + " durations for damping 5 and 15 and with the 0.50582 s of UIKit's alerts.",
      source: "CASpringAnimation.settlingDuration"),
    Behaviour(
      "Motion",
      "An animator that was paused goes on along the rest of its curve, from where that shows the same value; reversed it"
        + " runs back along it. A spring starts again with the finger's velocity.",
      .unverified,
      "That the values do not jump and how a reversed animator runs is documented; where on a curve a scrubbed animator"
        + " goes on is not.",
      source: "UIViewPropertyAnimator, UIViewAnimating"),
    Behaviour(
      "Motion",
      "Cubic keyframes move along a Catmull-Rom spline; paced and cubicPaced ones keep their speed along the"
        + " way.",
      .documented,
      "At the ends of the spline the first and the last value count twice, and for parts of different lengths"
        + " the velocities are Kochanek and Bartels's (both assumed). tensionValues, continuityValues and"
        + " biasValues are 0.",
      source: "CAAnimationCalculationMode"),
    Behaviour(
      "Motion",
      "Keyframes of UIView.animateKeyframes move each property through their values, which it keeps between them;"
        + " the last one is the view's own afterwards. Rotations take the short way from keyframe to keyframe.",
      .documented,
      "Assumed: a discrete value is shown from the end of its keyframe on, the speed of a transform is that of all its"
        + " parts together, and another change of the property ends the keyframes where they are.",
      source: "UIView.animateKeyframes(withDuration:delay:options:animations:completion:)"),
    Behaviour(
      "Motion",
      "In a transition the new content is shown at once, and a picture of the old one disappears: by a"
        + " cross-dissolve, a flip, or CATransition's fade, push, moveIn and reveal.",
      .documented,
      "Flips have no perspective. What push, moveIn and reveal move fades, too (observed on iOS). Where both"
        + " pictures of a cross-dissolve are translucent, they are up to a quarter too faint half-way. Curls are"
        + " not drawn.",
      source: "UIView.transition(with:duration:options:animations:completion:), CATransition"),
    Behaviour(
      "Motion",
      "Colours change component by component in gamma-encoded sRGB.",
      .observed,
      "Whether components are premultiplied was not measured. nil counts as transparent black. The fill of a background"
        + " configuration that an animated change of selection adds or removes fades with its own colour."
    ),
    Behaviour(
      "Motion",
      "Transforms change by their parts: scale, shear, rotation, translation. Rotations take"
        + " the shorter way.",
      .observed,
      "A rotation by exactly half a turn continues in the positive direction, there and back."),
    Behaviour(
      "Motion",
      "After the last pass of an animation that autoreverses the new value is shown at once."
        + " With a repeatCount of n + 0.5 the animation ends there.",
      .documented,
      source: "UIView.AnimationOptions.autoreverse"),
    Behaviour(
      "Motion",
      "performBatchUpdates moves cells and views to their new frames in 0.3 s.",
      .observed,
      "That it is eased in and out is assumed. `batchUpdates:` sets another animation."),
    Behaviour(
      "Motion",
      "The cell of an inserted item fades in at its place, that of a deleted one fades out where it was, and"
        + " a reloaded cell is dissolved into the new one; all others glide. Sections do the same with all they show.",
      .observed,
      "That the default attributes have alpha 0 is others' knowledge of UICollectionViewLayout. The three take as long as"
        + " performBatchUpdates. A cell that comes has the template's values; `cellReuse: kept` lets cells keep what"
        + " nothing resets."
    ),
    Behaviour(
      "Motion",
      "With `cellReuse: kept` a cell that has left the screen is used again for the next item that comes. It keeps the"
        + " states that neither the item nor prepareForReuse or willDisplayCell sets.",
      .documented,
      "A cell waits until it has left the screen, and the one that has waited longest comes first (our choice)."
        + " Since iOS 10 UIKit shows a cell that comes back soon without preparing it, which is not imitated."
        + " With several cells under `cells`, each is used again for items of the same cell.",
      source: "UICollectionReusableView.prepareForReuse()"),
    Behaviour(
      "Motion",
      "A layer animation moves the locations of a gradient beyond its ends, where the first and the last colour go on.",
      .observed,
      "Core Animation documents locations from 0 to 1; shimmers of many apps begin at -1 and end at 2."
        + " A radial gradient has nothing before its centre, a conic one nothing beyond one turn.",
      source: "CAGradientLayer.locations; shimmers of public apps, by their source"),
    Behaviour(
      "Motion",
      "The completion of a rule's animation is called at its end, also after its last pass.",
      .documented,
      "If the rule stops to hold before, nothing is done, as in completions that ask whether the animation"
        + " finished. UIKit lets additive animations finish. That the animation of another rule takes over a property"
        + " is not modelled: UIKit calls the completion then, with finished false, if no animation is additive."
        + " A rule whose properties change nothing is completed after its duration; UIKit presumably completes it at once.",
      source: "UIView.animate(withDuration:delay:options:animations:completion:)"),
    Behaviour(
      "Motion",
      "A cell that appears while a rule holds has the rule's values at once. Only the animations that are added to its"
        + " layers run, and their end calls the completion of the rule.",
      .documented,
      source:
        "CATransaction.setCompletionBlock; a block of UIView.animate without changes animates nothing"
    ),
    Behaviour(
      "Motion",
      "Views that move receive touches all the time.",
      .ourChoice,
      "Without allowUserInteraction UIKit's views do not; collection views do."),
  ]
}

package import Motion

extension Rule {
  /// The animation whose end calls the completion: that of the rule, or the one of those that are added to layers that
  /// ends last, as with `CATransaction.setCompletionBlock`. `nil` for none.
  package func completedAnimation(_ fit: Spring.Fit) -> Animation? {
    animation
      ?? layerAnimations.map(\.timing).max { $0.course(fit).end < $1.course(fit).end }
  }
}

/// A keyframe of the animation of a rule.
package struct RuleKeyframe: Hashable, Sendable {
  /// The index of the rule.
  package let rule: Int
  /// The index of the keyframe.
  package let number: Int

  /// Creates the place of a keyframe.
  package init(rule: Int, number: Int) { (self.rule, self.number) = (rule, number) }
}

internal import Views
internal import Vocabulary

/// A part of a keyframe animation (`UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)`), in which
/// properties move to other values.
public struct Keyframe: Hashable, Sendable {
  /// When it starts, as a fraction of the animation's duration, 0…1.
  public var relativeStartTime: Double
  /// How long it takes, as a fraction of the animation's duration, 0…1; with 0 the values are set at its start.
  public var relativeDuration: Double
  /// The values at its end.
  public var assignments: [Assignment]

  /// Creates a keyframe. Its times are fractions of the animation's duration.
  public init(
    relativeStartTime: Double, relativeDuration: Double, _ assignments: Assignment...
  ) {
    self.init(
      relativeStartTime: relativeStartTime, relativeDuration: relativeDuration,
      assignments: assignments)
  }

  /// Creates a keyframe from a list of assignments. Its times are fractions of the animation's duration.
  public init(
    relativeStartTime: Double, relativeDuration: Double, assignments: [Assignment]
  ) {
    self.relativeStartTime = relativeStartTime
    self.relativeDuration = relativeDuration
    self.assignments = assignments
  }

  /// When it ends, as a fraction of the animation's duration.
  package var end: Double { relativeStartTime + relativeDuration }
}

extension Assignment {
  /// Whether it is for the same property of the same view.
  package func hasTarget(of other: Assignment) -> Bool {
    let (own, other) = (
      ContentPart.target(property, of: view), ContentPart.target(other.property, of: other.view)
    )
    return own.view == other.view && own.property == other.property
  }
}

extension Rule {
  /// Adds keyframes to the animation of the rule. What they assign last is what the rule assigns while it holds, as
  /// a view has these values when `UIView.animateKeyframes` has ended.
  ///
  /// - Returns: For each assignment that the rule has got, the indices of its keyframe and in that.
  @discardableResult
  package mutating func pass(
    _ keyframes: [Keyframe], _ mode: LayerAnimation.CalculationMode = .linear
  ) -> [(keyframe: Int, assignment: Int)] {
    self.keyframes = keyframes
    calculationMode = mode
    let last = lastKeyframeAssignments
    assignments += last.map { keyframes[$0.keyframe].assignments[$0.assignment] }
    return last
  }

  /// Whether several keyframes assign the property, so that this assignment is only its final value.
  package func passes(_ assignment: Assignment) -> Bool {
    keyframes.count { $0.assignments.contains { $0.hasTarget(of: assignment) } } > 1
  }

  /// The indices of the assignments that are the last ones of their properties, in order.
  package var lastKeyframeAssignments: [(keyframe: Int, assignment: Int)] {
    let all = keyframes.enumerated().flatMap { number, keyframe in
      keyframe.assignments.enumerated().map { (number, $0.offset, $0.element) }
    }
    return all.enumerated().compactMap { index, element in
      let isLast = !all[(index + 1)...].contains { $0.2.hasTarget(of: element.2) }
      return isLast ? (keyframe: element.0, assignment: element.1) : nil
    }
  }
}

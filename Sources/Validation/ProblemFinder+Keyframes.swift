internal import Drawing
internal import Messages
internal import Notation
internal import Scenes
internal import Views
internal import Vocabulary

/// Checks the keyframes of rules.
extension ProblemFinder {
  mutating func checkKeyframes(of rule: Rule, _ path: ScenePath) {
    guard !rule.keyframes.isEmpty else { return }
    let list = path.key("keyframes")
    if let objection = rule.keyframeTimingObjection {
      add(rule.animation == nil ? list : path.key("animation"), objection)
    }
    if rule.keyframes.count > SceneLimits.mostKeyframes {
      add(list, "an animation has at most \(SceneLimits.mostKeyframes) keyframes; leave some out")
      return
    }
    let last = rule.lastKeyframeAssignments
    let own = rule.assignments.dropLast(last.count)
    for (number, keyframe) in rule.keyframes.enumerated() {
      let path = list.index(number)
      let times = [keyframe.relativeStartTime, keyframe.relativeDuration]
      if !times.allSatisfy({ (0...1).contains($0) }) {
        add(
          path, "relativeStartTime and relativeDuration are fractions of the animation, from 0 to 1"
        )
      } else if keyframe.end > 1 + Rule.roundingError {
        add(
          path,
          "the keyframe ends at \(decimal(keyframe.end, places: 3)) of the animation; relativeStartTime and"
            + " relativeDuration together must be at most 1")
      }
      if number > 0, keyframe.relativeStartTime < rule.keyframes[number - 1].relativeStartTime {
        add(path, "the keyframe before starts later; write keyframes in the order of their start")
      }
      // The last values are checked as what the rule assigns.
      let others = keyframe.assignments.indices.filter { index in
        !last.contains { $0.keyframe == number && $0.assignment == index }
      }
      checkAssignments(keyframe.assignments, path, only: Set(others))
      for (index, assignment) in keyframe.assignments.enumerated() {
        let name = "\(assignment.view.rawValue.shortened).\(assignment.property.rawValue)"
        let path = path.key("assignments").index(index)
        if own.contains(where: { $0.hasTarget(of: assignment) }) {
          add(
            path,
            "the rule assigns \(name), too; leave it out there, because the last keyframe sets its final value"
          )
        } else if let objection = rule.keyframeObjection(to: assignment, in: number) {
          add(path, "\(name) \(objection)")
        } else if let owner = known[assignment.view],
          !assignment.property.movesInKeyframes(of: owner)
        {
          add(
            path,
            "UIView.animate does not animate \(assignment.property.rawValue), which has no keyframes; assign it in"
              + " the rule")
        }
      }
    }
  }
}

extension Rule {
  /// The sum of fractions such as 0.7 and 0.3 may differ from 1 by this.
  fileprivate static let roundingError = 1e-9

  /// The problem with the animation that passes keyframes; `nil` if there is none.
  fileprivate var keyframeTimingObjection: String? {
    guard let animation else {
      return "keyframes are parts of an animation; add one, as in \"animation: { duration: 1 }\""
    }
    if animation.isLayerAnimation {
      return
        "keyframes are of UIView.animateKeyframes; leave out layerAnimation, or write the values of a layer"
        + " animation under \"layerAnimations\""
    }
    switch animation.timing {
    case .curve: break
    case .usingSpring, .bouncing, .spring:
      return "UIView.animateKeyframes has no spring; write a duration and a curve"
    }
    return animation.duration > .zero
      ? nil : "keyframes take time; write a duration above 0"
  }

  /// The problem of an assignment with the keyframes before its own; `nil` if there is none.
  fileprivate func keyframeObjection(to assignment: Assignment, in number: Int) -> String? {
    let start = keyframes[number].relativeStartTime
    let overlaps = keyframes[..<number].contains { keyframe in
      keyframe.end > start + Self.roundingError
        && keyframe.assignments.contains { $0.hasTarget(of: assignment) }
    }
    return overlaps ? "is still moving to an earlier keyframe; let that end before" : nil
  }
}

extension PropertyName {
  /// Whether it can have keyframes.
  fileprivate func movesInKeyframes(of owner: PropertyOwner) -> Bool {
    guard definition.owners.contains(owner) else { return true }
    let kind: ViewKind = if case .view(let kind) = owner { kind } else { .view }
    switch definition.animatability(in: kind) {
    case .none, .layerOnly: return false
    case .throughLayout, .additive, .replacing: return true
    }
  }
}

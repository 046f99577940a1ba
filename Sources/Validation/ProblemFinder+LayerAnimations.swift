internal import Drawing
internal import Motion
internal import Notation
internal import Scenes
internal import Views
internal import Vocabulary

extension ProblemFinder {
  /// Checks the transitions of a rule.
  mutating func check(_ transitions: [ViewTransition], _ path: ScenePath) {
    for (index, transition) in transitions.enumerated() {
      let path = path.index(index)
      if known[transition.view] == nil {
        checkView(transition.view, path.key("view"), others: [], noun: "no view")
      }
      if transitions[..<index].contains(where: { $0.view == transition.view }) {
        add(path, "\(transition.view.rawValue) has a transition already; leave one of them out")
      }
      if let objection = transition.timing.objection { add(path, objection) }
    }
  }

  /// Checks the layer animations of a rule.
  mutating func check(_ animations: [LayerAnimation], _ path: ScenePath) {
    for (index, animation) in animations.enumerated() {
      let path = path.index(index)
      guard let owner = known[animation.view] else {
        checkView(animation.view, path.key("view"), others: [], noun: "no view")
        continue
      }
      let (keyPath, values) = (animation.keyPath, animation.absoluteValues)
      // A view that does not have the property is reported once. The parts of a transform have no range.
      if let property = keyPath.property, property != .transform {
        let hasProperty = property.definition.owners.contains(owner)
        let some = property.definition.defaultValue
        for value in hasProperty ? values.map(PropertyValue.init) : [some] {
          check(property, value, of: owner, called: animation.view, path)
        }
      }
      let objection =
        animation.timing.objection ?? animation.objection ?? animation.objectionToPlace
      if let objection {
        add(path, objection)
      }
    }
  }
}

extension LayerAnimation {
  /// The problem with the values; `nil` if they are valid.
  fileprivate var objection: String? {
    if named.contains(where: { !$0.isValue(of: keyPath) }) {
      return keyPath.objectionToOtherValues
    }
    switch values {
    case .basic(nil, nil):
      return "a layer animation needs fromValue, toValue, byValue or values; add one"
    case .basic, .by: break
    case .keyframes(let values, let keyTimes, let mode):
      if values.count < 2 { return "values must have two or more values; add one" }
      if let objection = objection(toTimingFunctionsOf: values, mode) { return objection }
      if keyPath.valueKind == .property, mode != .linear, mode != .discrete {
        return "\(keyPath.rawValue) moves in straight lines only; leave out calculationMode"
      }
      guard let keyTimes else { break }
      // In UIKit a discrete animation has one more time than values: the end of the last one.
      let count = values.count + (mode == .discrete ? 1 : 0)
      if keyTimes.count != count {
        return "keyTimes must have \(count) times for \(values.count) values, not \(keyTimes.count)"
      }
      let ascends = zip(keyTimes, keyTimes.dropFirst()).allSatisfy { $0 <= $1 }
      if keyTimes.first != 0 || keyTimes.last != 1 || !ascends {
        return "keyTimes must ascend from 0 to 1; correct them"
      }
    }
    if !timingFunctions.isEmpty, !isKeyframed {
      return "timingFunctions are of keyframes; write timingFunction, or values"
    }
    if !keyPath.valueKind.isNumber {
      let what = keyPath.valueKind == .color ? "colours" : keyPath.rawValue
      if isCumulative { return "\(what) cannot accumulate; leave out isCumulative" }
      if isAdditive { return "\(what) cannot be added; leave out isAdditive" }
    }
    return nil
  }
}

extension LayerAnimation {
  /// The problem with a number of the view's place; `nil` if there is none.
  fileprivate var objectionToPlace: String? {
    guard let geometry = keyPath.geometry, geometry.isOfFrame else { return nil }
    if view == .cell {
      return
        "the layout places the cell itself; animate contentView, or a part of the cell's transform"
    }
    guard geometry == .width || geometry == .height else { return nil }
    let isNegative = absoluteValues.contains { if case .number(..<0) = $0 { true } else { false } }
    return isNegative ? "\(keyPath.rawValue) must not be negative; write 0 or more" : nil
  }

  private var isKeyframed: Bool {
    if case .keyframes = values { true } else { false }
  }

  private func objection(
    toTimingFunctionsOf values: [Value], _ mode: CalculationMode
  ) -> String? {
    guard !timingFunctions.isEmpty else { return nil }
    if mode.isPaced || mode == .discrete {
      return "\(mode.rawValue) keyframes have no timing functions; leave them out"
    }
    if timingFunctions.count != values.count - 1 {
      return "timingFunctions must have one for each part between values, \(values.count - 1), not"
        + " \(timingFunctions.count)"
    }
    let ways = timingFunctions.flatMap { [$0.controlPoint1.y, $0.controlPoint2.y] }
    return ways.first { !Animation.curveWays.contains($0) }.map { _ in
      SceneLimits.mustBe("a curve's way", within: Animation.curveWays)
    }
  }
}

extension LayerAnimation {
  /// The values that are shown as they are, and not added to others.
  fileprivate var absoluteValues: [Value] {
    guard !isAdditive, !isCumulative else { return [] }
    switch values {
    case .by: return []
    case .basic, .keyframes: return named.filter { $0.isValue(of: keyPath) }
    }
  }
}

extension LayerAnimation.Value {
  /// Whether it is of the kind that a key path has.
  fileprivate func isValue(of keyPath: LayerAnimation.KeyPath) -> Bool {
    switch self {
    case .number: keyPath.valueKind.isNumber
    case .color: keyPath.valueKind == .color
    case .property(.following), .property(.between): false
    case .property(let value):
      keyPath.valueKind == .property && keyPath.property?.definition.accepts(value) == true
    }
  }
}

extension LayerAnimation.KeyPath {
  /// The problem with values of another kind.
  fileprivate var objectionToOtherValues: String {
    switch valueKind {
    case .number, .angle: "\(rawValue) is a number; write its values as numbers"
    case .color: "\(rawValue) is a colour; write its values as colours"
    case .property: "\(rawValue) has other values; write those of the property"
    }
  }
}

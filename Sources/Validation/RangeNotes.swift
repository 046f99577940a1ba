internal import Drawing
internal import Scenes
internal import Views
internal import Vocabulary

extension SceneNotes {
  /// Sliders and steppers that follow a number of the scene over another range than their own. Their ends then stand
  /// for several numbers, or touches ask for values that no number has.
  static func rangeNotes(_ scene: Scene) -> [SceneProblem] {
    var notes: [SceneProblem] = []
    func add(_ views: [View], _ list: ScenePath) {
      for (index, view) in views.enumerated() {
        let path = list.index(index)
        if let message = rangeMessage(view, scene) {
          let value = path.key(SliderProperties.value.name.rawValue).key("value")
          notes.append(SceneProblem(path: value, message: message).of(view.name.rawValue))
        }
        add(view.subviews, path.key("subviews"))
      }
    }
    for list in scene.cell.viewLists { add(list.views, list.path) }
    return notes
  }

  /// The message about a control; `nil` if its range is that of the number, or not known.
  private static func rangeMessage(_ control: View, _ scene: Scene) -> String? {
    guard ControlValue(of: control.kind) == .value,
      let following = scene.touchedNumber(of: control),
      let followed = scene.values(of: following),
      let own = scene.range(of: control), own.lowest < own.highest
    else { return nil }
    let least = SliderProperties.minimumValue.name.rawValue
    let most = SliderProperties.maximumValue.name.rawValue
    // Numbers are written with six decimals: multiples may be off by less.
    func differ(_ one: Double, _ other: Double) -> Bool { abs(one - other) >= 1e-6 }
    var missing: [String] = []
    if differ(own.lowest, followed.lowest) {
      missing.append("\(least): \(number(followed.lowest))")
    }
    if differ(own.highest, followed.highest) {
      missing.append("\(most): \(number(followed.highest))")
    }
    guard !missing.isEmpty else { return nil }
    return
      "\(following.state) makes this value go from \(number(followed.lowest)) to \(number(followed.highest)), but"
      + " \"\(control.name.rawValue)\" goes from \(number(own.lowest)) to \(number(own.highest)), so that its ends"
      + " do not stand for those of the number; write \(missing.joined(separator: ", "))"
  }

  /// A number as scenes have it.
  private static func number(_ value: Double) -> String { decimal(value, places: 6) }
}

/// The values that a control can have, or gets.
private struct ValueRange {
  let lowest: Double
  let highest: Double
}

extension Scene {
  /// The values that a property gets over the range of the number that it follows; `nil` without an upper end, or if
  /// they are no numbers.
  fileprivate func values(of following: FollowingValue) -> ValueRange? {
    guard case .number(let lowest, let highest?, _)? = stateKinds[following.state] else {
      return nil
    }
    let inner = following.stops.map(\.number).filter { $0 > lowest && $0 < highest }
    let values = ([lowest, highest] + inner).map { following.value(for: $0).plainNumber }
    let known = values.compactMap(\.self)
    guard known.count == values.count, let least = known.min(), let most = known.max(), least < most
    else { return nil }
    return ValueRange(lowest: least, highest: most)
  }

  /// The range of a slider or stepper; `nil` if an item or a rule assigns one of its ends.
  fileprivate func range(of control: View) -> ValueRange? {
    let (least, most) = (SliderProperties.minimumValue.name, SliderProperties.maximumValue.name)
    let items = collectionView.sections.flatMap(\.items.cycle).flatMap(\.assignments)
    let isAssigned = (items + rules.flatMap(\.assignments)).contains {
      $0.view == control.name && [least, most].contains($0.property)
    }
    // UIKit's ends (documented).
    func end(_ property: PropertyName, _ standard: Double) -> Double? {
      guard let written = control.properties[property] else { return standard }
      return written.plainNumber
    }
    guard !isAssigned, let lowest = end(least, 0),
      let highest = end(most, control.kind == .stepper ? 100 : 1)
    else { return nil }
    return ValueRange(lowest: lowest, highest: highest)
  }
}

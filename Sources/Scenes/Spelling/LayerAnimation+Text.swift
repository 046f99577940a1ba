internal import Drawing
internal import Motion
internal import Notation
internal import Views
internal import Vocabulary

extension LayerAnimation {
  /// The animation in the syntax of scene files.
  package var sceneText: String {
    var parts = ["view: \(view.rawValue)", "keyPath: \(keyPath.rawValue)"]
    switch values {
    case .basic(let from, let to):
      if let from { parts.append("fromValue: \(text(from))") }
      if let to { parts.append("toValue: \(text(to))") }
    case .by(let distance): parts.append("byValue: \(text(.number(distance)))")
    case .keyframes(let values, let keyTimes, let mode):
      parts.append("values: [\(values.map(text).joined(separator: ", "))]")
      if let keyTimes {
        let times = keyTimes.map { decimal($0, places: 10) }
        parts.append("keyTimes: [\(times.joined(separator: ", "))]")
      }
      if mode != .linear { parts.append("calculationMode: \(mode.rawValue)") }
      if !timingFunctions.isEmpty {
        parts.append(
          "timingFunctions: [\(timingFunctions.map(\.sceneText).joined(separator: ", "))]")
      }
    }
    parts += timing.parts(ofLayerAnimation: true)
    if isAdditive { parts.append("isAdditive: true") }
    if isCumulative { parts.append("isCumulative: true") }
    if fillMode != .removed { parts.append("fillMode: \(fillMode.rawValue)") }
    if !isRemovedOnCompletion { parts.append("isRemovedOnCompletion: false") }
    return "{ \(parts.joined(separator: ", ")) }"
  }

  private func text(_ value: Value) -> String {
    switch value {
    case .number(let number) where keyPath.valueKind == .angle: Angle.radians(number).sceneText
    case .number(let number): decimal(number, places: 10)
    case .color(let color): color.sceneText
    case .property(let value): value.sceneText
    }
  }
}

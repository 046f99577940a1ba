internal import Vocabulary

extension ViewTransition {
  /// The transition in the syntax of scene files.
  package var sceneText: String {
    var parts = ["view: \(view.rawValue)", "type: \(type.rawValue)"]
    if type.hasSubtype, subtype != .fromLeft { parts.append("subtype: \(subtype.rawValue)") }
    var timing = timing.parts()
    timing.removeAll { $0 == "layerAnimation: true" }
    return "{ \((parts + timing).joined(separator: ", ")) }"
  }
}

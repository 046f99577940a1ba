internal import Drawing
internal import Views
internal import Vocabulary

extension Keyframe {
  /// The keyframe in the syntax of scene files.
  package var sceneText: String {
    let times = [
      "relativeStartTime: \(decimal(relativeStartTime, places: 10))",
      "relativeDuration: \(decimal(relativeDuration, places: 10))",
    ]
    let values = assignments.map { assignment in
      "\(assignment.view.rawValue).\(assignment.property.word(of: assignment.view)):"
        + " \(assignment.value.sceneText)"
    }
    return "{ \((times + values).joined(separator: ", ")) }"
  }
}

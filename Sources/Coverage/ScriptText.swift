package import Exploration
internal import Interaction
internal import SceneWriting
internal import Scenes

/// Scripts in the syntax of scene files.
extension SceneCover {
  /// The scripts as they are pasted below `scripts:`, with the arrow that each step takes as a comment.
  package var sceneText: String { Self.sceneText(of: scripts.map { ($0.name, $0.walk) }) }

  /// Scripts with their names, as they are pasted below `scripts:`.
  package static func sceneText(of scripts: [(name: String, walk: GraphTour.Walk)]) -> String {
    var text = SceneLines()
    for script in scripts {
      text.add("\(YAMLText.scalar(script.name)):", at: 2)
      for part in script.walk.parts {
        for (index, step) in part.steps.enumerated() {
          // The arrow stands beside its first step.
          let comment = index == 0 ? part.arrow?.text : nil
          text.add("- \(step.sceneText)" + SceneLines.behind(comment), at: 4)
        }
      }
    }
    return text.text
  }
}

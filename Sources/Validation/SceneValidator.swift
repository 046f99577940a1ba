package import Scenes

/// Finds all problems with a scene, whether it was read from a file or written in Swift: values out
/// of range, unknown names, missing items.
package enum SceneValidator {
  /// All problems, in the order of the scene's parts.
  package static func problems(in scene: Scene) -> [SceneProblem] {
    problems(in: scene, unread: UnreadParts())
  }

  /// All problems except those that may be caused by parts of a file that could not be read.
  package static func problems(in scene: Scene, unread: UnreadParts) -> [SceneProblem] {
    var finder = ProblemFinder(scene: scene, unread: unread)
    finder.find()
    return finder.problems
  }
}

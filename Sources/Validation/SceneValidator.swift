package import Scenes

/// Finds all problems with a scene, whether it was read from a file or written in Swift: values out
/// of range, unknown names, missing items.
package enum SceneValidator {
  /// All problems, in the order of the scene's parts.
  package static func problems(in scene: Scene) -> [SceneProblem] {
    problems(in: scene, unread: UnreadParts())
  }

  /// All problems except those that may be caused by parts of a file that could not be read.
  ///
  /// - Parameter dataNames: The names of the data of items in the file, which the scene no longer has.
  package static func problems(
    in scene: Scene, unread: UnreadParts, dataNames: Set<String> = []
  ) -> [SceneProblem] {
    var finder = ProblemFinder(scene: scene, unread: unread, dataNames: dataNames.sorted())
    finder.find()
    return finder.problems
  }
}

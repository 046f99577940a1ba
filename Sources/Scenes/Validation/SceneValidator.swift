internal import Interaction
internal import OrderedCollections

/// A problem with a scene, whether it was read from a file or written in Swift.
public struct SceneProblem: Error, Hashable, Sendable {
  /// The part that is wrong.
  public let path: ScenePath
  /// What is wrong: one lower-case sentence that ends with the remedy.
  public let message: String

  /// Creates a problem with a part.
  package init(path: ScenePath, message: String) {
    self.path = path
    self.message = message
  }
}

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

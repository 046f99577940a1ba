internal import Interaction
internal import OrderedCollections

/// One thing that is wrong with a scene as a whole, whoever made it.
public struct SceneProblem: Error, Hashable, Sendable {
  /// The part that is wrong.
  public let path: ScenePath
  /// What is wrong: one sentence, lower case, what to do about it last.
  public let message: String

  /// Names a part and what is wrong with it.
  public init(path: ScenePath, message: String) {
    self.path = path
    self.message = message
  }
}

/// Finds everything that is wrong with a scene, whether it was written in a file or in Swift: values out
/// of range, names that nothing has, items that do not exist.
package enum SceneValidator {
  /// All problems, in the order of the scene's parts.
  package static func problems(in scene: Scene) -> [SceneProblem] {
    problems(in: scene, unread: UnreadParts())
  }

  /// All problems but those that may only be there because parts of a file could not be read.
  package static func problems(in scene: Scene, unread: UnreadParts) -> [SceneProblem] {
    var finder = ProblemFinder(scene: scene, unread: unread)
    finder.find()
    return finder.problems
  }
}

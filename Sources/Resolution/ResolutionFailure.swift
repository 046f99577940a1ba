package import Scenes

/// Why a scene that reads well cannot be shown: what its parts say together makes no picture.
package struct ResolutionFailure: Error, Hashable, Sendable {
  /// What is wrong, each with the part of the scene that is to blame.
  package let problems: [SceneProblem]

  init(problems: [SceneProblem]) {
    self.problems = problems
  }
}

package import Drawing
package import Scenes

/// Why a scene that reads well cannot be shown: what its parts say together makes no picture.
package struct ResolutionFailure: Error, Hashable, Sendable {
  /// What is wrong, each with the part of the scene that is to blame.
  package let problems: [SceneProblem]

  /// What keeps all text from being set, whatever the scene says: a font is not there.
  package let missingFont: TypesettingFailure?

  init(problems: [SceneProblem], missingFont: TypesettingFailure? = nil) {
    self.problems = problems
    self.missingFont = missingFont
  }
}

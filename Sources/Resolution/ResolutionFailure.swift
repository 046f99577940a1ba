package import Drawing
internal import Scenes
package import Validation

/// Why a valid scene cannot be drawn: its parts contradict each other.
package struct ResolutionFailure: Error, Hashable, Sendable {
  /// The problems, each with the responsible part of the scene.
  package let problems: [SceneProblem]

  /// A missing font, which prevents all text from being typeset; `nil` if none is missing.
  package let missingFont: TypesettingError?

  init(problems: [SceneProblem], missingFont: TypesettingError? = nil) {
    self.problems = problems
    self.missingFont = missingFont
  }
}

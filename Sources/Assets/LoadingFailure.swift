package import Validation

/// Why a scene could not be loaded.
package enum LoadingFailure: Error, Hashable, Sendable {
  /// All problems with the scene and its assets.
  case scene([SceneProblem])
  /// The scene is valid, but a program that draws one of its images is not installed. The problem
  /// names the first part that shows such an image.
  case programMissing(SceneProblem)
}

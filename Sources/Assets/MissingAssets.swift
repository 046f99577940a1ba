package import Scenes

/// Why a scene could not be filled with the images and colours that it names.
package enum MissingAssets: Error, Hashable, Sendable {
  /// Everything that is wrong with the scene and its assets.
  case scene([SceneProblem])
  /// The scene is right, but the program that draws one of its images is not installed. The problem
  /// names the first place that shows such an image.
  case programMissing(SceneProblem)
}

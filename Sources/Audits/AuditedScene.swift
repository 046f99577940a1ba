internal import Interaction
internal import SceneRendering
internal import Scenes
internal import Vocabulary

/// A scene with the traits with which an audit examines it.
struct AuditedScene {
  /// The scene with its usual traits.
  let renderer: SceneRenderer
  /// The scene with Reduce Motion; `nil` if it does not ask for that, and moves as it always does.
  let calm: SceneRenderer?
  /// The scene with the largest text size.
  let grown: SceneRenderer

  init(_ renderer: SceneRenderer) throws(RenderingError) {
    self.renderer = renderer
    var (still, large) = (renderer.traits, renderer.traits)
    still.isReduceMotionEnabled = true
    large.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    calm = renderer.scene.asksForMotion ? try renderer.with(traits: still) : nil
    grown = try renderer.with(traits: large)
  }
}

extension Scene {
  /// Whether anything depends on whether Reduce Motion is on.
  fileprivate var asksForMotion: Bool {
    let shown = collectionView.namedActions.map(\.when)
    return (predicates + shown).contains { $0.askedTraits.contains { $0.name == "reduceMotion" } }
  }
}

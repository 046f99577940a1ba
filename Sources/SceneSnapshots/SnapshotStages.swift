internal import Assets
internal import Interaction
internal import Resolution
internal import SceneRendering
internal import Scenes
internal import Synchronization
internal import Timelines
internal import Vocabulary

/// The renderers and timelines of a scene's snapshots, for each value of the traits.
///
/// They take about half a megabyte for a scene that has been drawn. A run therefore releases them after the last
/// snapshot of a scene; they are created again when they are needed.
final class SnapshotStages: Sendable {
  /// The renderer and the timelines for one value of the traits.
  struct Stage: Sendable {
    let renderer: SceneRenderer
    /// The timelines of the listed scripts, by name.
    let timelines: [String: Timeline]

    /// Returns the timeline of a listed script.
    func timeline(_ script: String) throws(RenderingError) -> Timeline {
      guard let timeline = timelines[script] else {
        throw .noScript(script, known: timelines.keys.sorted())
      }
      return timeline
    }
  }

  private let scene: Scene
  private let assets: AssetLibrary
  private let traits: [Traits]
  private let stages = Mutex<[Traits: Stage]?>(nil)

  /// Names the scene and the traits. Nothing is created.
  init(of scene: Scene, traits: [Traits], assets: AssetLibrary) {
    self.scene = scene
    self.traits = traits
    self.assets = assets
  }

  /// Returns the stages by their traits, and creates them if necessary.
  func all() throws(RenderingError) -> [Traits: Stage] {
    try stages.withLock { stages throws(RenderingError) in
      if let stages { return stages }
      var created: [Traits: Stage] = [:]
      for variant in traits {
        let renderer = try SceneRenderer(scene, traits: variant, assets: assets)
        var timelines: [String: Timeline] = [:]
        for script in scene.snapshots.scripts {
          timelines[script] = try renderer.timeline(script: script)
        }
        created[variant] = Stage(renderer: renderer, timelines: timelines)
      }
      stages = created
      return created
    }
  }

  /// Frees the memory of the stages.
  func release() { stages.withLock { $0 = nil } }
}

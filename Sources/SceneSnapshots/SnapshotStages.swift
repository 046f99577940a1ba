internal import Assets
internal import Interaction
internal import Resolution
internal import SceneReading
internal import SceneRendering
internal import Scenes
internal import Synchronization
internal import Timelines
internal import Vocabulary

/// The scene of a snapshot suite, with its renderers and timelines for each value of the traits.
///
/// A scene that has been drawn takes about half a megabyte, and its file with the places of its parts up to two
/// hundred kilobytes. A run therefore releases them after the last snapshot of a scene. They are created again when
/// they are needed.
final class SnapshotStages: Sendable {
  /// The renderer and the timelines for one value of the traits.
  struct Stage: Sendable {
    let renderer: SceneRenderer
    /// The timelines of the listed scripts, by name.
    let timelines: [String: Timeline]

    /// Returns the timeline of a listed script.
    func timeline(_ script: String) throws(RenderingError) -> Timeline {
      guard let timeline = timelines[script] else {
        throw .unknownScript(script, known: timelines.keys.sorted())
      }
      return timeline
    }
  }

  /// A scene, and the file that it was read from; nil for a scene that was created in Swift.
  struct Source: Sendable {
    let scene: Scene
    let document: SceneDocument?
  }

  /// The scene and its stages, until they are released.
  private struct State {
    var source: Source?
    var stages: [Traits: Stage]?
  }

  private let assets: AssetLibrary
  private let traits: [Traits]
  private let state: Mutex<State>
  /// Reads the scene again; nil if it stays in memory.
  private let reload: (@Sendable () throws -> SceneDocument)?

  /// Stores the scene and the traits. Nothing is created.
  init(
    of source: Source, traits: [Traits], assets: AssetLibrary,
    reload: (@Sendable () throws -> SceneDocument)?
  ) {
    state = Mutex(State(source: source))
    self.traits = traits
    self.assets = assets
    self.reload = reload
  }

  /// The scene; nil if it has been released and cannot be read again.
  var source: Source? { try? state.withLock { state in try read(&state) } }

  /// Returns the stages by their traits, and creates them if necessary.
  func all() throws(RenderingError) -> [Traits: Stage] {
    try state.withLock { state throws(RenderingError) in
      if let stages = state.stages { return stages }
      let scene = try read(&state).scene
      var created: [Traits: Stage] = [:]
      for variant in traits {
        let renderer = try SceneRenderer(scene, traits: variant, assets: assets)
        var timelines: [String: Timeline] = [:]
        for script in scene.snapshots.scripts {
          timelines[script] = try renderer.timeline(script: script)
        }
        created[variant] = Stage(renderer: renderer, timelines: timelines)
      }
      state.stages = created
      return created
    }
  }

  /// Returns the scene, and reads it again if it was released.
  private func read(_ state: inout State) throws(RenderingError) -> Source {
    if let source = state.source { return source }
    do {
      guard let document = try reload?() else { throw RenderingError.picture("no scene is left") }
      let source = Source(scene: document.scene, document: document)
      state.source = source
      return source
    } catch {
      throw RenderingError.picture("the scene file has changed since it was listed: \(error)")
    }
  }

  /// Frees the memory of the stages and, if it can be read again, of the scene.
  func release() {
    state.withLock { state in
      state.stages = nil
      if reload != nil { state.source = nil }
    }
  }
}

package import Scenes
internal import Synchronization
package import Vocabulary

/// The images and colours that scenes name. Only this type opens their files.
///
/// Folders are listed and images decoded when a scene first needs them, each once for as long as the
/// library lives; copies and `relative(to:)` share what was read. What changes on disk afterwards is not
/// seen.
public struct AssetLibrary: Sendable {
  private let folder: String
  private let store: Store

  /// What all copies share.
  private final class Store: Sendable {
    let state: Mutex<AssetStore>

    init(limits: AssetLimits) { state = Mutex(AssetStore(limits: limits)) }
  }

  /// Makes a library.
  ///
  /// - Parameter folder: What the paths in a scene's `assets` start from: the scene file's folder.
  ///   Default: the current folder.
  public init(folder: String = ".") {
    self.init(folder: folder, limits: AssetLimits())
  }

  /// Makes a library with limits of its own.
  package init(folder: String, limits: AssetLimits) {
    self.folder = folder
    store = Store(limits: limits)
  }

  /// Makes a library for the scene file at `sceneFile`, in whose folder the paths of its `assets` start.
  public init(sceneFile: String) {
    self = AssetLibrary().relative(toFile: sceneFile)
  }

  private init(folder: String, store: Store) {
    self.folder = folder
    self.store = store
  }

  /// The library for scenes in another folder; what has been read is shared.
  public func relative(to folder: String) -> AssetLibrary {
    AssetLibrary(folder: folder, store: store)
  }

  /// The library for the scene file at `path`; what has been read is shared.
  package func relative(toFile path: String) -> AssetLibrary {
    relative(to: path.lastIndex(of: "/").map { String(path[..<$0]) + "/" } ?? ".")
  }

  /// The scene with the images and colours that it names put in, as they are in the given surroundings.
  ///
  /// - Throws: `MissingAssets` with everything that is not there.
  package func filledIn(_ scene: Scene, traits: Traits) throws(MissingAssets) -> Scene {
    guard scene.usesAssets else { return scene }
    let (filled, problems, lack) = store.state.withLock { state in
      var filler = AssetFiller(scene, in: folder, traits: traits, store: state)
      let filled = filler.filledIn()
      state = filler.store
      return (filled, filler.problems, filler.lack)
    }
    if problems.isEmpty && lack == nil { return filled }
    let all = SceneValidator.problems(in: scene) + problems
    // What is wrong with the scene is so on every machine.
    if all.isEmpty, let lack { throw .programMissing(lack) }
    throw .scene(all)
  }
}

package import Scenes
internal import Synchronization
package import Validation
package import Vocabulary

/// Loads the images and colours that scenes name. No other type opens their files.
///
/// Folders are listed and images decoded on first use, once in the lifetime of the library; copies
/// and `relative(to:)` share the cache. Later changes on disk are not noticed.
public struct AssetLibrary: Sendable {
  private let folder: String
  private let store: Store

  /// The state that all copies share.
  private final class Store: Sendable {
    let state: Mutex<AssetStore>

    init(limits: AssetLimits) { state = Mutex(AssetStore(limits: limits)) }
  }

  /// Creates a library.
  ///
  /// - Parameter folder: The folder that the paths in a scene's `assets` are relative to, usually
  ///   the scene file's. Default: the current folder.
  public init(folder: String = ".") {
    self.init(folder: folder, limits: AssetLimits())
  }

  /// Creates a library with other limits.
  package init(folder: String, limits: AssetLimits) {
    self.folder = folder
    store = Store(limits: limits)
  }

  /// Creates a library for a scene file. The paths of its `assets` are relative to the file's
  /// folder.
  public init(sceneFile: String) {
    self = AssetLibrary().relative(toFile: sceneFile)
  }

  private init(folder: String, store: Store) {
    self.folder = folder
    self.store = store
  }

  /// The library for scenes in another folder, with a shared cache.
  package func relative(to folder: String) -> AssetLibrary {
    AssetLibrary(folder: folder, store: store)
  }

  /// The library for another scene file, with a shared cache.
  package func relative(toFile path: String) -> AssetLibrary {
    relative(to: path.lastIndex(of: "/").map { String(path[..<$0]) + "/" } ?? ".")
  }

  /// Loads a scene: its named images and colours are replaced by their values for the given traits.
  ///
  /// - Throws: `LoadingFailure` with all problems of the scene and its assets.
  package func load(_ scene: Scene, traits: Traits) throws(LoadingFailure) -> LoadedScene {
    let (filled, pictures) = try filledIn(scene, traits: traits)
    do {
      return try LoadedScene(filled, pictures: pictures)
    } catch {
      throw .scene(error.problems)
    }
  }

  /// Opens the folders and font files that a scene lists, also those that nothing in it uses.
  ///
  /// - Throws: `LoadingFailure` with all that cannot be opened.
  package func checkFiles(of scene: Scene) throws(LoadingFailure) {
    let problems = store.state.withLock { state in
      let filler = AssetFiller(scene, in: folder, traits: scene.traits, store: state)
      state = filler.store
      return filler.problems
    }
    guard problems.isEmpty else { throw .scene(problems) }
  }

  private func filledIn(
    _ scene: Scene, traits: Traits
  ) throws(LoadingFailure) -> (Scene, [ViewName: ViewPictures]) {
    guard scene.usesAssets else { return (scene, [:]) }
    let (filled, pictures, problems, lack) = store.state.withLock { state in
      var filler = AssetFiller(scene, in: folder, traits: traits, store: state)
      let filled = filler.filledIn()
      var loader = PictureLoader(scene, in: folder, traits: traits, store: filler.store)
      let pictures = loader.pictures()
      state = loader.store
      return (filled, pictures, filler.problems + loader.problems, filler.lack)
    }
    if problems.isEmpty && lack == nil { return (filled, pictures) }
    let all = SceneValidator.problems(in: scene) + problems
    // Problems of the scene itself are reported first, because they do not depend on the machine.
    if all.isEmpty, let lack { throw .programMissing(lack) }
    throw .scene(all)
  }
}

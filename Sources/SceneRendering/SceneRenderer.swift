public import Assets
internal import CairoRendering
package import Drawing
public import Interaction
internal import OrderedCollections
package import Resolution
public import Scenes
public import Vocabulary

/// Draws a scene in given surroundings: the whole path from a scene to pictures, for programs and for
/// the command line.
///
/// The same scene gives the same bytes, whatever the thread, the process, the locale or the folder.
public struct SceneRenderer: Sendable {
  /// The scene.
  public let scene: Scene
  /// The surroundings.
  public let traits: Traits
  package let resolved: ResolvedScene
  private let pango: PangoTypesetter
  private let assets: AssetLibrary
  private let fontFolders: [String]?

  /// Prepares a scene: all that does not depend on a cell's state is decided here, once.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - traits: The surroundings; `nil` for those that the scene names, light at 2× if it names none.
  ///   - assets: Where the images and colours that the scene names are read from; its `assets` start
  ///     from the library's folder. Default: the current folder. Nothing is read for a scene that names
  ///     none.
  ///   - fontFolders: Where the pinned font files are; `nil` for the folders of Debian's packages
  ///     `fonts-inter` and `fonts-jetbrains-mono`. Nothing is read before text is drawn.
  /// - Throws: `RenderingError.scene` with everything that is wrong.
  public init(
    _ scene: Scene, traits: Traits? = nil, assets: AssetLibrary = AssetLibrary(),
    fontFolders: [String]? = nil
  ) throws(RenderingError) {
    self.scene = scene
    let traits = traits ?? scene.traits
    self.traits = traits
    self.assets = assets
    self.fontFolders = fontFolders
    pango = PangoTypesetter(fonts: fontFolders.map { FontLibrary(folders: $0) } ?? .debian)
    let filled = try Self.filled(scene, with: assets, traits: traits)
    var variants: [Traits: Scene] = [:]
    if scene.usesAssets {
      for other in scene.scriptedTraits(from: traits) {
        variants[other] = try Self.filled(scene, with: assets, traits: other)
      }
    }
    do {
      resolved = try ResolvedScene(
        filled, traits: traits, variants: variants, typesetter: pango)
    } catch {
      // A font that is not installed is no mistake of the scene's.
      if let missing = error.missingFont { throw .text(missing) }
      throw .scene(error.problems)
    }
  }

  /// Returns the scene with the images and colours that it names, as they are in the given surroundings.
  package static func filled(
    _ scene: Scene, with assets: AssetLibrary, traits: Traits
  ) throws(RenderingError) -> Scene {
    do {
      return try assets.filledIn(scene, traits: traits)
    } catch {
      switch error {
      case .scene(let problems): throw .scene(problems)
      case .programMissing(let problem): throw .noImageProgram(problem)
      }
    }
  }

  /// What UIKit would write into its log about the scene's layout and go on: required constraints that
  /// cannot hold beside others and were dropped.
  public var notes: [SceneProblem] { resolved.notes }

  /// The same scene in other surroundings.
  public func with(_ traits: Traits) throws(RenderingError) -> SceneRenderer {
    try SceneRenderer(scene, traits: traits, assets: assets, fontFolders: fontFolders)
  }

  // MARK: - Pictures

  /// An item's cell alone, cropped to its layout frame, on a transparent ground.
  public func cell(
    item: Int = 0, state: CellState = .normal
  ) throws(RenderingError) -> Picture {
    try picture(of: presentedCell(item: item, state: state))
  }

  /// The collection view, with the given states of items; all others are as they are before anything
  /// happens.
  public func collectionView(
    states: [Int: CellState] = [:]
  ) throws(RenderingError) -> Picture {
    picture(of: try presentation(states: states))
  }

  /// An item's cell at a moment of a script, whether or not it is in view.
  public func cell(
    item: Int, script: String, at moment: ScriptMoment
  ) throws(RenderingError) -> Picture {
    picture(of: try subject(item: item, script: script, at: moment))
  }

  /// The collection view at a moment of a script.
  public func collectionView(
    script: String, at moment: ScriptMoment
  ) throws(RenderingError) -> Picture {
    picture(of: try subject(item: nil, script: script, at: moment))
  }

  /// Typesets the texts that stand beside what the scene shows.
  package var typesetter: any Typesetter { pango }

  /// The versions of everything that determines the pixels of the pictures. If the scene has text, every
  /// font file is read, so it is computed for goldens only.
  private func fingerprint() throws(RenderingError) -> RendererFingerprint {
    guard scene.hasText else { return .current }
    do {
      return try RendererFingerprint.current.withText(pango.fonts)
    } catch {
      throw .text(error)
    }
  }

  /// The versions of everything that determines the pixels, as goldens record them.
  package func rendererName() throws(RenderingError) -> String { try fingerprint().description }

  // MARK: - The stages, for those who need what lies between

  package func presentedCell(
    item: Int, state: CellState
  ) throws(RenderingError) -> PresentedCell {
    try checkItem(item)
    return resolved.cell(item: item, state: state)
  }

  package func presentation(
    states: [Int: CellState]
  ) throws(RenderingError) -> Presentation {
    for item in states.keys.sorted() { try checkItem(item) }
    return resolved.presentation(of: resolved.stage(posing: states))
  }

  package func timeline(script: String) throws(RenderingError) -> Timeline {
    let timeline = Timeline(of: resolved, playing: try steps(ofScript: script))
    let problems = resolved.problems(ofScript: script, missing: timeline.missedTouches)
    guard problems.isEmpty else { throw .scene(problems) }
    return timeline
  }

  /// Returns the steps of a script of the scene.
  package func steps(ofScript name: String) throws(RenderingError) -> TouchScript {
    guard let script = scene.scripts[name] else {
      throw .noScript(name, known: Array(scene.scripts.keys))
    }
    return script
  }

  /// Plays all scripts and throws what is wrong with any of them. A picture or film plays, and checks,
  /// only the script that it shows.
  package func checkScripts() throws(RenderingError) {
    let problems = resolved.scriptProblems()
    guard problems.isEmpty else { throw .scene(problems) }
  }

  package func picture(of cell: PresentedCell) -> Picture {
    Picture(
      title: titled("item \(cell.item), \(cell.state.text(separator: " and "))"),
      scale: traits.displayScale.factor, displayList: cell.displayList())
  }

  package func picture(of presentation: Presentation) -> Picture {
    let states = presentation.cells.filter { !$0.state.isNormal }
      .map { "item \($0.item) \($0.state.text(separator: " and "))" }
    return Picture(
      title: titled(states.joined(separator: ", ")), scale: traits.displayScale.factor,
      displayList: presentation.displayList())
  }

  /// Returns the scene's title followed by a text, or the text alone if the scene has no title.
  package func titled(_ text: String) -> String {
    [scene.title, text].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  /// Typesets a line of text that stands beside what the scene shows.
  package func typeset(_ string: String, in font: Font) throws(RenderingError) -> TypesetText {
    do {
      return try pango.typeset(string, in: font)
    } catch {
      throw .text(error)
    }
  }

  /// Throws if the scene has no item of this number.
  package func checkItem(_ item: Int) throws(RenderingError) {
    let count = scene.collectionView.itemCount
    guard (0..<count).contains(item) else { throw .noItem(item, count: count) }
  }
}

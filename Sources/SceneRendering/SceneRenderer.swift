public import Assets
internal import CairoRendering
package import Drawing
public import Interaction
internal import OrderedCollections
package import Resolution
internal import SceneReading
public import Scenes
package import Timelines
public import Validation
public import Vocabulary

/// Draws a scene with given traits: the whole pipeline from a scene to pictures, for programs and
/// the command line.
///
/// Equal scenes give equal bytes, whatever the thread, process, locale or folder.
public struct SceneRenderer: Sendable {
  /// The scene as its author wrote it. It is an object because many values contain a renderer: a copy of one costs one
  /// reference.
  private final class Authored: Sendable {
    let scene: Scene

    init(_ scene: Scene) { self.scene = scene }
  }

  private let authored: Authored
  /// The scene.
  public var scene: Scene { authored.scene }
  /// The traits.
  public let traits: Traits
  package let resolved: ResolvedScene
  private let pango: PangoTypesetter
  private let assets: AssetLibrary
  private let fontFolders: [String]?

  /// Prepares a scene: everything that does not depend on a cell's state is resolved here, once.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - traits: The traits; `nil` for the scene's, or light at 2× if it has none.
  ///   - assets: The library of images and colours. The scene's `assets` are relative to the
  /// library's folder. Default: the current folder. Nothing is read for a scene without assets.
  ///   - fontFolders: The folders of the pinned font files; `nil` for those beside the program, in an
  /// archive, and of Debian's packages `fonts-inter`, `fonts-inter-variable` and `fonts-jetbrains-mono`, for emoji
  /// `fonts-noto-color-emoji`, and for scripts that Inter lacks `fonts-noto-core`. Fonts are read when text is first
  /// drawn.
  /// - Throws: `RenderingError.scene` with all mistakes.
  public init(
    _ scene: Scene, traits: Traits? = nil, assets: AssetLibrary = AssetLibrary(),
    fontFolders: [String]? = nil
  ) throws(RenderingError) {
    try self.init(
      scene, traits: traits, assets: assets, fontFolders: fontFolders, checksLayouts: true)
  }

  /// Prepares a scene; with `checksLayouts: false` for pictures of few cells, whose layouts
  /// `checkLayouts(of:)` checks.
  package init(
    _ scene: Scene, traits: Traits? = nil, assets: AssetLibrary = AssetLibrary(),
    fontFolders: [String]? = nil, checksLayouts: Bool
  ) throws(RenderingError) {
    authored = Authored(scene)
    let traits = traits ?? scene.traits
    self.traits = traits
    self.assets = assets
    self.fontFolders = fontFolders
    pango = PangoTypesetter(fonts: fontFolders.map { FontLibrary(folders: $0) } ?? .standard)
    let loaded = try Self.load(scene, with: assets, traits: traits)
    var variants: [Traits: LoadedScene] = [:]
    if scene.usesAssets {
      for other in scene.scriptedTraits(from: traits) {
        variants[other] = try Self.load(scene, with: assets, traits: other)
      }
    }
    do {
      resolved = try ResolvedScene(
        loaded, traits: traits, variants: variants, typesetter: pango,
        checksLayouts: checksLayouts)
    } catch {
      throw RenderingError(error)
    }
  }

  /// Loads a scene with its images and colours, as they are for the given traits.
  package static func load(
    _ scene: Scene, with assets: AssetLibrary, traits: Traits
  ) throws(RenderingError) -> LoadedScene {
    do {
      return try assets.load(scene, traits: traits)
    } catch {
      throw Self.renderingError(error)
    }
  }

  /// Opens the folders and font files that a scene lists, also those that nothing in it uses.
  package static func checkFiles(
    of scene: Scene, in assets: AssetLibrary
  ) throws(RenderingError) {
    do {
      try assets.checkFiles(of: scene)
    } catch {
      throw Self.renderingError(error)
    }
  }

  private static func renderingError(_ failure: LoadingFailure) -> RenderingError {
    switch failure {
    case .scene(let problems): .scene(problems)
    case .programMissing(let problem): .missingImageProgram(problem)
    }
  }

  /// Warnings about the pictures: required constraints that conflict with others and were dropped,
  /// which UIKit would log, symbols without a drawing, options that do nothing with an image, letters that no font has,
  /// and states without a captured picture.
  public var notes: [SceneProblem] { layoutNotes + symbolNotes + letterNotes + pictureNotes }

  /// The warnings about the layout.
  package var layoutNotes: [SceneProblem] { resolved.notes }

  /// The warnings about symbols for which a dashed box is drawn, and about options that do nothing with a symbol or an
  /// SVG image.
  package var symbolNotes: [SceneProblem] {
    SymbolNotes.notes(in: scene) + ImageNotes.notes(in: scene, loaded: resolved.scene)
  }

  /// The warnings about letters for which boxes are drawn.
  package var letterNotes: [SceneProblem] { LetterNotes.notes(in: scene, pango) }

  /// Returns a renderer of the same scene with other traits.
  ///
  /// - Throws: `RenderingError.scene` if the scene cannot be drawn with them.
  public func with(traits: Traits) throws(RenderingError) -> SceneRenderer {
    try SceneRenderer(scene, traits: traits, assets: assets, fontFolders: fontFolders)
  }

  // MARK: - Pictures

  /// Draws an item's cell alone, cropped to its layout frame, on a transparent background.
  ///
  /// - Throws: `RenderingError.unknownItem` if the scene has no such item, and `invalidState` if it does not declare a
  /// custom state of `state`, or if that state cannot have the given value.
  public func cell(
    item: Int = 0, state: CellState = .normal
  ) throws(RenderingError) -> Picture {
    try picture(of: presentedCell(item: item, state: state))
  }

  /// Draws the collection view with the given states of items; all others are in their initial
  /// states.
  ///
  /// - Throws: The errors of `cell(item:state:)`.
  public func collectionView(
    states: [Int: CellState] = [:]
  ) throws(RenderingError) -> Picture {
    picture(of: try presentation(states: states))
  }

  /// Draws an item's cell at a moment of a script, whether or not it is visible. After the script's end the cell is as it
  /// is then.
  ///
  /// - Throws: `RenderingError.unknownItem` if the scene has no such item, `unknownScript` if it has no such script,
  /// `scene` if the script cannot be played, and `invalidMoment` if it has no such mark or the time is not valid.
  public func cell(
    item: Int, script: String, at moment: ScriptMoment
  ) throws(RenderingError) -> Picture {
    picture(of: try subject(item: item, script: script, at: moment))
  }

  /// Draws the collection view at a moment of a script. After the script's end it is as it is then.
  ///
  /// - Throws: `RenderingError.unknownScript` if the scene has no such script, `scene` if it cannot be played, and
  /// `invalidMoment` if it has no such mark or the time is not valid.
  public func collectionView(
    script: String, at moment: ScriptMoment
  ) throws(RenderingError) -> Picture {
    picture(of: try subject(item: nil, script: script, at: moment))
  }

  /// Typesets texts that are not part of the scene.
  package var typesetter: any Typesetter { pango }

  /// The versions of everything that affects the pixels. If the scene has text, every font file is
  /// read, so it is computed for goldens only.
  private func fingerprint() throws(RenderingError) -> RendererFingerprint {
    guard scene.hasText else { return .current }
    do {
      let scene = resolved.scene
      let emoji = scene.mayHaveEmoji ? pango.fonts.emojiPath : nil
      return try RendererFingerprint.current.withText(
        pango.fonts,
        files: scene.usedFontFiles + (emoji.map { [$0] } ?? [])
          + pango.fonts.paths(of: scene.texts, in: scene.usedFonts))
    } catch {
      throw .text(error)
    }
  }

  /// The versions of everything that affects the pixels, as recorded in goldens.
  package func rendererName() throws(RenderingError) -> String { try fingerprint().description }

  // MARK: - Intermediate stages

  package func presentedCell(
    item: Int, state: CellState
  ) throws(RenderingError) -> PresentedCell {
    try checkItem(item)
    try checkStates([state])
    return resolved.cell(item: item, state: state)
  }

  package func presentation(
    states: [Int: CellState]
  ) throws(RenderingError) -> Presentation {
    let items = states.keys.sorted()
    for item in items { try checkItem(item) }
    try checkStates(items.compactMap { states[$0] })
    return resolved.presentation(of: resolved.stage(posing: states))
  }

  package func timeline(script: String) throws(RenderingError) -> Timeline {
    let timeline = Timeline(of: resolved, playing: try steps(ofScript: script))
    let problems =
      resolved.problems(ofScript: script, missing: timeline.missedTouches)
      + resolved.problems(ofScript: script, endless: timeline.endlessChains)
      + resolved.problems(ofScript: script, refused: timeline.refusals)
    guard problems.isEmpty else { throw .scene(problems) }
    return timeline
  }

  /// Returns the steps of a script of the scene.
  package func steps(ofScript name: String) throws(RenderingError) -> TouchScript {
    guard let script = scene.scripts[name] else {
      throw .unknownScript(name, known: Array(scene.scripts.keys))
    }
    return script
  }

  /// Plays all scripts and throws an error if any of them is invalid. Pictures and films only play,
  /// and check, the script that they show.
  package func checkScripts() throws(RenderingError) {
    let problems = resolved.scriptProblems()
    guard problems.isEmpty else { throw .scene(problems) }
  }

  package func picture(of cell: PresentedCell) -> Picture {
    picture(
      titled: "item \(cell.item), \(cell.state.text(separator: " and "))",
      displayList: cell.displayList())
  }

  /// The picture of the collection view.
  ///
  /// - Parameter pixelsPerPoint: Pixels per point of the page on which the picture is scaled; `nil` (default) if it is not
  ///   (`Presentation.displayList(pixelsPerPoint:)`).
  package func picture(
    of presentation: Presentation, pixelsPerPoint: Double? = nil
  ) -> Picture {
    let states = presentation.cells.filter { !$0.state.isNormal }
      .map { "item \($0.item) \($0.state.text(separator: " and "))" }
    return picture(
      titled: states.joined(separator: ", "),
      displayList: presentation.displayList(pixelsPerPoint: pixelsPerPoint))
  }

  /// A picture of the scene, with its title before the given one, its scale and its fonts.
  package func picture(
    titled title: String, description: String = "", displayList: DisplayList
  ) -> Picture {
    Picture(
      title: titled(title), description: description, scale: traits.displayScale.factor,
      displayList: displayList, fontFolders: fontFolders)
  }

  /// Returns the scene's title followed by a text, or only the text if the scene has no title.
  package func titled(_ text: String) -> String {
    [scene.title, text].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  /// Typesets a line of text that is not part of the scene.
  package func typeset(_ string: String, in font: Font) throws(RenderingError) -> TypesetText {
    do {
      return try pango.typeset(string, in: font)
    } catch {
      throw .text(error)
    }
  }

  /// Throws an error if a state has a custom state that the scene does not declare, or a value that it cannot have.
  package func checkStates(_ states: [CellState]) throws(RenderingError) {
    // Most states are flags.
    let states = states.filter { !$0.customValues.isEmpty }
    guard !states.isEmpty else { return }
    let declarations = StateDeclarations(of: scene)
    for state in states {
      if let objection = declarations.objection(to: state) { throw .invalidState(objection) }
    }
  }

  /// Throws an error if the scene has no item with this number.
  package func checkItem(_ item: Int) throws(RenderingError) {
    let count = scene.collectionView.itemCount
    guard (0..<count).contains(item) else { throw .unknownItem(item, count: count) }
  }
}

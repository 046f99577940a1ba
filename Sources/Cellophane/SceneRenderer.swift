internal import CairoRendering
package import Diagrams
internal import Drawing
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
  let typesetter: PangoTypesetter
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
    typesetter = PangoTypesetter(fonts: fontFolders.map { FontLibrary(folders: $0) } ?? .debian)
    let filled = try assets.filledIn(scene, traits: traits)
    var variants: [Traits: Scene] = [:]
    if scene.usesAssets {
      for other in scene.scriptedTraits(from: traits) {
        variants[other] = try assets.filledIn(scene, traits: other)
      }
    }
    do {
      resolved = try ResolvedScene(
        filled, traits: traits, variants: variants, typesetter: typesetter)
    } catch {
      // A font that is not installed is no mistake of the scene's.
      if let missing = error.missingFont { throw .text(missing) }
      throw .scene(error.problems)
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

  /// The collection view at a moment of a script.
  public func collectionView(
    script: String, at time: Duration
  ) throws(RenderingError) -> Picture {
    picture(of: try timeline(script: script).presentation(at: time))
  }

  /// The states of items' cells and what leads from one to another, computed by trying every action.
  ///
  /// - Parameters:
  ///   - items: The items whose cells are watched; several are watched together, so that what a touch on
  ///     one does to another is seen. Default: the first.
  ///   - appearance: Of the diagram's own lines and letters; `nil` for the scene's. The cells have the
  ///     scene's in any case.
  public func stateDiagram(
    items: [Int] = [0], appearance: Appearance? = nil
  ) throws(RenderingError) -> Picture {
    picture(of: try diagram(items: items, appearance: appearance))
  }

  /// The state diagram as JSON, for programs.
  public func stateDiagramJSON(items: [Int] = [0]) throws(RenderingError) -> String {
    try diagram(items: items, appearance: nil).json()
  }

  /// The state graph in Graphviz's DOT, for whoever wants to place and draw it otherwise.
  public func stateDiagramDOT(items: [Int] = [0]) throws(RenderingError) -> String {
    StateGraphText.dot(of: try diagramGraph(items: items), title: scene.title)
  }

  /// The state graph as Mermaid's `stateDiagram-v2`.
  public func stateDiagramMermaid(items: [Int] = [0]) throws(RenderingError) -> String {
    StateGraphText.mermaid(of: try diagramGraph(items: items), title: scene.title)
  }

  /// What makes the pixels of its pictures. With text each font file is read for it, which only goldens
  /// are worth.
  func fingerprint() throws(RenderingError) -> RendererFingerprint {
    guard scene.hasText else { return .current }
    do {
      return try RendererFingerprint.current.withText(typesetter.fonts)
    } catch {
      throw .text(error)
    }
  }

  /// The fingerprint as goldens carry it.
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
    let initial = resolved.initialStates
    return resolved.presentation { states[$0] ?? initial($0) }
  }

  package func timeline(script: String) throws(RenderingError) -> Timeline {
    guard let steps = scene.scripts[script] else {
      throw .noScript(script, known: Array(scene.scripts.keys))
    }
    return Timeline(of: resolved, playing: steps)
  }

  /// The colours of a diagram's own lines and letters; `nil` for those of the scene's appearance.
  func palette(_ appearance: Appearance?) -> DiagramPalette {
    switch appearance ?? traits.appearance {
    case .light: .light
    case .dark: .dark
    }
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

  package func picture(of diagram: StateDiagram) -> Picture {
    Picture(
      title: titled("state diagram"), description: diagram.description,
      scale: traits.displayScale.factor, displayList: diagram.displayList)
  }

  func titled(_ text: String) -> String {
    [scene.title, text].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  /// Sets a line of text that stands beside what the scene shows.
  func typeset(_ string: String, in font: Font) throws(RenderingError) -> TypesetText {
    do {
      return try typesetter.typeset(string, in: font)
    } catch {
      throw .text(error)
    }
  }

  func checkItem(_ item: Int) throws(RenderingError) {
    let count = scene.collectionView.itemCount
    guard (0..<count).contains(item) else { throw .noItem(item, count: count) }
  }
}

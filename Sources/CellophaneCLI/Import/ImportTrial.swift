internal import Cellophane
internal import Drawing
internal import InterfaceBuilder
internal import Resolution
internal import Vocabulary

/// Lays out imported cells: to give stored values to what nothing decides, and to compare frames.
struct ImportTrial {
  /// A scene that can be laid out, or why it cannot be.
  struct Outcome {
    let result: CellImport.Result
    let openSides: [OpenSide]
    let renderer: SceneRenderer?
    let error: (any Error)?
    let document: SceneDocument?
  }

  let cell: CellImport
  let fontFolders: [String]?

  /// The maximum number of attempts: the solver reports all open sides of a layout at once, but a
  /// side can become open only when another is decided.
  private static let mostAttempts = 20

  /// Writes a scene for a purpose, and lays it out until everything is decided. Images of the project that cannot be
  /// shown are left out.
  ///
  /// - Parameter folder: The folder of the scene file, which images are relative to.
  func outcome(
    for purpose: ScenePurpose, folder: String?, openSides known: [OpenSide] = [],
    scale: DisplayScale = .x2
  ) -> Outcome {
    var openSides = known
    var images: [String: String] = [:]
    var attempt = 0
    while true {
      attempt += 1
      let result = cell.scene(
        for: purpose, openSides: openSides, withoutImages: images, assetsFrom: folder)
      // The same with paths that do not start at the folder of the scene, which may not be there yet.
      let trial = cell.scene(for: purpose, openSides: openSides, withoutImages: images)
      var document: SceneDocument?
      do {
        let read = try SceneDocument(Array(trial.scene.utf8), file: "imported.cell.yaml")
        document = read
        var traits = read.scene.traits
        traits.displayScale = scale
        let renderer = try SceneRenderer(
          read.scene, traits: traits, assets: AssetLibrary(folder: "."), fontFolders: fontFolders)
        return Outcome(
          result: result, openSides: openSides, renderer: renderer, error: nil, document: read)
      } catch {
        let more = Self.openSides(in: error).filter { !openSides.contains($0) }
        let unusable = Self.unusableImages(in: error).filter { images[$0.key] == nil }
        guard attempt < Self.mostAttempts, !more.isEmpty || !unusable.isEmpty else {
          return Outcome(
            result: result, openSides: openSides, renderer: nil, error: error, document: document)
        }
        openSides += more
        images.merge(unusable) { first, _ in first }
      }
    }
  }

  /// The images that cannot be shown, with the messages. These name files without their folders, so that a scene does
  /// not depend on where it was imported.
  private static func unusableImages(in error: any Error) -> [String: String] {
    guard case .scene(let problems)? = error as? RenderingError else { return [:] }
    return problems.reduce(into: [:]) { images, problem in
      guard let image = problem.unusableImage, images[image.name] == nil else { return }
      let file = image.path.split(separator: "/").last.map(String.init) ?? image.path
      images[image.name] = problem.message.replacing(image.path, with: file)
    }
  }

  private static func openSides(in error: any Error) -> [OpenSide] {
    guard case .scene(let problems)? = error as? RenderingError else { return [] }
    return problems.compactMap(\.undecidedFrame).flatMap { frame in
      frame.sides.map { OpenSide(view: frame.view.rawValue, side: $0) }
    }
  }

  /// The frames of all views in the content view, by their names, in their superviews' coordinates.
  static func frames(in renderer: SceneRenderer) throws -> [String: Rect] {
    let cell = try renderer.presentedCell(item: 0, state: .normal)
    var frames: [String: Rect] = [:]
    func walk(_ view: PresentedView) {
      frames[view.name.rawValue] = view.frame
      for child in view.subviews { walk(child) }
    }
    walk(cell.view)
    return frames
  }
}

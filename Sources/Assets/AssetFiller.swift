internal import Drawing
internal import Files
internal import Images
internal import Messages
internal import Scenes
internal import Validation
internal import Views
internal import Vocabulary

/// Replaces the names of images and colours in a scene by their values, and collects the missing
/// ones.
struct AssetFiller {
  private let scene: Scene
  private let traits: Traits
  /// The cache of files that were read.
  private(set) var store: AssetStore
  /// The problems so far, each with the part of the scene that causes it.
  private(set) var problems: [SceneProblem] = []
  /// The first part of the scene that needs a missing program; all others need the same one.
  private(set) var lack: SceneProblem?
  /// The folders and catalogues, in the scene's order.
  private var sources: [AssetSource] = []
  /// The fonts in the scene's font files.
  private var fonts = SceneFonts([])
  /// The results of earlier look-ups by name, so that each image is loaded once.
  private var images: [String: Result<ScaledImage, AssetFailure>] = [:]
  private var colors: [String: Result<DynamicColor, AssetFailure>] = [:]
  private var pixels = 0
  private var steps = 0
  /// The names of all images; `nil` until the first image is missing.
  private var knownNames: [String]?
  private var suggestions = 0

  /// Maximum number of missing images that are reported with similar names, because comparing names takes
  /// time.
  private static let mostSuggestions = 30

  /// Maximum number of missing assets that are reported.
  private static let mostProblems = 100

  init(_ scene: Scene, in folder: String, traits: Traits, store: AssetStore) {
    self.scene = scene
    self.traits = traits
    self.store = store
    for (index, name) in scene.assets.enumerated() {
      let path =
        name.hasPrefix("/") || folder == "." ? name : FileAccess.join(folder, name)
      do throws(AssetFailure) {
        sources += try self.store.sources(at: path)
      } catch {
        let message = "\(quoted(name)) \(error.description)"
        problems.append(
          SceneProblem(path: ScenePath.scene.key("assets").index(index), message: message))
      }
    }
    fonts = openedFonts(in: folder)
  }

  /// Opens the scene's font files.
  private mutating func openedFonts(in folder: String) -> SceneFonts {
    var files: [[FontResource]] = []
    for (index, name) in scene.fontFiles.enumerated() {
      let path = name.hasPrefix("/") || folder == "." ? name : FileAccess.join(folder, name)
      do throws(AssetFailure) {
        files.append(try store.fonts(at: path))
      } catch {
        problems.append(
          SceneProblem(
            path: ScenePath.scene.key("fontFiles").index(index),
            message: "\(quoted(name)) \(error.description)"))
      }
    }
    return SceneFonts(files)
  }

  /// Returns the scene with values instead of names. A missing asset keeps its name.
  mutating func filledIn() -> Scene {
    // If a folder is missing, all assets in it would be reported, too.
    guard problems.isEmpty else { return scene }
    var missing: [SceneProblem] = []
    let filled = scene.mapValues { value, path in
      switch value {
      case .image(.named(let name)):
        if let image = found(name, at: path, &missing) { return .image(.value(image)) }
      case .color(.pattern(let pattern)?):
        guard let image = found(pattern.name, at: path, &missing) else { return value }
        if case .shapes = image.content {
          missing.append(
            SceneProblem(
              path: path,
              message:
                "\(shown(pattern.name)) has shapes, and patterns are made of pixels; export it as PNG"
            ))
        }
        return .color(.pattern(PatternImage(pattern.name, image)))
      default:
        return value.mappingAttachments { attachment in
          guard let name = attachment.imageName, let image = found(name, at: path, &missing)
          else { return attachment }
          return TextAttachment(.image(.value(image)), bounds: attachment.bounds)
        }.mappingFonts { font in
          font.mappingFont { font in
            do throws(AssetFailure) {
              return try fonts.found(font)
            } catch {
              missing.append(SceneProblem(path: path, message: error.description))
              return font
            }
          }
        }.mappingColors { color in
          color.replacingAssets { name in
            switch self.color(name) {
            case .success(let color): return color
            case .failure(let failure):
              missing.append(SceneProblem(path: path, message: failure.description))
              return nil
            }
          }
        }
      }
      return value
    }
    problems = Array(missing.prefix(Self.mostProblems))
    return filled
  }

  // MARK: - Images

  /// The image of a name; `nil` if there is none, which is reported.
  private mutating func found(
    _ name: String, at path: ScenePath, _ missing: inout [SceneProblem]
  ) -> ScaledImage? {
    switch image(name) {
    case .success(let image): return image
    case .failure(let failure):
      var problem = SceneProblem(path: path, message: failure.description)
      problem.unusableImage = failure.path.map {
        SceneProblem.UnusableImage(name: name, path: $0)
      }
      if failure.lacksProgram { lack = lack ?? problem } else { missing.append(problem) }
      return nil
    }
  }

  private mutating func image(_ name: String) -> Result<ScaledImage, AssetFailure> {
    if let known = images[name] { return known }
    let result = Result { () throws(AssetFailure) in try load(name) }
    images[name] = result
    return result
  }

  private mutating func load(_ name: String) throws(AssetFailure) -> ScaledImage {
    guard !sources.isEmpty else {
      throw AssetFailure(
        "there is no image \(shown(name)), as the scene names no folders; add \"assets: [Images]\"")
    }
    for source in sources {
      guard let image = try image(name, in: source) else { continue }
      switch image.content {
      case .pixels(let image): pixels += image.bitmap.width * image.bitmap.height
      case .shapes(let image): steps += image.stepCount
      }
      guard steps <= store.limits.mostStepsInAll else {
        throw AssetFailure(
          "with \(shown(name)) the scene's SVG images have more than"
            + " \(store.limits.mostStepsInAll) shapes and steps in all; make some simpler")
      }
      guard pixels <= store.limits.mostPixelsInAll else {
        throw AssetFailure(
          "with \(shown(name)) the scene's images have more than \(store.limits.mostPixelsInAll)"
            + " pixels in all; make some smaller")
      }
      return image
    }
    throw AssetFailure("there is no image \(shown(name)) in \(searched)" + hint(for: name))
  }

  /// The image of a name in a source; `nil` if the source has none.
  private mutating func image(
    _ name: String, in source: AssetSource
  ) throws(AssetFailure) -> ScaledImage? {
    var path = source.path
    do throws(AssetFailure) {
      guard let file = try store.imageFile(name, in: source, traits: traits) else { return nil }
      path = file.path
      return resolved(try store.image(file, called: name, traits: traits))
    } catch {
      throw error.ofImage(at: path)
    }
  }

  /// The image with the colours that its symbol names.
  private mutating func resolved(_ image: ScaledImage) -> ScaledImage {
    let context = ColorContext(traits, palette: scene.colors)
    return image.mappingSymbolColors { color in
      guard case .named(let name) = color else { return .fixed(color.resolved(in: context)) }
      guard case .success(let color) = self.color(name) else { return nil }
      return .fixed(color.resolved(in: context))
    }
  }

  private mutating func hint(for name: String) -> String {
    suggestions += 1
    guard suggestions <= Self.mostSuggestions else { return "" }
    let names = knownNames ?? store.imageNames(in: sources)
    knownNames = names
    return names.isEmpty
      ? "" : Suggestion.textOrList(for: name, among: names, areInSchema: false)
  }

  // MARK: - Colours

  private mutating func color(_ name: String) -> Result<DynamicColor, AssetFailure> {
    if let known = colors[name] { return known }
    let result = Result { () throws(AssetFailure) in try loadColor(name) }
    colors[name] = result
    return result
  }

  private mutating func loadColor(_ name: String) throws(AssetFailure) -> DynamicColor {
    for source in sources {
      if let color = try store.color(name, in: source) { return color }
    }
    let names = store.colorNames(in: sources)
    let hint = Suggestion.text(for: name, among: names + NamedColor.allCases.map(\.rawValue))
    throw AssetFailure(
      "\(shown(name)) is not a colour, neither UIColor's nor one in \(searched)"
        + (hint.isEmpty ? "; write \"#RRGGBB\" or [red, green, blue], or add it there" : hint))
  }

  // MARK: - Words

  private var searched: String {
    scene.assets.isEmpty ? "a catalogue" : scene.assets.joined(separator: " or ")
  }

  private func shown(_ name: String) -> String { quoted(String(name.prefix(100))) }
}

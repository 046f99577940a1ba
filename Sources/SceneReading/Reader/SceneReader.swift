internal import CollectionLayouts
internal import Interaction
internal import Motion
internal import OrderedCollections
internal import SceneFormat
internal import Scenes
internal import Validation
internal import Views
internal import Vocabulary
internal import YAMLReading

/// Converts a YAML document to a scene and collects mistakes. An invalid part is reported and
/// skipped, so that the rest is still checked.
struct SceneReader {
  /// The texts of the scene file and of the files that it uses.
  var source: SourceTexts
  /// Reads the files that the scene uses.
  let usedFiles: UsedFiles
  private(set) var diagnostics: [Diagnostic]
  var sourceMap = SourceMap()
  var unread = UnreadParts()
  /// The names of the data of items.
  var dataNames: Set<String> = []
  /// Whether the file names asset catalogues or folders, so that colours may have other names. The
  /// contents of catalogues are not known here.
  private(set) var hasAssets = false
  /// The custom states, from anywhere in the file.
  private(set) var declarations = StateDeclarations()
  /// The names of the palette's colours, from anywhere in the file.
  var paletteNames: OrderedSet<String> = []
  /// The named animations, from anywhere in the file.
  private(set) var animations: OrderedDictionary<String, Animation> = [:]
  /// The named fonts, from anywhere in the file.
  private(set) var fonts: OrderedDictionary<String, DynamicFont> = [:]
  /// The styles and parts, from anywhere in the file.
  var styles = StyleSheet()
  /// The number of views around the one that is being read.
  var viewDepth = 0
  /// The buttons of swipe actions, by the kinds of their views.
  var swipeButtons: [String: Container] = [:]
  /// The actions of the handlers of swipe actions, with places in the file, by their events.
  var swipeHandlers: OrderedDictionary<StateEvent, [(action: EventAction, place: SourceLocation)]> =
    [:]

  /// The values that events assign to flags of UIKit, as actions with places in the file.
  var flagHandlers: OrderedDictionary<StateEvent, [(action: EventAction, place: SourceLocation)]> =
    [:]

  /// The maximum number of mistakes that are searched. Our choice: far more than are shown, and
  /// limits the time for files that are wrong throughout.
  private static let mostMistakes = 1000

  init(source: SourceTexts, usedFiles: UsedFiles, diagnostics: [Diagnostic]) {
    self.source = source
    self.usedFiles = usedFiles
    self.diagnostics = diagnostics
  }

  /// Whether enough mistakes were found.
  var hasEnough: Bool { diagnostics.count >= Self.mostMistakes }

  mutating func report(_ location: SourceLocation, _ message: String) {
    guard !hasEnough else { return }
    diagnostics.append(Diagnostic(location: location, message: message))
  }

  /// Reports a mistake in a scalar that has its own syntax.
  mutating func report(_ failure: TextFailure, in node: SourceNode) {
    report(node.location(ofScalarOffset: failure.offset, in: source), failure.message)
  }

  /// Reads the whole file; `nil` if it is not a map or lacks required keys.
  mutating func scene(from root: SourceNode) -> Scene? {
    sourceMap.record(root.location, for: .scene)
    guard case .mapping(let ownPairs) = root.content else {
      report(root.location, "a scene is a map of keys that begins with \"cellophane: 1\"")
      return nil
    }
    guard isOfThisVersion(ownPairs) else { return nil }
    let count = diagnostics.count
    let shared = withUsedFiles(ownPairs)
    // Names that are missing because of this are not reported one by one.
    guard diagnostics.count == count else { return nil }
    let pairs = withBehaviors(withCells(shared))
    let root = SourceNode(location: root.location, content: .mapping(pairs))
    hasAssets = pairs.contains { $0.key.scalarText == RootKey.assets.rawValue }
    var (assets, fontFiles): ([String], [String]) = ([], [])
    paletteNames = Self.paletteNames(pairs)
    declarations = Self.stateDeclarations(pairs)
    animations = readAnimations(pairs)
    fonts = readFonts(pairs)
    styles = readStyles(pairs)
    var (title, policies, snapshots) = ("", Policies(), SnapshotPlan())
    var (tick, platform) = (60, Platform.iOS18)
    var (colors, traits): (OrderedDictionary<String, DynamicColor>, Traits) = ([:], Traits())
    var (cell, collectionView): (Cell?, CollectionView?) = (nil, nil)
    var (states, flags): ([CustomState], [FlagInput]) = ([], [])
    var (rules, scripts): ([Rule], OrderedDictionary<String, TouchScript>) = ([], [:])
    var actions: OrderedDictionary<StateEvent, [EventAction]> = [:]
    var snapshotsNode: SourceNode?
    for (key, value) in entries(of: root, in: "a scene", as: RootKey.self, path: .scene) {
      let path = ScenePath.scene.key(key.rawValue)
      switch key {
      case .cellophane: break  // Checked before.
      case .use, .behaviors, .cells: break  // Written out before.
      case .fonts, .styles, .parts: break  // Read before, because views use them.
      case .title: title = string(value, for: key.rawValue) ?? title
      case .platform: platform = word(value, for: key.rawValue) ?? platform
      case .tick: tick = integer(value, for: key.rawValue, in: FrameClock.rates) ?? tick
      case .assets: assets = readPaths(value, path, of: "assets", each: "a folder of assets")
      case .fontFiles: fontFiles = readPaths(value, path, of: "fontFiles", each: "a font file")
      case .colors: colors = readPalette(value, path)
      case .traits: traits = Traits().applying(readTraits(value, path))
      case .policies: policies = readPolicies(value, path)
      case .cell: cell = readCell(value, path)
      case .states: (states, flags) = readCustomStates(value, path)
      case .actions: actions = readActions(value, path)
      case .animations: break  // Read before, because rules use them.
      case .rules:
        for element in list(value, of: "rules") {
          if let rule = readRule(element, path.index(rules.count)) { rules.append(rule) }
        }
      case .collectionView: collectionView = readCollectionView(value, path)
      case .scripts: scripts = readScripts(value, path)
      case .snapshots:
        snapshots = readSnapshots(value, path)
        snapshotsNode = value
      }
    }
    checkUnusedStyles()
    guard let cell, let collectionView else { return nil }
    var scene = Scene(
      title, assets: assets, cell: cell, states: states, rules: rules,
      collectionView: collectionView, scripts: scripts, snapshots: snapshots)
    scene.fontFiles = fontFiles
    scene.flags = flags
    scene.actions = adding(flagHandlers, to: adding(swipeHandlers, to: actions))
    scene.colors = colors
    scene.traits = traits
    scene.traits.platform = platform
    scene.policies = policies.selection
    scene.configurationEquality = policies.equality
    scene.springFit = policies.springFit
    scene.stackTextWidths = policies.stackTextWidths
    scene.scrollCallsPerSecond = tick
    scene.scrollOrder = policies.scrollOrder
    scene.cellReuse = policies.cellReuse
    // A mistake in a text with data is one of each item that has the text.
    var told: Set<Diagnostic> = []
    for problem in SceneValidator.problems(in: scene, unread: unread, dataNames: dataNames) {
      let fallback = snapshotsNode?.location ?? root.location
      let location = sourceMap.location(of: problem.path) ?? fallback
      guard told.insert(Diagnostic(location: location, message: problem.message)).inserted else {
        continue
      }
      report(location, problem.message)
    }
    return scene
  }

  /// Whether the file has the format version that this library reads. Other keys of other versions
  /// are not checked. A missing version is reported with the missing keys.
  mutating func isOfThisVersion(_ pairs: [(key: SourceNode, value: SourceNode)]) -> Bool {
    let name = RootKey.cellophane.rawValue
    guard let node = pairs.first(where: { $0.key.scalarText == name })?.value,
      let version = integer(node, for: name, in: 0...Int(Int32.max)),
      version != Scene.formatVersion
    else { return true }
    report(
      node.location,
      "this is format \(version); this program reads format \(Scene.formatVersion)")
    return false
  }

  private mutating func readPaths(
    _ node: SourceNode, _ path: ScenePath, of what: String, each: String
  ) -> [String] {
    var paths: [String] = []
    for element in list(node, of: what) {
      guard let name = string(element, for: each) else { continue }
      sourceMap.record(element.location, for: path.index(paths.count))
      paths.append(name)
    }
    return paths
  }

  /// Reads traits. `path` is their place in the scene; `nil` if their places are not recorded.
  mutating func readTraits(_ node: SourceNode, _ path: ScenePath? = nil) -> TraitsChange {
    var traits = TraitsChange()
    for (key, value) in entries(of: node, in: "traits", as: TraitKey.self, path: path) {
      if let change = readTrait(key.trait, value, for: key.rawValue) {
        traits = traits.merging(change)
      }
    }
    return traits
  }

  /// Reads the value of a trait.
  mutating func readTrait(
    _ trait: TraitDefinition, _ node: SourceNode, for what: String
  ) -> TraitsChange? {
    let word =
      trait.isBoolean
      ? boolean(node, for: what).map { "\($0)" }
      : word(node, for: what, among: trait.words)
    return word.map { trait.change(to: $0) }
  }

  /// The values under `policies`, which the model stores where they are used.
  private struct Policies {
    var selection = SelectionPolicies()
    var equality = ConfigurationEquality.uiKit
    var springFit = Spring.Fit.uiKitExact
    var stackTextWidths = StackTextWidths.intrinsic
    var scrollOrder = ScrollOrder.layoutFirst
    var cellReuse = CellReuse.fresh
  }

  private mutating func readPolicies(_ node: SourceNode, _ path: ScenePath) -> Policies {
    var policies = Policies()
    for (key, value) in entries(of: node, in: "policies", as: PolicyKey.self, path: path) {
      switch key {
      case .delegateOrder:
        policies.selection.delegateOrder =
          word(value, for: key.rawValue) ?? policies.selection.delegateOrder
      case .deselectsOnTouchDown:
        policies.selection.deselectsOnTouchDown =
          boolean(value, for: key.rawValue) ?? policies.selection.deselectsOnTouchDown
      case .vetoedSelection:
        policies.selection.vetoedSelection =
          word(value, for: key.rawValue) ?? policies.selection.vetoedSelection
      case .disabledControl:
        policies.selection.disabledControl =
          word(value, for: key.rawValue) ?? policies.selection.disabledControl
      case .configurationEquality:
        policies.equality = word(value, for: key.rawValue) ?? policies.equality
      case .springFit: policies.springFit = word(value, for: key.rawValue) ?? policies.springFit
      case .stackTextWidths:
        policies.stackTextWidths = word(value, for: key.rawValue) ?? policies.stackTextWidths
      case .scrollOrder:
        policies.scrollOrder = word(value, for: key.rawValue) ?? policies.scrollOrder
      case .cellReuse: policies.cellReuse = word(value, for: key.rawValue) ?? policies.cellReuse
      }
    }
    return policies
  }
}

internal import Interaction
internal import Motion
internal import OrderedCollections
internal import Scenes
internal import Vocabulary

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
    let pairs = withBehaviors(shared)
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
      case .use, .behaviors: break  // Written out before.
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
    scene.actions = actions
    scene.colors = colors
    scene.traits = traits
    scene.traits.platform = platform
    scene.policies = policies.selection
    scene.configurationEquality = policies.equality
    scene.springFit = policies.springFit
    scene.stackTextWidths = policies.stackTextWidths
    scene.tick = tick
    scene.scrollOrder = policies.scrollOrder
    scene.cellReuse = policies.cellReuse
    for problem in SceneValidator.problems(in: scene, unread: unread) {
      let fallback = snapshotsNode?.location ?? root.location
      report(sourceMap.location(of: problem.path) ?? fallback, problem.message)
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
  private mutating func readTrait(
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

  // MARK: - Rules

  private mutating func readRule(_ node: SourceNode, _ path: ScenePath) -> Rule? {
    sourceMap.record(node.location, for: path)
    guard case .mapping(let pairs) = node.content else {
      report(node.location, "a rule is a map with \"when\" and the properties that it assigns")
      return nil
    }
    var rule = Rule(when: .never, assignments: [])
    var others: [(key: SourceNode, value: SourceNode)] = []
    var (hasWhen, hasLayerAnimations) = (false, false)
    for pair in pairs {
      let text = pair.key.scalarText
      let meant = text.flatMap {
        Suggestion.nearest(to: $0, among: RuleKey.allCases.map(\.rawValue))
      }
      switch text.flatMap(RuleKey.init(rawValue:)) {
      case .when:
        hasWhen = true
        rule.when = predicate(pair.value, for: "when") ?? .never
      case .animation:
        sourceMap.record(pair.value.location, for: path.key(RuleKey.animation.rawValue))
        rule.animation = animation(pair.value, for: RuleKey.animation.rawValue)
      case .leaving:
        sourceMap.record(pair.value.location, for: path.key(RuleKey.leaving.rawValue))
        rule.leaving = animation(pair.value, for: RuleKey.leaving.rawValue)
      case .layerAnimations:
        hasLayerAnimations = true
        rule.layerAnimations = readLayerAnimations(
          pair.value, path.key(RuleKey.layerAnimations.rawValue))
      case .transitions:
        rule.transitions = readTransitions(pair.value, path.key(RuleKey.transitions.rawValue))
      case .completion:
        rule.completion = readActionList(pair.value, path.key(RuleKey.completion.rawValue))
      case nil:
        guard let text, let meant else {
          others.append(pair)
          continue
        }
        hasWhen = hasWhen || meant == RuleKey.when.rawValue
        report(
          pair.key.location,
          "\"\(text.shortened)\" is not a key of a rule; did you mean \"\(meant)\"?")
      }
    }
    if !hasWhen { report(node.location, "a rule needs \"when\", the states in which it holds") }
    rule.assignments = readAssignments(others, path)
    if others.isEmpty, hasWhen, !hasLayerAnimations {
      report(node.location, "this rule assigns nothing; add a line as \"contentView.alpha: 0.5\"")
    }
    return rule
  }

  /// Reads `view.property: value` lines.
  mutating func readAssignments(
    _ pairs: [(key: SourceNode, value: SourceNode)], _ path: ScenePath
  ) -> [Assignment] {
    var assignments: [Assignment] = []
    for (key, value) in pairs {
      guard case .scalar(let text, _) = key.content else {
        report(key.location, "a property is written as view.property, as in \"star.isHidden\"")
        continue
      }
      guard let parts = PropertyPath.parts(of: text) else {
        report(
          key.location,
          "\"\(text.shortened)\" is not a property of a view; write view.property, as in \"star.isHidden\""
        )
        continue
      }
      let view = ViewName(rawValue: parts.view)
      guard let name = PropertyName(word: parts.property, of: view) else {
        let names = PropertyName.words(of: view)
        report(
          key.location(ofScalarOffset: parts.view.unicodeScalars.count + 1, in: source),
          MissingVocabulary.explanation(of: parts.property)
            ?? "\"\(parts.property.shortened)\" is not a property that can be assigned"
            + Suggestion.textOrList(for: parts.property, among: names))
        continue
      }
      // An invalid value does not suppress problems with the view's name.
      let valuePath = path.key("assignments").index(assignments.count).key("value")
      sourceMap.record(value.location, for: valuePath)
      let value = propertyValue(name, value, called: parts.property) ?? name.definition.defaultValue
      let assignment = Assignment(
        view: view, property: name, value: value)
      sourceMap.record(key.location, for: path.key("assignments").index(assignments.count))
      assignments.append(assignment)
    }
    return assignments
  }

  // MARK: - Snapshots

  private mutating func readSnapshots(_ node: SourceNode, _ path: ScenePath) -> SnapshotPlan {
    var plan = SnapshotPlan()
    for (key, value) in entries(of: node, in: "snapshots", as: SnapshotsKey.self, path: path) {
      switch key {
      case .states: plan.states = readStates(value) ?? plan.states
      case .trait(let trait, let list):
        plan.vary(
          trait,
          nonEmptyList(value, of: key.rawValue).compactMap {
            readTrait(trait, $0, for: list.element)
          })
      case .scales:
        plan.scales = nonEmptyList(value, of: "scales").compactMap { element in
          integer(element, for: "a scale", in: 1...3).flatMap(DisplayScale.init(rawValue:))
        }
      case .scripts:
        for element in list(value, of: "scripts") {
          guard let name = string(element, for: "a script") else { continue }
          let path = path.key(key.rawValue).index(plan.scripts.count)
          sourceMap.record(element.location, for: path)
          plan.scripts.append(name)
        }
      }
    }
    return plan
  }

  private mutating func readStates(_ node: SourceNode) -> SnapshotPlan.States? {
    if case .scalar("reachable", _) = node.content { return .reachable }
    guard case .sequence = node.content else {
      guard let text = string(node, for: "states") else { return nil }
      report(node.location, "states are \"reachable\" or a list; write [\(text.shortened)]")
      return nil
    }
    return .list(
      nonEmptyList(node, of: "states").compactMap { element in
        string(element, for: "a state").flatMap { state($0, at: element.location) }
      })
  }

  private mutating func state(_ text: String, at location: SourceLocation) -> CellState? {
    do {
      return try CellState(text: text, states: declarations)
    } catch {
      report(location, error.message)
      return nil
    }
  }
}

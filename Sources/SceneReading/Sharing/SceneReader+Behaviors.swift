internal import OrderedCollections
internal import SceneFormat
internal import Scenes
internal import Views
internal import YAMLReading

/// Writes out the presets of behaviour that a scene names. The scene's own keys take precedence over them.
extension SceneReader {
  /// Returns the keys of a scene with the presets under `behaviors` written out.
  mutating func withBehaviors(_ root: Pairs) -> Pairs {
    guard let node = root.first(where: { $0.key.scalarText == RootKey.behaviors.rawValue })?.value
    else { return root }
    var presets: Pairs = []
    var places: [String: SourceLocation] = [:]
    for element in list(node, of: RootKey.behaviors.rawValue) {
      guard let (preset, options) = behavior(element) else { continue }
      if let place = places[preset.name] {
        report(
          element.location,
          "\(preset.name) is already in line \(place.line); leave one of them out")
        continue
      }
      places[preset.name] = element.location
      guard let piece = scene(of: preset, options, at: element.location) else { continue }
      presets = Self.joined(presets, under: piece)
    }
    let names = Self.viewNames(root)
    return Self.joined(Self.without(names, presets), under: root)
  }

  /// Reads a name, or a map of a name and options.
  private mutating func behavior(
    _ node: SourceNode
  ) -> (preset: BehaviorPreset, options: [BehaviorOptionKey: SourceNode])? {
    guard case .mapping(let pairs) = node.content else {
      let name = word(node, for: "a behaviour", among: BehaviorPreset.all.map(\.name))
      return name.flatMap(BehaviorPreset.named).map { ($0, [:]) }
    }
    let entries = entries(of: node, in: "behaviors", as: BehaviorKey.self)
    guard let (key, value) = entries.first, pairs.count == 1,
      let preset = BehaviorPreset.named(key.rawValue)
    else {
      if entries.count == pairs.count {
        report(node.location, "each behaviour is an element of its own, as in [pressScale]")
      }
      return nil
    }
    if case .mapping = value.content {
    } else if !value.isNull {
      let names = preset.options.map(\.key.rawValue)
      report(
        value.location,
        names.isEmpty
          ? "\(preset.name) has no options; write its name alone"
          : "\(preset.name) must be a map of options, not \(value.kind); they are "
            + names.joined(separator: ", "))
      return nil
    }
    var options: [BehaviorOptionKey: SourceNode] = [:]
    for (option, value) in self.entries(of: value, in: preset.name, as: BehaviorOptionKey.self) {
      if preset.options.contains(where: { $0.key == option }) {
        options[option] = value
      } else {
        let names = preset.options.map(\.key.rawValue)
        report(
          value.location,
          "\(preset.name) has no \(option.rawValue)"
            + (names.isEmpty
              ? "; it has no options" : "; its options are \(names.joined(separator: ", "))"))
      }
    }
    return (preset, options)
  }

  /// Returns the keys of a preset, as if they stood where it is named.
  private mutating func scene(
    of preset: BehaviorPreset, _ options: [BehaviorOptionKey: SourceNode],
    at location: SourceLocation
  ) -> Pairs? {
    var values = options
    for (key, text) in preset.options where values[key] == nil {
      values[key] = Self.node(text)?.moved(to: location)
    }
    guard let node = Self.node(preset.scene),
      case .mapping(let pairs) = node.moved(to: location, replacing: values).content
    else { return nil }
    return pairs
  }

  private static func node(_ text: String) -> SourceNode? {
    let bytes = Array(text.utf8)
    return (try? YAMLComposer.compose(bytes, SourceText(decoding: bytes)))?.root
  }

  // MARK: - Joining

  /// Joins the keys of a preset with those of the scene, which win. Rules of the preset come first, as
  /// the last rule wins; its views and gestures come after the scene's.
  private static func joined(_ preset: Pairs, under own: Pairs, in parent: String? = nil) -> Pairs {
    var result = own
    for (key, value) in preset {
      guard let text = key.scalarText,
        let index = result.firstIndex(where: { $0.key.scalarText == text })
      else {
        result.append((key, value))
        continue
      }
      let other = result[index].value
      let content: SourceNode.Content
      switch (value.content, other.content) {
      case (.mapping(let a), .mapping(let b)) where parent != RootKey.states.rawValue:
        content = .mapping(joined(a, under: b, in: text))
      case (.sequence(let a), .sequence(let b)):
        content = .sequence(text == RootKey.rules.rawValue ? a + b : b + a)
      default: continue
      }
      result[index].value = SourceNode(location: other.location, content: content)
    }
    return result
  }

  /// The names of all views in the cell of a scene.
  private static func viewNames(_ root: Pairs) -> Set<String> {
    var names: Set<String> = []
    func add(_ node: SourceNode) {
      switch node.content {
      case .scalar: break
      case .sequence(let nodes): nodes.forEach(add)
      case .mapping(let pairs):
        for (key, value) in pairs {
          if let name = value.scalarText,
            ViewKind.authored.contains(where: { $0.word == key.scalarText })
          {
            names.insert(name)
          }
          add(value)
        }
      }
    }
    for (key, value) in root where key.scalarText == RootKey.cell.rawValue { add(value) }
    return names
  }

  /// Returns the keys of presets without the views that the scene has itself.
  private static func without(_ names: Set<String>, _ pairs: Pairs) -> Pairs {
    func isOwn(_ node: SourceNode) -> Bool {
      guard case .mapping(let pairs) = node.content else { return false }
      return pairs.contains { key, value in
        ViewKind.authored.contains { $0.word == key.scalarText }
          && names.contains(value.scalarText ?? "")
      }
    }
    return pairs.map { key, value in
      switch value.content {
      case .mapping(let pairs):
        let content = SourceNode.Content.mapping(without(names, pairs))
        return (key, SourceNode(location: value.location, content: content))
      case .sequence(let nodes) where key.scalarText == "subviews":
        let content = SourceNode.Content.sequence(nodes.filter { !isOwn($0) })
        return (key, SourceNode(location: value.location, content: content))
      case .sequence, .scalar: return (key, value)
      }
    }
  }
}

extension SourceNode {
  /// The node with all its parts at one place, and with the values of options.
  fileprivate func moved(
    to location: SourceLocation, replacing options: [BehaviorOptionKey: SourceNode] = [:]
  ) -> SourceNode {
    let content: Content
    switch self.content {
    case .scalar(let text, _):
      if text.hasPrefix("$"), let key = BehaviorOptionKey(rawValue: String(text.dropFirst())),
        let value = options[key]
      {
        return value
      }
      content = self.content
    case .sequence(let nodes):
      content = .sequence(nodes.map { $0.moved(to: location, replacing: options) })
    case .mapping(let pairs):
      content = .mapping(
        pairs.map {
          (
            $0.key.moved(to: location, replacing: options),
            $0.value.moved(to: location, replacing: options)
          )
        })
    }
    return SourceNode(location: location, content: content)
  }
}

internal import Interaction
internal import Messages
internal import Motion
internal import SceneFormat
internal import Scenes
internal import Views
internal import Vocabulary
internal import YAMLReading

/// Reads rules.
extension SceneReader {
  mutating func readRule(_ node: SourceNode, _ path: ScenePath) -> Rule? {
    sourceMap.record(node.location, for: path)
    guard case .mapping(let pairs) = node.content else {
      report(node.location, "a rule is a map with \"when\" and the properties that it assigns")
      return nil
    }
    var rule = Rule(when: .never, assignments: [])
    var others: [(key: SourceNode, value: SourceNode)] = []
    var (hasWhen, hasLayerAnimations) = (false, false)
    var keyframes: SourceNode?
    var mode: (location: SourceLocation, mode: LayerAnimation.CalculationMode?)?
    for pair in pairs {
      let text = pair.key.scalarText
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
      case .keyframes: keyframes = pair.value
      case .calculationMode:
        mode = (pair.key.location, word(pair.value, for: RuleKey.calculationMode.rawValue))
      case .layerAnimations:
        hasLayerAnimations = true
        rule.layerAnimations = readLayerAnimations(
          pair.value, path.key(RuleKey.layerAnimations.rawValue))
      case .transitions:
        rule.transitions = readTransitions(pair.value, path.key(RuleKey.transitions.rawValue))
      case .completion:
        rule.completion = readActionList(pair.value, path.key(RuleKey.completion.rawValue))
      case nil:
        let keys = RuleKey.allCases.map(\.rawValue)
        guard let text, let meant = Suggestion.nearest(to: text, among: keys) else {
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
    if let keyframes {
      readKeyframes(keyframes, mode?.mode ?? .linear, of: &rule, path)
    } else if let mode {
      report(mode.location, "calculationMode is of keyframes; add \"keyframes\", or leave it out")
    }
    if others.isEmpty, hasWhen, !hasLayerAnimations, keyframes == nil, rule.completion.isEmpty {
      report(node.location, "this rule assigns nothing; add a line as \"contentView.alpha: 0.5\"")
    }
    return rule
  }

  /// Reads the value of `keyframes`.
  private mutating func readKeyframes(
    _ node: SourceNode, _ mode: LayerAnimation.CalculationMode, of rule: inout Rule,
    _ path: ScenePath
  ) {
    let list = path.key(RuleKey.keyframes.rawValue)
    sourceMap.record(node.location, for: list)
    let keyframes = nonEmptyList(node, of: RuleKey.keyframes.rawValue).enumerated().compactMap {
      readKeyframe($1, list.index($0))
    }
    // Messages about values that the rule assigns lead to the keyframes that contain them.
    let first = rule.assignments.count
    for (number, place) in rule.pass(keyframes, mode).enumerated() {
      let written = list.index(place.keyframe).key("assignments").index(place.assignment)
      let own = path.key("assignments").index(first + number)
      for (source, target) in [(written, own), (written.key("value"), own.key("value"))] {
        if let location = sourceMap.location(of: source) { sourceMap.record(location, for: target) }
      }
    }
  }

  private mutating func readKeyframe(_ node: SourceNode, _ path: ScenePath) -> Keyframe? {
    sourceMap.record(node.location, for: path)
    guard case .mapping(let pairs) = node.content else {
      report(
        node.location,
        "a keyframe is a map, as in { relativeStartTime: 0, relativeDuration: 0.5, star.alpha: 1 }, not"
          + " \(node.kind)")
      return nil
    }
    var keyframe = Keyframe(relativeStartTime: 0, relativeDuration: 0, assignments: [])
    var present: Set<KeyframeKey> = []
    var others: [(key: SourceNode, value: SourceNode)] = []
    for pair in pairs {
      let text = pair.key.scalarText
      let meant = text.flatMap {
        Suggestion.nearest(to: $0, among: KeyframeKey.allCases.map(\.rawValue))
      }
      guard let key = text.flatMap(KeyframeKey.init(rawValue:)) else {
        guard let text, let meant, !text.contains(".") else {
          others.append(pair)
          continue
        }
        if let key = KeyframeKey(rawValue: meant) { present.insert(key) }
        report(
          pair.key.location,
          "\"\(text.shortened)\" is not a key of a keyframe; did you mean \"\(meant)\"?")
        continue
      }
      present.insert(key)
      let number = number(pair.value, for: key.rawValue, in: 0...1)
      switch key {
      case .relativeStartTime: keyframe.relativeStartTime = number ?? 0
      case .relativeDuration: keyframe.relativeDuration = number ?? 0
      }
    }
    for key in KeyframeKey.required where !present.contains(key) {
      report(node.location, "a keyframe needs the key \"\(key.rawValue)\"; add it")
    }
    keyframe.assignments = readAssignments(others, path)
    if others.isEmpty {
      report(node.location, "this keyframe assigns nothing; add a line as \"star.alpha: 0.5\"")
    }
    return keyframe
  }

  /// The advice if a word without a value is the rest of a text with a comma.
  private static let restOfText = "; if it belongs to the text before it, put that text in quotes"

  /// The message for a word that names no property of a view.
  private func noProperty(_ text: String, _ value: SourceNode) -> String {
    let start = "\"\(text.shortened)\" is not a property of a view"
    if value.isNull { return start + Self.restOfText }
    if declarations.names.contains(text) {
      return start + " but a state; an item has it under \"states\""
    }
    // A name as "star.layer.cornerRadius" has more parts.
    let rest = text.split(separator: ".", maxSplits: 1).last.map(String.init) ?? text
    if rest != text || text == "zIndex", let explanation = MissingVocabulary.explanation(of: rest) {
      return explanation
    }
    if case .mapping(let pairs) = value.content, let key = pairs.first?.key.scalarText {
      return start
        + "; write each property with its view, as in \"\(text.shortened).\(key.shortened)\""
    }
    guard let property = PropertyName(rawValue: text) else {
      return start + "; write view.property, as in \"star.isHidden\""
    }
    let needsView = "\"\(text)\" is the property of a view"
    guard CellKey.has(property) else {
      return needsView + "; write view.\(text) with the view's name"
    }
    let isOnlyCells = property.definition.owners.allSatisfy { $0 == .view(.cell) }
    return isOnlyCells
      ? "\"\(text)\" is a property of the cell; write cell.\(text)"
      : needsView + "; write view.\(text) with the view's name, or cell.\(text)"
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
        report(key.location, noProperty(text, value))
        continue
      }
      let view = ViewName(rawValue: parts.view)
      guard let name = PropertyName(word: parts.property, of: view) else {
        let names = PropertyName.words(of: view)
        report(
          key.location(ofScalarOffset: parts.view.unicodeScalars.count + 1, in: source),
          MissingVocabulary.explanation(of: parts.property)
            ?? "\"\(parts.property.shortened)\" is not a property that can be assigned"
            + (value.isNull
              ? Self.restOfText : Suggestion.textOrList(for: parts.property, among: names)))
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
}

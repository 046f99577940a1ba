internal import Interaction
internal import Motion
internal import Scenes
internal import Vocabulary

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
}

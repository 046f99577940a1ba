internal import Motion
internal import SceneFormat
internal import Scenes
internal import Vocabulary
internal import YAMLReading

/// Reads the transitions of rules.
extension SceneReader {
  /// Reads the value of `transitions`.
  mutating func readTransitions(_ node: SourceNode, _ path: ScenePath) -> [ViewTransition] {
    sourceMap.record(node.location, for: path)
    return nonEmptyList(node, of: RuleKey.transitions.rawValue).enumerated().compactMap {
      index, element in
      sourceMap.record(element.location, for: path.index(index))
      return readTransition(element, path.index(index))
    }
  }

  private mutating func readTransition(_ node: SourceNode, _ path: ScenePath) -> ViewTransition? {
    guard case .mapping(let pairs) = node.content else {
      report(
        node.location,
        "a transition is a map, as in { view: photo, type: crossDissolve, duration: 0.3 }, not \(node.kind)"
      )
      return nil
    }
    let entries = entries(of: node, in: "a transition", as: ViewTransitionKey.self, path: path)
    var kind: ViewTransition.Kind?
    var subtype: ViewTransition.Subtype?
    var view = ViewName.cell
    for (key, value) in entries {
      switch key {
      case .view: view = string(value, for: "view").map(ViewName.init(rawValue:)) ?? .cell
      case .type: kind = word(value, for: key.rawValue)
      case .subtype:
        subtype = word(value, for: key.rawValue)
        if let kind, !kind.hasSubtype {
          report(value.location, "\(kind.rawValue) has no subtype; leave it out")
        }
      case .duration, .delay, .delayPerItem, .curve: break
      }
    }
    guard let kind else { return nil }
    let timing = self.timing(
      entries.compactMap { entry in entry.key.timingKey.map { ($0, entry.value) } },
      at: node.location, isLayerAnimation: true, isWhole: entries.count == pairs.count)
    guard var result = timing else { return nil }
    if !kind.isLayerTransition, !entries.contains(where: { $0.key == .curve }) {
      result.timing = .curve(.easeInOut)
    }
    return ViewTransition(of: view, type: kind, subtype: subtype ?? .fromLeft, timing: result)
  }
}

internal import Scenes
internal import Validation
internal import Views
internal import YAMLReading

/// Reads supplementary views.
extension SceneReader {
  /// Reads the views by kind.
  mutating func readSupplementaryViews(
    _ node: SourceNode, _ path: ScenePath
  ) -> [String: Container] {
    var views: [String: Container] = [:]
    for (kind, value) in readKinds(node, path, "a view") {
      views[kind] = readContainer(value, path.key(kind))
    }
    return views
  }

  /// Reads what a section or an item assigns to its views, by kind.
  mutating func readSupplementaryAssignments(
    _ node: SourceNode, _ path: ScenePath
  ) -> [String: [Assignment]] {
    var assignments: [String: [Assignment]] = [:]
    for (kind, value) in readKinds(node, path, "the values of a view") {
      guard case .mapping(let pairs) = value.content else {
        report(value.location, "write a map of properties, as in { title.text: New }")
        continue
      }
      assignments[kind] = readAssignments(pairs, path.key(kind))
    }
    return assignments
  }

  private mutating func readKinds(
    _ node: SourceNode, _ path: ScenePath, _ what: String
  ) -> [(kind: String, value: SourceNode)] {
    sourceMap.record(node.location, for: path)
    guard case .mapping(let pairs) = node.content else {
      unread.insert(path)
      report(node.location, "supplementaryViews is a map with \(what) for each kind")
      return []
    }
    return pairs.compactMap { key, value in
      guard let kind = string(key, for: "the kind of a supplementary view") else { return nil }
      sourceMap.record(value.location, for: path.key(kind))
      return (kind, value)
    }
  }
}

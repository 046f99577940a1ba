internal import Interaction
internal import SceneReading
internal import Scenes
package import Snapshots
internal import YAMLReading

extension SnapshotSuite {
  /// Adds the lines of the scene file to changes. If a value was set by a rule whose condition has changed, a
  /// change of that condition is inserted at the beginning.
  package func located(_ changes: [ModelChange]) -> [ModelChange] {
    guard !changes.isEmpty, let source = stages.source else { return changes }
    let scene = source.scene
    func location(of path: String) -> (file: String, line: Int, column: Int)? {
      guard let document = source.document,
        let place = document.sourceMap.location(ofPathNamed: path)
      else { return nil }
      return (document.file(of: place), place.line, place.column)
    }
    var rules: [ModelChange] = []
    for change in changes {
      guard let old = change.oldCondition, let number = change.before.flatMap(Self.ruleNumber),
        scene.rules.indices.contains(number), scene.rules[number].when.sceneText != old
      else { continue }
      let place = location(of: "rules[\(number)].when")
      let rule = ModelChange(
        rule: number, old: old, new: scene.rules[number].when.sceneText, file: place?.file,
        line: place?.line, column: place?.column)
      if !rules.contains(rule) { rules.append(rule) }
    }
    return rules
      + changes.map { change in
        guard let path = change.now ?? change.before, let place = location(of: path) else {
          return change
        }
        var change = change
        (change.file, change.line, change.column) = (place.file, place.line, place.column)
        return change
      }
  }

  /// Returns the number in a path such as `rules[1].star.isHidden`; nil for other paths.
  private static func ruleNumber(_ path: String) -> Int? {
    let start = "rules["
    guard path.hasPrefix(start) else { return nil }
    return Int(path.dropFirst(start.count).prefix { $0 != "]" })
  }
}

package import Scenes
internal import Views
package import Vocabulary

/// The parts of a file that could not be read. What else would be wrong without them is not said:
/// one misspelt key must not bring twenty complaints about names that it hides.
package struct UnreadParts {
  private var paths: [ScenePath] = []
  /// The names of constraints that stand in the file, whether or not the rest of them could be read.
  package private(set) var constraints: Set<ViewName> = []

  package init() {}

  /// Notes a part.
  package mutating func insert(_ path: ScenePath) { paths.append(path) }

  /// Notes the name of a constraint.
  package mutating func insert(constraint name: ViewName) { constraints.insert(name) }

  /// Whether a part has a misspelt key or an unreadable value.
  package func contains(_ path: ScenePath) -> Bool { paths.contains(path) }

  /// Whether there may be views that are not known.
  var mayHaveViews: Bool {
    paths.contains { path in
      guard ScenePath.scene.key("cell").contains(path) else { return false }
      // An element of a list is a view; an unknown key may be a list of them.
      guard let key = path.lastKey else { return true }
      guard key != "constraints" else { return false }
      guard let property = PropertyName(rawValue: key) else { return true }
      return !PropertyOwner.authored.contains { property.definition.owners.contains($0) }
    }
  }

  /// Whether there may be another number of items.
  var mayHaveItems: Bool {
    let path = ScenePath.scene.key("collectionView")
    return hasPart(of: path.key("items")) || hasPart(of: path.key("sections"))
  }

  /// Whether there may be kinds of supplementary views that are not known.
  var mayHaveSupplementaryViews: Bool {
    hasPart(of: ScenePath.scene.key("collectionView").key("supplementaryViews"))
  }

  /// Whether there may be scripts that are not known.
  var mayHaveScripts: Bool { paths.contains(ScenePath.scene.key("scripts")) }

  /// Whether there may be steps that are not known in a script.
  func mayHaveSteps(inScript name: String) -> Bool {
    hasPart(of: ScenePath.scene.key("scripts").key(name))
  }

  private func hasPart(of path: ScenePath) -> Bool { paths.contains { path.contains($0) } }
}

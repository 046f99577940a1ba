internal import Interaction
internal import OrderedCollections
package import Vocabulary

extension Scene {
  /// The surroundings to which scripts lead from `start`, each once, in the order of the scripts; `start`
  /// is not among them.
  package func scriptedTraits(from start: Traits) -> [Traits] {
    var found: OrderedSet<Traits> = [start]
    for script in scripts.values {
      var traits = start
      for case .traits(let change) in script.steps {
        traits = traits.applying(change)
        found.append(traits)
      }
    }
    return Array(found.dropFirst())
  }
}

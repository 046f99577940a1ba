internal import Interaction
internal import OrderedCollections
package import Vocabulary

extension Scene {
  /// The traits that scripts change to from `start`, each once, in the order of the scripts,
  /// without `start` itself.
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

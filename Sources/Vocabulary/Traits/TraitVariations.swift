/// The values of traits for which pictures are made. A trait without an entry has the scene's value.
package struct TraitVariations: Hashable, Sendable {
  private var values: [TraitDefinition: [TraitsChange]] = [:]

  /// Creates variations without values.
  package init() {}

  /// The values of a trait, each as a change; empty for the scene's value.
  package subscript(trait: TraitDefinition) -> [TraitsChange] {
    get { values[trait] ?? [] }
    set { values[trait] = newValue.isEmpty ? nil : newValue }
  }

  /// The values of the trait that `Traits` stores at a path; empty for the scene's value.
  package subscript<Value>(path: WritableKeyPath<Traits, Value>) -> [Value] {
    get { TraitTable.stored(at: path).map { self[$0].compactMap { $0[path] } } ?? [] }
    set {
      guard let trait = TraitTable.stored(at: path) else { return }
      self[trait] = newValue.map { TraitsChange(path, $0) }
    }
  }
}

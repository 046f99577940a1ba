package import Interaction
internal import OrderedCollections

extension Traits {
  /// The surroundings after a change.
  package func applying(_ change: TraitsChange) -> Traits {
    var traits = self
    traits.appearance = change.appearance ?? appearance
    traits.accessibilityContrast = change.accessibilityContrast ?? accessibilityContrast
    traits.userInterfaceLevel = change.userInterfaceLevel ?? userInterfaceLevel
    traits.preferredContentSizeCategory = change.contentSize ?? preferredContentSizeCategory
    traits.layoutDirection = change.layoutDirection ?? layoutDirection
    traits.reduceMotion = change.reduceMotion ?? reduceMotion
    traits.boldText = change.boldText ?? boldText
    return traits
  }

  /// What makes these surroundings of others; what is the same is not named.
  package func change(from old: Traits) -> TraitsChange {
    func changed<Value: Equatable>(_ trait: KeyPath<Traits, Value>) -> Value? {
      self[keyPath: trait] == old[keyPath: trait] ? nil : self[keyPath: trait]
    }
    return TraitsChange(
      appearance: changed(\.appearance), accessibilityContrast: changed(\.accessibilityContrast),
      userInterfaceLevel: changed(\.userInterfaceLevel),
      contentSize: changed(\.preferredContentSizeCategory),
      layoutDirection: changed(\.layoutDirection), reduceMotion: changed(\.reduceMotion),
      boldText: changed(\.boldText))
  }
}

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

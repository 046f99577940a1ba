extension Traits {
  /// Returns the traits after a change.
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

  /// Returns the change from `old` to these traits. Traits that are equal are `nil` in it.
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

public import Drawing

/// A change of traits during a script, for example from light to dark mode. It applies to all cells at
/// once. Traits that are `nil` keep their values.
public struct TraitsChange: Hashable, Sendable {
  /// The new values; traits that do not change have their defaults, so that equal changes are equal.
  private var values = Traits()
  /// The traits that change.
  private var traits: Set<TraitDefinition> = []

  /// Creates a change. Traits without an argument keep their values.
  public init(
    userInterfaceStyle: UserInterfaceStyle? = nil,
    accessibilityContrast: AccessibilityContrast? = nil,
    userInterfaceLevel: UserInterfaceLevel? = nil,
    preferredContentSizeCategory: ContentSizeCategory? = nil,
    layoutDirection: LayoutDirection? = nil, isReduceMotionEnabled: Bool? = nil,
    legibilityWeight: LegibilityWeight? = nil,
    horizontalSizeClass: UserInterfaceSizeClass? = nil, platform: Platform? = nil
  ) {
    set(\.userInterfaceStyle, to: userInterfaceStyle)
    set(\.accessibilityContrast, to: accessibilityContrast)
    set(\.userInterfaceLevel, to: userInterfaceLevel)
    set(\.preferredContentSizeCategory, to: preferredContentSizeCategory)
    set(\.layoutDirection, to: layoutDirection)
    set(\.isReduceMotionEnabled, to: isReduceMotionEnabled)
    set(\.legibilityWeight, to: legibilityWeight)
    set(\.horizontalSizeClass, to: horizontalSizeClass)
    set(\.platform, to: platform)
  }

  /// Changes a trait if there is a value. The key path is created only then, because creating it takes the most
  /// time here (measured).
  private mutating func set<Value>(
    _ path: @autoclosure () -> WritableKeyPath<Traits, Value>, to value: Value?
  ) {
    if let value { self[path()] = value }
  }

  /// Creates the change of the trait that `Traits` stores at a path: `TraitsChange(\.legibilityWeight, .bold)`. The scale belongs to
  /// a picture; its path changes nothing.
  public init<Value>(_ path: WritableKeyPath<Traits, Value>, _ value: Value) {
    self[path] = value
  }

  /// Creates the change of one trait to its value in `values`.
  init(_ trait: TraitDefinition, of values: Traits) {
    trait.copy(from: values, to: &self.values)
    traits = [trait]
  }

  /// The new value of the trait that `Traits` stores at a path; `nil` if it keeps its value.
  public subscript<Value>(path: WritableKeyPath<Traits, Value>) -> Value? {
    get {
      TraitTable.stored(at: path).flatMap { traits.contains($0) ? values[keyPath: path] : nil }
    }
    set {
      guard let trait = TraitTable.stored(at: path) else { return }
      if let newValue {
        values[keyPath: path] = newValue
        traits.insert(trait)
      } else {
        trait.copy(from: Traits(), to: &values)
        traits.remove(trait)
      }
    }
  }

  /// Whether it changes nothing.
  package var isEmpty: Bool { traits.isEmpty }

  /// The changed traits and their new values, as scene files spell them.
  package var words: [(name: String, value: String)] {
    TraitTable.all.filter(traits.contains).map { ($0.name, $0.word(in: values)) }
  }

  /// The definitions of the traits that change, in the order of the table.
  package var definitions: [TraitDefinition] { TraitTable.all.filter(traits.contains) }

  /// Whether traits have all the new values.
  package func holds(in traits: Traits) -> Bool {
    self.traits.allSatisfy { $0.isEqual(in: values, and: traits) }
  }

  /// The change with the traits of another one, which takes precedence.
  package func merging(_ other: TraitsChange) -> TraitsChange {
    var change = self
    for trait in other.traits { trait.copy(from: other.values, to: &change.values) }
    change.traits.formUnion(other.traits)
    return change
  }

  /// Assigns the new values to traits.
  func apply(to traits: inout Traits) {
    for trait in self.traits { trait.copy(from: values, to: &traits) }
  }
}

extension TraitsChange: CustomStringConvertible {
  /// The changed traits as text: `appearance dark, boldText true`.
  public var description: String {
    words.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
  }
}

public import Drawing
public import Interaction
internal import OrderedCollections
public import Vocabulary

/// The pictures for a scene's snapshot tests: the first item's cell, or those of other items, in each state, and for
/// each script the collection view after every change; all of them in every appearance, contrast, text size, layout
/// direction and scale.
public struct SnapshotPlan: Hashable, Sendable {
  /// The states to record.
  public enum States: Hashable, Sendable {
    /// All states that touches can bring the cell into.
    case reachable
    /// The given states.
    case list([CellState])
  }

  /// The states of the cell. Default: all reachable ones.
  public var states: States
  /// The items whose cells are recorded. Default: the first one.
  package var items = [0]
  /// The values of the traits that vary.
  private var variations = TraitVariations()
  /// The scales. Default: 2×.
  public var scales: [DisplayScale]
  /// The names of the scripts. Default: none.
  public var scripts: [String]

  /// Creates a plan with the defaults for omitted arguments. The subscript sets the values of other traits:
  /// `plan[\.legibilityWeight] = [.regular, .bold]`.
  public init(
    states: States = .reachable, userInterfaceStyles: [UserInterfaceStyle] = [],
    accessibilityContrasts: [AccessibilityContrast] = [],
    preferredContentSizeCategories: [ContentSizeCategory] = [],
    layoutDirections: [LayoutDirection] = [],
    horizontalSizeClasses: [UserInterfaceSizeClass] = [], platforms: [Platform] = [],
    scales: [DisplayScale] = [.x2],
    scripts: [String] = []
  ) {
    self.states = states
    self.scales = scales
    self.scripts = scripts
    set(\.userInterfaceStyle, to: userInterfaceStyles)
    set(\.accessibilityContrast, to: accessibilityContrasts)
    set(\.preferredContentSizeCategory, to: preferredContentSizeCategories)
    set(\.layoutDirection, to: layoutDirections)
    set(\.horizontalSizeClass, to: horizontalSizeClasses)
    set(\.platform, to: platforms)
  }

  /// Sets the values of a trait if there are any. Only then is the key path created.
  private mutating func set<Value>(
    _ path: @autoclosure () -> WritableKeyPath<Traits, Value>, to values: [Value]
  ) {
    if !values.isEmpty { self[path()] = values }
  }

  /// The values of the trait that `Traits` stores at a path; empty for the scene's value. Only traits with a
  /// list in `snapshots` vary.
  public subscript<Value>(path: WritableKeyPath<Traits, Value>) -> [Value] {
    get { variations[path] }
    set {
      guard TraitTable.stored(at: path)?.snapshots != nil else { return }
      variations[path] = newValue
    }
  }

  /// Sets the values of a trait; an empty list stands for the scene's value.
  package mutating func vary(_ trait: TraitDefinition, _ values: [TraitsChange]) {
    variations[trait] = values
  }

  /// The traits that vary, with their values, in the order of the table.
  package var variedTraits:
    [(trait: TraitDefinition, list: TraitDefinition.Snapshots, values: [TraitsChange])]
  {
    TraitTable.all.compactMap { trait in
      let values = variations[trait]
      guard let list = trait.snapshots, !values.isEmpty else { return nil }
      return (trait, list, values)
    }
  }

  /// All traits to record for a scene with the given traits, each once: later traits of the table and
  /// the scale change fastest.
  package func traits(of own: Traits) -> [Traits] {
    var all = [own]
    for (_, _, values) in variedTraits {
      all = all.flatMap { traits in values.map { traits.applying($0) } }
    }
    var unique: OrderedSet<Traits> = []
    for traits in all {
      for scale in scales {
        var traits = traits
        traits.displayScale = scale
        unique.append(traits)
      }
    }
    return Array(unique)
  }
}

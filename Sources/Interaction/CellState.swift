/// The state of a cell: the flags of `UICellConfigurationState` that are set, and the scene's
/// custom states that hold (`UICellConfigurationState`'s custom states).
///
/// States are sorted as diagrams and reports show them: first by the lasting flags, fewer first,
/// then by the flags that touches set, then by the names of the custom states.
public struct CellState: Hashable, Comparable, Sendable, ExpressibleByArrayLiteral {
  /// A flag, named like UIKit's without "is".
  public enum Flag: String, CaseIterable, Hashable, Sendable {
    /// A finger touches the cell.
    case highlighted
    /// The item is selected.
    case selected
    /// The cell is disabled.
    case disabled
    /// The cell has the focus of a keyboard or remote control.
    case focused
    /// The cell is pinned, for example a header that stays while the list scrolls.
    case pinned
    /// The cell is being edited.
    case editing
    /// The cell is expanded to show more.
    case expanded
    /// The cell's swipe actions are shown.
    case swiped
    /// The cell is being dragged to another position.
    case reordering

    /// The name of UIKit's property, for example `isHighlighted`.
    package var propertyName: String {
      "is" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }

    /// Whether the flag is set only while a finger is down. The term is ours, for diagrams.
    package var isTransient: Bool {
      switch self {
      case .highlighted, .swiped, .reordering: true
      case .selected, .disabled, .focused, .pinned, .editing, .expanded: false
      }
    }
  }

  /// The state without any flag (the word of `UIControl.State.normal`).
  public static let normal: CellState = []
  /// A finger touches the cell.
  public static let highlighted: CellState = [.highlighted]
  /// The item is selected.
  public static let selected: CellState = [.selected]

  /// The flags that are set, each by its bit: states are compared and hashed often.
  private var bits: UInt16 = 0
  /// The values of the custom states that differ from their initial values, by name.
  package private(set) var customValues: [String: StateValue] = [:]

  /// Creates a state in which exactly `flags` are set.
  public init(flags: some Sequence<Flag>) {
    for flag in flags { bits |= flag.bit }
  }

  /// Creates a state in which exactly the given flags are set.
  public init(arrayLiteral flags: Flag...) {
    self.init(flags: flags)
  }

  /// The flags that are set, in the order of `Flag.allCases`.
  public var flags: [Flag] { Flag.allCases.filter(contains) }

  /// The custom states that do not have their initial values, sorted by name: flags that hold, and with
  /// their values enumerations, numbers and flags that begin as true, as in `download=loading` and
  /// `loading=false`.
  public var customStates: [String] {
    sortedValues.map { Self.text(of: $0.key, $0.value) }
  }

  /// Whether a custom state holds that begins as false; for an enumeration or a number, whether it
  /// differs from its initial value.
  public func contains(custom name: String) -> Bool { customValues[name]?.holds ?? false }

  /// Returns the state with another value of a custom state: `true` or `false` for a flag, a word such as `"loading"`
  /// for an enumeration, a number such as `0.4`, or `nil` for its initial value.
  ///
  /// Whether the scene declares the state, and whether it can have the value, is checked where a renderer gets it
  /// (`RenderingError.invalidState`).
  public func setting(custom name: String, to value: StateValue?) -> CellState {
    var state = self
    // A state has only what differs, so that the opposite of a flag's value is its initial one.
    if case .flag(let new)? = value, case .flag(!new)? = customValues[name] {
      state.customValues[name] = nil
    } else {
      state.customValues[name] = value
    }
    return state
  }

  /// Returns the state without the values that custom states begin with. `initial` has those of the
  /// scene; what it does not name begins as false.
  package func differing(from initial: [String: StateValue]) -> CellState {
    var state = self
    state.customValues = customValues.filter { $0.value != initial[$0.key] ?? .flag(false) }
    return state
  }

  /// Returns the state with additional values of custom states.
  package func adding(_ values: [String: StateValue]) -> CellState {
    guard !values.isEmpty else { return self }
    var state = self
    for (name, value) in values { state.customValues[name] = value }
    return state
  }

  /// The names of the custom states whose values differ from those of another state, sorted.
  package func changedStates(from other: CellState) -> [String] {
    guard customValues != other.customValues else { return [] }
    return Set(customValues.keys).union(other.customValues.keys)
      .filter { customValues[$0] != other.customValues[$0] }.sorted()
  }

  /// A custom state with its value, as lists of states show it: `liked`, `download=loading`.
  package static func text(of name: String, _ value: StateValue) -> String {
    value == .flag(true) ? name : "\(name)=\(value)"
  }

  /// Whether no flag is set and no custom state holds.
  public var isNormal: Bool { bits == 0 && customValues.isEmpty }

  /// Whether `flag` is set.
  public func contains(_ flag: Flag) -> Bool { bits & flag.bit != 0 }

  /// Returns the state with a flag set or cleared.
  public func setting(_ flag: Flag, to value: Bool) -> CellState {
    var state = self
    if value { state.bits |= flag.bit } else { state.bits &= ~flag.bit }
    return state
  }

  /// The flags that are set only while a finger is down.
  package var transientPart: CellState { CellState(flags: flags.filter(\.isTransient)) }

  /// The state that remains when the finger is lifted: the other flags and the custom states.
  package var lastingPart: CellState {
    var state = self
    state.bits &= ~transientPart.bits
    return state
  }

  /// The name in identifiers and file names: `normal`, `highlighted`, `highlighted+selected`.
  public var id: String { text(separator: "+") }

  /// The names of the flags and custom states with `separator` between them; `normal` if there are
  /// none.
  package func text(separator: String) -> String {
    isNormal ? "normal" : (flags.map(\.rawValue) + customStates).joined(separator: separator)
  }

  /// Sorts as diagrams and reports do.
  public static func < (a: CellState, b: CellState) -> Bool {
    let (lastingA, lastingB) = (a.lastingPart.bits, b.lastingPart.bits)
    if lastingA != lastingB { return lastingA < lastingB }
    let (transientA, transientB) = (a.transientPart.bits, b.transientPart.bits)
    if transientA != transientB { return transientA < transientB }
    let (customA, customB) = (a.sortedValues, b.sortedValues)
    return customA.lexicographicallyPrecedes(customB) { ($0.key, $0.value) < ($1.key, $1.value) }
  }

  private var sortedValues: [(key: String, value: StateValue)] {
    customValues.sorted { $0.key < $1.key }
  }
}

extension CellState.Flag {
  /// The flag's bit in a state. States are sorted by it, so later flags are higher bits.
  fileprivate var bit: UInt16 {
    switch self {
    case .highlighted: 1 << 0
    case .selected: 1 << 1
    case .disabled: 1 << 2
    case .focused: 1 << 3
    case .pinned: 1 << 4
    case .editing: 1 << 5
    case .expanded: 1 << 6
    case .swiped: 1 << 7
    case .reordering: 1 << 8
    }
  }
}

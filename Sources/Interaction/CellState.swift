/// What a cell is at a moment: the flags of `UICellConfigurationState` that are set, and the states of
/// the scene's own that hold (`UICellConfigurationState`'s custom states).
///
/// States are ordered as diagrams and reports show them: fewer lasting flags first, at equal lasting
/// flags fewer touch flags first, and at equal flags by the names of the scene's own states.
public struct CellState: Hashable, Comparable, Sendable, ExpressibleByArrayLiteral {
  /// One flag, under UIKit's name without "is".
  public enum Flag: String, CaseIterable, Hashable, Sendable {
    /// A finger rests on the cell.
    case highlighted
    /// The cell is among the selected ones.
    case selected
    /// The cell does not take part.
    case disabled
    /// The cell has the focus of a keyboard or remote control.
    case focused
    /// The cell stays while its neighbours scroll.
    case pinned
    /// The list is being edited.
    case editing
    /// The cell shows what it contains.
    case expanded
    /// Actions at the cell's side have been swiped into view.
    case swiped
    /// The cell is being moved to another place.
    case reordering

    /// UIKit's property, as `isHighlighted`.
    public var propertyName: String {
      "is" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }

    /// Whether the flag lasts only as long as a finger is down. Our choice of words, for diagrams.
    public var isTransient: Bool {
      switch self {
      case .highlighted, .swiped, .reordering: true
      case .selected, .disabled, .focused, .pinned, .editing, .expanded: false
      }
    }
  }

  /// No flag is set (`UIControl.State.normal`'s word).
  public static let normal: CellState = []
  /// A finger rests on the cell.
  public static let highlighted: CellState = [.highlighted]
  /// The cell is among the selected ones.
  public static let selected: CellState = [.selected]

  private var members: Set<Flag>
  private var customNames: Set<String> = []

  /// Makes a state in which exactly `flags` are set.
  public init(flags: some Sequence<Flag>) {
    members = Set(flags)
  }

  /// Makes a state in which exactly the given flags are set.
  public init(arrayLiteral flags: Flag...) {
    self.init(flags: flags)
  }

  /// The flags that are set, in the order of `Flag.allCases`.
  public var flags: [Flag] { Flag.allCases.filter(members.contains) }

  /// The states of the scene's own that hold, in alphabetical order.
  public var customStates: [String] { customNames.sorted() }

  /// Whether a state of the scene's own holds.
  public func has(custom name: String) -> Bool { customNames.contains(name) }

  /// The state in which one of the scene's own states holds or does not.
  public func setting(custom name: String, _ value: Bool) -> CellState {
    var state = self
    if value { state.customNames.insert(name) } else { state.customNames.remove(name) }
    return state
  }

  /// Whether no flag is set and no state of the scene's own holds.
  public var isNormal: Bool { members.isEmpty && customNames.isEmpty }

  /// Whether `flag` is set.
  public func has(_ flag: Flag) -> Bool { members.contains(flag) }

  /// The state in which `flag` has the given value.
  public func setting(_ flag: Flag, _ value: Bool) -> CellState {
    var state = self
    if value { state.members.insert(flag) } else { state.members.remove(flag) }
    return state
  }

  /// The flags that last only as long as a finger is down.
  public var transientPart: CellState { CellState(flags: members.filter(\.isTransient)) }

  /// What stays when the finger is gone: the other flags and the scene's own states.
  public var lastingPart: CellState {
    var state = self
    state.members = members.filter { !$0.isTransient }
    return state
  }

  /// The name in identifiers and file names: `normal`, `highlighted`, `highlighted+selected`.
  public var id: String { text(separator: "+") }

  /// The names of flags and of the scene's own states with `separator` between them; `normal` for none.
  public func text(separator: String) -> String {
    isNormal ? "normal" : (flags.map(\.rawValue) + customStates).joined(separator: separator)
  }

  /// The order of diagrams and reports.
  public static func < (a: CellState, b: CellState) -> Bool {
    let (lastingA, lastingB) = (a.lastingPart.rank, b.lastingPart.rank)
    if lastingA != lastingB { return lastingA < lastingB }
    let (transientA, transientB) = (a.transientPart.rank, b.transientPart.rank)
    if transientA != transientB { return transientA < transientB }
    return a.customStates.lexicographicallyPrecedes(b.customStates)
  }

  /// One bit a flag, later flags higher.
  private var rank: Int {
    Flag.allCases.enumerated().reduce(0) { members.contains($1.element) ? $0 | 1 << $1.offset : $0 }
  }
}

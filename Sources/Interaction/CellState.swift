/// What a cell is at a moment: the flags of `UICellConfigurationState` that are set.
public struct CellState: OptionSet, Hashable, Sendable {
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

  /// One bit a flag.
  public let rawValue: UInt16

  /// Makes a state of the given bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Makes a state in which exactly `flags` are set.
  public init(flags: some Sequence<Flag>) {
    self.init(rawValue: flags.reduce(0) { $0 | $1.bit })
  }

  /// No flag is set (`UIControl.State.normal`'s word).
  public static let normal: CellState = []
  /// A finger rests on the cell.
  public static let highlighted = CellState(flags: [.highlighted])
  /// The cell is among the selected ones.
  public static let selected = CellState(flags: [.selected])

  /// The flags that are set, in the order of `Flag.allCases`.
  public var flags: [Flag] { Flag.allCases.filter { rawValue & $0.bit != 0 } }

  /// Whether `flag` is set.
  public func has(_ flag: Flag) -> Bool { rawValue & flag.bit != 0 }

  /// The flags that last only as long as a finger is down.
  public var transientPart: CellState { CellState(flags: flags.filter(\.isTransient)) }

  /// The flags that stay when the finger is gone.
  public var lastingPart: CellState { subtracting(transientPart) }

  /// The name in identifiers and file names: `normal`, `highlighted`, `highlighted+selected`.
  public var id: String { text(separator: "+") }

  /// The flags' names with `separator` between them; `normal` for none.
  public func text(separator: String) -> String {
    isEmpty ? "normal" : flags.map(\.rawValue).joined(separator: separator)
  }

  /// The state in which `flag` has the given value.
  public func setting(_ flag: Flag, _ value: Bool) -> CellState {
    let state = CellState(flags: [flag])
    return value ? union(state) : subtracting(state)
  }
}

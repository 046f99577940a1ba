internal import Interaction

// What makes predicates read in Swift as they do in scene files: `.selected || .highlighted`, `!.dark`.

extension CellPredicate: ExpressibleByBooleanLiteral {
  /// Always the same answer.
  public init(booleanLiteral answer: Bool) { self = .constant(answer) }

  /// The cell does not take part.
  public static let disabled: CellPredicate = .flag(.disabled)
  /// The cell has the focus of a keyboard or remote control.
  public static let focused: CellPredicate = .flag(.focused)
  /// The cell stays while its neighbours scroll.
  public static let pinned: CellPredicate = .flag(.pinned)
  /// The list is being edited.
  public static let editing: CellPredicate = .flag(.editing)
  /// The cell shows what it contains.
  public static let expanded: CellPredicate = .flag(.expanded)
  /// Actions at the cell's side have been swiped into view.
  public static let swiped: CellPredicate = .flag(.swiped)
  /// The cell is being moved to another place.
  public static let reordering: CellPredicate = .flag(.reordering)
  /// The appearance is dark.
  public static let dark: CellPredicate = .trait(.dark)
  /// The contrast is increased.
  public static let highContrast: CellPredicate = .trait(.highContrast)
  /// Reading starts at the right.
  public static let rightToLeft: CellPredicate = .trait(.rightToLeft)

  /// The item has this number, counted from 0 through all sections.
  public static func item(_ number: Int) -> CellPredicate { .item(.equal, number) }
  /// The item is in the section of this number, counted from 0.
  public static func section(_ number: Int) -> CellPredicate { .section(.equal, number) }

  /// The opposite: `not` in a scene file.
  public static prefix func ! (predicate: CellPredicate) -> CellPredicate { .not(predicate) }
  /// Both: `and` in a scene file.
  public static func && (a: CellPredicate, b: CellPredicate) -> CellPredicate { .and(a, b) }
  /// One of both, or both: `or` in a scene file.
  public static func || (a: CellPredicate, b: CellPredicate) -> CellPredicate { .or(a, b) }
}

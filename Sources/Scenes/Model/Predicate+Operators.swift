internal import Interaction

// What makes predicates read in Swift as they do in scene files: `.selected || .highlighted`, `!.dark`.

extension Predicate: ExpressibleByBooleanLiteral {
  /// Always the same answer.
  public init(booleanLiteral answer: Bool) { self = .constant(answer) }

  /// The cell does not take part.
  public static let disabled: Predicate = .flag(.disabled)
  /// The cell has the focus of a keyboard or remote control.
  public static let focused: Predicate = .flag(.focused)
  /// The cell stays while its neighbours scroll.
  public static let pinned: Predicate = .flag(.pinned)
  /// The list is being edited.
  public static let editing: Predicate = .flag(.editing)
  /// The cell shows what it contains.
  public static let expanded: Predicate = .flag(.expanded)
  /// Actions at the cell's side have been swiped into view.
  public static let swiped: Predicate = .flag(.swiped)
  /// The cell is being moved to another place.
  public static let reordering: Predicate = .flag(.reordering)
  /// The appearance is dark.
  public static let dark: Predicate = .trait(.dark)
  /// The contrast is increased.
  public static let highContrast: Predicate = .trait(.highContrast)
  /// Reading starts at the right.
  public static let rightToLeft: Predicate = .trait(.rightToLeft)

  /// The item has this number, counted from 0 through all sections.
  public static func item(_ number: Int) -> Predicate { .item(.equal, number) }
  /// The item is in the section of this number, counted from 0.
  public static func section(_ number: Int) -> Predicate { .section(.equal, number) }

  /// The opposite: `not` in a scene file.
  public static prefix func ! (predicate: Predicate) -> Predicate { .not(predicate) }
  /// Both: `and` in a scene file.
  public static func && (a: Predicate, b: Predicate) -> Predicate { .and(a, b) }
  /// One of both, or both: `or` in a scene file.
  public static func || (a: Predicate, b: Predicate) -> Predicate { .or(a, b) }
}

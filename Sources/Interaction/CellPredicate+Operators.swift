// Predicates in Swift read as in scene files: `.selected || .highlighted`, `!.dark`.

internal import Drawing
internal import Vocabulary

extension CellPredicate: ExpressibleByBooleanLiteral {
  /// Creates a constant predicate.
  public init(booleanLiteral answer: Bool) { self = .constant(answer) }

  /// The cell is disabled.
  public static let disabled: CellPredicate = .flag(.disabled)
  /// The cell has the focus of a keyboard or remote control.
  public static let focused: CellPredicate = .flag(.focused)
  /// The cell is pinned, for example a header that stays while the list scrolls.
  public static let pinned: CellPredicate = .flag(.pinned)
  /// The cell is being edited.
  public static let editing: CellPredicate = .flag(.editing)
  /// The cell is expanded to show more.
  public static let expanded: CellPredicate = .flag(.expanded)
  /// The cell's swipe actions are shown.
  public static let swiped: CellPredicate = .flag(.swiped)
  /// The cell is being dragged to another position.
  public static let reordering: CellPredicate = .flag(.reordering)
  /// The appearance is dark.
  public static let dark: CellPredicate = .traits(TraitsChange(userInterfaceStyle: .dark))
  /// The contrast is high.
  public static let highContrast: CellPredicate = .traits(
    TraitsChange(accessibilityContrast: .high))
  /// The layout direction is right to left.
  public static let rightToLeft: CellPredicate = .traits(
    TraitsChange(layoutDirection: .rightToLeft))
  /// "Reduce Motion" is on.
  public static let reduceMotion: CellPredicate = .traits(TraitsChange(isReduceMotionEnabled: true))
  /// "Bold Text" is on.
  public static let boldText: CellPredicate = .traits(TraitsChange(legibilityWeight: .bold))

  /// The item has this index, counted from 0 through all sections.
  public static func item(_ number: Int) -> CellPredicate { .item(.equal, number) }
  /// The item is in the section with this index, counted from 0.
  public static func section(_ number: Int) -> CellPredicate { .section(.equal, number) }

  /// Negation: `not` in a scene file.
  public static prefix func ! (predicate: CellPredicate) -> CellPredicate { .not(predicate) }
  /// Conjunction: `and` in a scene file.
  public static func && (a: CellPredicate, b: CellPredicate) -> CellPredicate { .and(a, b) }
  /// Disjunction: `or` in a scene file.
  public static func || (a: CellPredicate, b: CellPredicate) -> CellPredicate { .or(a, b) }
}

package import Drawing
public import Vocabulary

/// A list (`UICollectionLayoutListConfiguration`): rows as wide as the list, one below the other.
public struct ListLayout: Hashable, Sendable {
  /// The style of a list (`UICollectionLayoutListConfiguration.Appearance`).
  public enum Appearance: String, CaseIterable, Hashable, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Sections with space between them, from edge to edge.
    case grouped
    /// Sections as cards with rounded corners, inset from the edges.
    case insetGrouped
  }

  /// The style of the list.
  public var appearance: Appearance
  /// Whether separators are drawn between rows. Default: `true` (documented).
  public var showsSeparators: Bool
  /// The appearance of the separators. Default: UIKit's.
  public var separatorConfiguration: ListSeparatorConfiguration
  /// The background colour of the list. `nil` means the style's: the collection view's own in plain lists,
  /// `systemGroupedBackground` in grouped ones. Default: `nil`.
  public var backgroundColor: DynamicColor?
  /// The height of all rows, in points (`UITableView.rowHeight`); `nil` if each row determines its own.
  /// Rows of a collection view's list always do. Default: `nil`.
  public var rowHeight: Double?

  /// Creates a list with UIKit's defaults for omitted arguments.
  public init(
    appearance: Appearance = .plain, showsSeparators: Bool = true,
    separatorConfiguration: ListSeparatorConfiguration = ListSeparatorConfiguration(),
    backgroundColor: DynamicColor? = nil
  ) {
    self.appearance = appearance
    self.separatorConfiguration = separatorConfiguration
    self.showsSeparators = showsSeparators
    self.backgroundColor = backgroundColor
  }
}

extension ListLayout {
  /// The distance between rows and the sides of the list, in points.
  package func sideInset(_ rows: RowMetrics) -> Double {
    switch appearance {
    case .plain, .grouped: 0
    case .insetGrouped: rows.sideMargin
    }
  }
}

extension ListLayout: LayoutKind {
  package func list(ofSection section: Int) -> ListLayout? { self }

  package var wholeList: ListLayout? { self }

  /// In plain lists headers are pinned (from memory, unverified for collection view lists).
  package func pins(_ kind: SectionSupplement.Kind, inSection section: Int) -> Bool {
    kind == .header && appearance == .plain
  }

  /// Rows of lists are always self-sizing (documented); those of a table are if it has no row height.
  package func estimatedItemSize(breadth: Double, height: Double, rows: RowMetrics) -> Size? {
    rowHeight == nil ? Size(rows.platform.rowHeight, rows.platform.rowHeight) : nil
  }
}

/// A list (`UICollectionLayoutListConfiguration`): rows as wide as the list, one below the other.
public struct ListLayout: Hashable, Sendable {
  /// How the list looks (`UICollectionLayoutListConfiguration.Appearance`).
  public enum Appearance: String, CaseIterable, Hashable, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Sections apart from each other, from edge to edge.
    case grouped
    /// Sections as cards with rounded corners, inset from the edges.
    case insetGrouped
  }

  /// How the list looks.
  public var appearance: Appearance
  /// Whether lines divide the rows. Default: `true` (documented).
  public var showsSeparators: Bool
  /// What these lines look like. Default: as UIKit draws them.
  public var separatorConfiguration: ListSeparatorConfiguration
  /// The ground of the list; `nil` for the appearance's: the collection view's own in plain lists,
  /// `systemGroupedBackground` in grouped ones. Default: `nil`.
  public var backgroundColor: DynamicColor?

  /// Makes a list; what is not named has UIKit's default.
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

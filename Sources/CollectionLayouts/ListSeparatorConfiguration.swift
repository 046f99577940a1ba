public import Vocabulary

/// The appearance of the separators between the rows of a list (`UIListSeparatorConfiguration`).
public struct ListSeparatorConfiguration: Hashable, Sendable {
  /// When a separator is drawn (`UIListSeparatorConfiguration.Visibility`).
  public enum Visibility: String, CaseIterable, Hashable, Sendable {
    /// Where UIKit draws one: below rows, but not beside selected ones and not at the end of a group.
    case automatic
    /// Always.
    case visible
    /// Never.
    case hidden
  }

  /// When a separator is drawn at the top edge of a row. Default: automatic, which means never.
  public var topSeparatorVisibility: Visibility
  /// When a separator is drawn at the bottom edge of a row. Default: automatic.
  public var bottomSeparatorVisibility: Visibility
  /// The insets of the top separator from the sides, in points. `nil` means UIKit's: it starts where the
  /// text starts. Top and bottom insets are ignored. Default: `nil`.
  public var topSeparatorInsets: DirectionalEdgeInsets?
  /// The insets of the bottom separator from the sides, in points. Default: `nil`.
  public var bottomSeparatorInsets: DirectionalEdgeInsets?
  /// The colour. Default: separator (documented).
  public var color: DynamicColor

  /// Creates a configuration with UIKit's defaults for omitted arguments.
  public init(
    topSeparatorVisibility: Visibility = .automatic,
    bottomSeparatorVisibility: Visibility = .automatic,
    topSeparatorInsets: DirectionalEdgeInsets? = nil,
    bottomSeparatorInsets: DirectionalEdgeInsets? = nil,
    color: DynamicColor = .system(.separator)
  ) {
    self.topSeparatorVisibility = topSeparatorVisibility
    self.bottomSeparatorVisibility = bottomSeparatorVisibility
    self.topSeparatorInsets = topSeparatorInsets
    self.bottomSeparatorInsets = bottomSeparatorInsets
    self.color = color
  }
}

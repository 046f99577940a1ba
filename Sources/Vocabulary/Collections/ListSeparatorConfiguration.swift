/// What the lines between the rows of a list look like (`UIListSeparatorConfiguration`).
public struct ListSeparatorConfiguration: Hashable, Sendable {
  /// When a line is drawn (`UIListSeparatorConfiguration.Visibility`).
  public enum Visibility: String, CaseIterable, Hashable, Sendable {
    /// Where UIKit draws one: below rows, but not beside selected ones and not at the end of a group.
    case automatic
    /// Always.
    case visible
    /// Never.
    case hidden
  }

  /// When a line is drawn at the upper edge of a row. Default: automatic, which is never.
  public var topSeparatorVisibility: Visibility
  /// When a line is drawn at the lower edge of a row. Default: automatic.
  public var bottomSeparatorVisibility: Visibility
  /// How far the line at the upper edge keeps from the sides, in points; `nil` for UIKit's, from where the
  /// text begins. What is said of top and bottom does not matter. Default: `nil`.
  public var topSeparatorInsets: DirectionalInsets?
  /// How far the line at the lower edge keeps from the sides. Default: `nil`.
  public var bottomSeparatorInsets: DirectionalInsets?
  /// The colour. Default: separator (documented).
  public var color: DynamicColor

  /// Makes a configuration; what is not named has UIKit's default.
  public init(
    topSeparatorVisibility: Visibility = .automatic,
    bottomSeparatorVisibility: Visibility = .automatic,
    topSeparatorInsets: DirectionalInsets? = nil, bottomSeparatorInsets: DirectionalInsets? = nil,
    color: DynamicColor = .named(.separator)
  ) {
    self.topSeparatorVisibility = topSeparatorVisibility
    self.bottomSeparatorVisibility = bottomSeparatorVisibility
    self.topSeparatorInsets = topSeparatorInsets
    self.bottomSeparatorInsets = bottomSeparatorInsets
    self.color = color
  }
}

public import Vocabulary

/// How the background of a cell looks in each state (`UIBackgroundConfiguration`).
///
/// What is not set has the style's value for the state; what is set is kept in all states, unless an
/// item or a rule sets it. Back to front: the colour, the image, the custom view, the stroke. The custom
/// view and the image are cut off at the rounded rectangle of the background.
public struct BackgroundConfiguration: Hashable, Sendable {
  /// The constructors that UIKit has.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// Transparent in all states.
    case clear
    /// `systemBackground`, and `systemGray4` while highlighted or selected.
    case listPlainCell
    /// `secondarySystemGroupedBackground`, and `systemGray4` while highlighted or selected.
    case listGroupedCell
    /// Clear, and `secondarySystemFill` while highlighted or selected; a radius of 10.
    case listSidebarCell
    /// As `listSidebarCell`.
    case listAccompaniedSidebarCell
    /// Clear.
    case listPlainHeaderFooter
    /// Clear, and the tint colour while focused; a radius of 10.
    case listGroupedHeaderFooter
    /// Clear; a radius of 10.
    case listSidebarHeader
    /// As `listPlainCell`, as scenes have no other lists yet.
    case listCell
    /// As `listPlainHeaderFooter`.
    case listHeader
    /// As `listPlainHeaderFooter`.
    case listFooter
  }

  /// The properties that were set.
  public var properties: ViewProperties
  /// A view in front of the colour and the image; it fills the background. `nil`, the default, for none.
  public var customView: View?

  package init(properties: ViewProperties = ViewProperties(), customView: View? = nil) {
    self.properties = properties
    self.customView = customView
  }

  /// Makes a configuration of a style; what is not named has the style's value, and properties without
  /// an argument are given with `setting`.
  ///
  /// - Parameters:
  ///   - style: The constructor of UIKit's.
  ///   - backgroundColor: `.some(nil)` is the tint colour.
  ///   - backgroundColorTransformer: What becomes of the colour.
  ///   - cornerRadius: In points, of continuous corners.
  ///   - backgroundInsets: From the cell's edges, in points; negative ones reach out of the cell.
  ///   - customView: A view that fills the background.
  public init(
    _ style: Style, backgroundColor: DynamicColor?? = nil,
    backgroundColorTransformer: ColorTransformer? = nil, cornerRadius: Double? = nil,
    backgroundInsets: DirectionalInsets? = nil, customView: View? = nil
  ) {
    properties = ViewProperties()
    self.customView = customView
    properties[.style] = style
    properties[.backgroundColor] = backgroundColor
    properties[.backgroundColorTransformer] = backgroundColorTransformer.map { .some($0) }
    properties[.cornerRadius] = cornerRadius
    properties[.backgroundInsets] = backgroundInsets
  }

  /// Transparent in all states.
  public static func clear() -> Self { Self(.clear) }
  /// The background of a cell in a plain list.
  public static func listPlainCell() -> Self { Self(.listPlainCell) }
  /// The background of a cell in a grouped list.
  public static func listGroupedCell() -> Self { Self(.listGroupedCell) }
  /// The background of a cell in a sidebar.
  public static func listSidebarCell() -> Self { Self(.listSidebarCell) }
  /// The background of a cell in a sidebar beside another one.
  public static func listAccompaniedSidebarCell() -> Self { Self(.listAccompaniedSidebarCell) }
  /// The background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.listPlainHeaderFooter) }
  /// The background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(.listGroupedHeaderFooter) }
  /// The background of a header in a sidebar.
  public static func listSidebarHeader() -> Self { Self(.listSidebarHeader) }
  /// The background of a cell in a list, whatever its kind.
  public static func listCell() -> Self { Self(.listCell) }
  /// The background of a header in a list, whatever its kind.
  public static func listHeader() -> Self { Self(.listHeader) }
  /// The background of a footer in a list, whatever its kind.
  public static func listFooter() -> Self { Self(.listFooter) }
}

extension BackgroundConfiguration: HasViewProperties {}

/// When UIKit draws a background configuration again after the state has changed.
public enum ConfigurationEquality: String, CaseIterable, Hashable, Sendable {
  /// When it is not equal to the one that is shown. A colour transformer is not asked again while
  /// nothing else changes: with a background colour of one's own it answers for the first state only.
  case uiKit
  /// Always: a transformer answers for each state.
  case alwaysApply
}

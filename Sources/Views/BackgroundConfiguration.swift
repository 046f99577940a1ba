public import Vocabulary

/// The appearance of a cell's background in each state (`UIBackgroundConfiguration`).
///
/// Properties that are not set have the style's value for the state. Properties that are set keep
/// their value in all states, unless an item or a rule assigns them. From back to front: the
/// colour, the image, the custom view, the stroke. The custom view and the image are clipped to the
/// background's rounded rectangle.
public struct BackgroundConfiguration: Hashable, Sendable {
  /// UIKit's factory methods.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// Transparent in all states.
    case clear
    /// `systemBackground`, and `systemGray4` while highlighted or selected.
    case listPlainCell
    /// `secondarySystemGroupedBackground`, and `systemGray4` while highlighted or selected.
    case listGroupedCell
    /// Clear, and `secondarySystemFill` while highlighted or selected; corner radius 10.
    case listSidebarCell
    /// Like `listSidebarCell`.
    case listAccompaniedSidebarCell
    /// Clear.
    case listPlainHeaderFooter
    /// Clear, and the tint colour while focused; corner radius 10.
    case listGroupedHeaderFooter
    /// Clear; corner radius 10.
    case listSidebarHeader
    /// Like `listPlainCell`, and in a grouped list like `listGroupedCell`.
    case listCell
    /// Like `listPlainHeaderFooter`, and in a grouped list like `listGroupedHeaderFooter`.
    case listHeader
    /// Like `listPlainHeaderFooter`, and in a grouped list like `listGroupedHeaderFooter`.
    case listFooter

    /// Whether its own colour covers the cell in the normal state.
    package var isOpaque: Bool { [.listPlainCell, .listGroupedCell, .listCell].contains(self) }
  }

  /// The properties that were set.
  public var properties: ViewProperties
  /// A view in front of the colour and the image that fills the background; `nil` for none.
  /// Default: `nil`.
  public var customView: View?

  package init(properties: ViewProperties = ViewProperties(), customView: View? = nil) {
    self.properties = properties
    self.customView = customView
  }

  /// Creates a configuration. Omitted arguments have the style's values; set other properties with
  /// `setting`.
  ///
  /// - Parameters:
  ///   - style: UIKit's factory method.
  ///   - backgroundColor: The background colour; `.some(nil)` means the tint colour.
  ///   - backgroundColorTransformer: The transformer of the background colour.
  ///   - cornerRadius: The radius of the continuous corners, in points.
  ///   - backgroundInsets: The insets from the cell's edges, in points; negative insets extend
  /// beyond the cell.
  ///   - customView: A view that fills the background.
  public init(
    _ style: Style, backgroundColor: DynamicColor?? = nil,
    backgroundColorTransformer: ColorTransformer? = nil, cornerRadius: Double? = nil,
    backgroundInsets: DirectionalEdgeInsets? = nil, customView: View? = nil
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
  /// The background of a cell in a sidebar that is next to another sidebar.
  public static func listAccompaniedSidebarCell() -> Self { Self(.listAccompaniedSidebarCell) }
  /// The background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.listPlainHeaderFooter) }
  /// The background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(.listGroupedHeaderFooter) }
  /// The background of a header in a sidebar.
  public static func listSidebarHeader() -> Self { Self(.listSidebarHeader) }
  /// The background of a cell in any list.
  public static func listCell() -> Self { Self(.listCell) }
  /// The background of a header in any list.
  public static func listHeader() -> Self { Self(.listHeader) }
  /// The background of a footer in any list.
  public static func listFooter() -> Self { Self(.listFooter) }
}

extension BackgroundConfiguration: ViewPropertyContainer {}

/// When a background configuration is applied again after a state change.
public enum ConfigurationEquality: String, CaseIterable, Hashable, Sendable {
  /// Only if it is not equal to the current one. A colour transformer is not called again while
  /// nothing else changes: with a custom background colour it is called for the first state only.
  case uiKit
  /// Always: a transformer is called for each state.
  case alwaysApply
}

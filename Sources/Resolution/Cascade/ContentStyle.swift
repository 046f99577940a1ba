internal import Drawing
internal import Images
internal import Interaction
internal import Layout
internal import ResolvedViews
internal import Scenes
internal import Views
internal import Vocabulary

/// The values of UIKit's content configurations for properties that are not set, in a state. The
/// fonts and colours are the usual values and were not measured again.
struct ContentStyle {
  let style: ListContentConfiguration.Style
  let state: CellState
  /// The metrics of the row.
  let rows: RowMetrics
  /// Whether UIKit fills the background with the tint colour, on which the content is white.
  let isOnTint: Bool

  /// A disabled cell that is swiped does not look disabled.
  private var isDisabled: Bool { state.contains(.disabled) && !state.contains(.swiped) }

  /// The style's values for a view that the configuration creates.
  func values(of part: ContentPart) -> [TypedValue] {
    switch part {
    case .text:
      [
        TypedValue(.font, font), TypedValue(.textColor, textColor),
        // No limit on lines (documented).
        TypedValue(.numberOfLines, 0),
      ] + (isInCapitals ? [TypedValue(.textTransform, .uppercase)] : [])
    case .secondaryText:
      [
        TypedValue(.font, secondaryFont), TypedValue(.textColor, secondaryColor),
        TypedValue(.numberOfLines, 0),
      ]
    case .image:
      [
        // Our choice: the size of the adjacent text.
        TypedValue(.preferredSymbolConfiguration, SymbolConfiguration(textStyle: .body))
      ] + (imageColor.map { [TypedValue(.tintColor, $0)] } ?? [])
    }
  }

  /// The style's values for the configuration itself.
  var values: [TypedValue] {
    var values = [
      TypedValue(.prefersSideBySideTextAndSecondaryText, style == .valueCell)
    ]
    let margins = ListMetrics.margins(of: style, in: rows)
    if margins != .listContentMargins {
      values.append(TypedValue(.directionalLayoutMargins, margins))
    }
    if style.isInSidebar {
      values.append(TypedValue(.imageToTextPadding, ListMetrics.sidebarImagePadding))
    }
    return values
  }

  /// Whether the text is in upper case.
  private var isInCapitals: Bool {
    style == .groupedHeader && rows.platform.groupedHeadersAreInCapitals
  }

  /// The fonts of headers except grouped ones are from memory, unverified.
  private var font: DynamicFont {
    switch style {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
      .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      .body
    case .plainHeader, .header: .preferredFont(forTextStyle: .subheadline, weight: .semibold)
    case .plainFooter, .footer: .subheadline
    case .groupedHeader, .groupedFooter: .footnote
    case .prominentInsetGroupedHeader: .headline
    case .extraProminentInsetGroupedHeader, .sidebarHeader:
      .preferredFont(forTextStyle: .title3, weight: .semibold)
    }
  }

  private var textColor: DynamicColor {
    if isDisabled { return .system(.tertiaryLabel) }
    if isOnTint { return .white }
    switch style {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
      .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell, .sidebarHeader, .plainHeader,
      .header, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
      return .system(.label)
    case .plainFooter, .footer, .groupedHeader, .groupedFooter: return .system(.secondaryLabel)
    }
  }

  private var secondaryFont: DynamicFont {
    switch style {
    case .cell, .subtitleCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell, .plainHeader, .plainFooter, .groupedHeader, .groupedFooter,
      .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader, .sidebarHeader, .header,
      .footer:
      .caption1
    case .valueCell: .body
    }
  }

  private var secondaryColor: DynamicColor {
    if isDisabled { return .system(.quaternaryLabel) }
    return isOnTint ? .white : .system(.secondaryLabel)
  }

  /// `nil` means the inherited tint colour.
  private var imageColor: DynamicColor? {
    if isDisabled { return .system(.tertiaryLabel) }
    return isOnTint ? .white : nil
  }
}

internal import Drawing
internal import Interaction
internal import Layout
internal import Scenes
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
  private var isDisabled: Bool { state.has(.disabled) && !state.has(.swiped) }

  /// The style's values for a view that the configuration creates.
  func values(of part: ContentPart) -> [(property: PropertyName, value: PropertyValue)] {
    switch part {
    case .text:
      [
        (.font, .font(font)), (.textColor, .color(textColor)),
        // No limit on lines (documented).
        (.numberOfLines, .integer(0)),
      ] + (isInCapitals ? [(.textTransform, .word(TextTransform.uppercase.rawValue))] : [])
    case .secondaryText:
      [
        (.font, .font(secondaryFont)), (.textColor, .color(secondaryColor)),
        (.numberOfLines, .integer(0)),
      ]
    case .image:
      [
        (
          .preferredSymbolConfiguration,
          // Our choice: the size of the adjacent text.
          .symbolConfiguration(SymbolConfiguration(textStyle: .body))
        )
      ] + (imageColor.map { [(.tintColor, .color($0))] } ?? [])
    }
  }

  /// The style's values for the configuration itself.
  var values: [(property: PropertyName, value: PropertyValue)] {
    var values: [(property: PropertyName, value: PropertyValue)] = [
      (.prefersSideBySideTextAndSecondaryText, .boolean(style == .valueCell))
    ]
    let margins = ListMetrics.margins(of: style, in: rows)
    if margins != .listContentMargins {
      values.append((.directionalLayoutMargins, .directionalInsets(margins)))
    }
    if style.isInSidebar {
      values.append((.imageToTextPadding, .number(ListMetrics.sidebarImagePadding)))
    }
    return values
  }

  /// Whether the text is in upper case (from memory, unverified).
  private var isInCapitals: Bool { style == .groupedHeader }

  /// The fonts of headers except grouped ones are from memory, unverified.
  private var font: DynamicFont {
    switch style {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
      .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      .body
    case .plainHeader, .header: .textStyle(.subheadline, weight: .semibold)
    case .plainFooter, .footer: .subheadline
    case .groupedHeader, .groupedFooter: .footnote
    case .prominentInsetGroupedHeader: .headline
    case .extraProminentInsetGroupedHeader, .sidebarHeader: .textStyle(.title3, weight: .semibold)
    }
  }

  private var textColor: DynamicColor {
    if isDisabled { return .named(.tertiaryLabel) }
    if isOnTint { return .white }
    switch style {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
      .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell, .sidebarHeader, .plainHeader,
      .header, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
      return .named(.label)
    case .plainFooter, .footer, .groupedHeader, .groupedFooter: return .named(.secondaryLabel)
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
    if isDisabled { return .named(.quaternaryLabel) }
    return isOnTint ? .white : .named(.secondaryLabel)
  }

  /// `nil` means the inherited tint colour.
  private var imageColor: DynamicColor? {
    if isDisabled { return .named(.tertiaryLabel) }
    return isOnTint ? .white : nil
  }
}

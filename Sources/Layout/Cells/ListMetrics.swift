internal import Drawing
package import Vocabulary

/// The distances of UIKit's list cells on iOS 14 to 18, in points. Unless noted otherwise they are
/// the usual values and were not measured again.
package enum ListMetrics {
  /// The trailing margin of the content beside an accessory.
  package static let trailingMarginBesideAccessory = 8.0
  /// The distance between accessories.
  static let accessorySpacing = 8.0
  /// How much farther than other accessories a checkmark is from the cell's edge (measured by others: 18.5
  /// beside a margin of 16).
  static let checkmarkGap = 2.5
  /// The size of a chevron's box (measured by others; with the margin it is that of real cells).
  static let chevronSize = Size(10.5, 14)
  /// The size of a checkmark's box (measured by others).
  static let checkmarkSize = Size(19, 18)
  /// The width reserved for icons, so that the texts of all rows are aligned.
  private static let reservedSymbolWidth = 24.0
  /// The width reserved for icons in sidebars.
  private static let sidebarSymbolWidth = 28.0
  /// The minimum height of headers and footers of plain lists at the default text size.
  private static let plainHeaderHeight = 28.0
  /// The leading and trailing margins of sidebar cells.
  private static let sidebarMargin = 8.0
  /// The distance between image and texts in sidebars.
  package static let sidebarImagePadding = 10.0
  /// The vertical margins of headers and footers. Our choice: with these the text determines the
  /// height only if it is larger than at the default size, or has several lines.
  package static let headerMargin = 5.0
  /// The point size of body text for which distances are given.
  private static let bodySize = 17.0

  /// The margin before and after a section of a grouped list without header and footer (customary).
  package static let groupMargin = 17.5
  /// The distance between the text of a grouped list's header and the rows. With the margin above
  /// it and a line of 13 points this gives the usual 38 points.
  package static let groupedHeaderGap = 4.5
  /// The distance between the rows and the text of a grouped list's footer (our choice).
  package static let groupedFooterGap = 7.0

  /// The minimum height of a row: two lines of body text with the Human Interface Guidelines' line
  /// distance (from memory), where text sizes above the largest non-accessibility size count as
  /// that size. 44 at the default size. On iOS 26 it is higher by as much as at the default size (our choice
  /// for other sizes).
  package static func minimumHeight(
    of style: ListContentStyle, at category: ContentSizeCategory, on platform: PlatformMetrics
  ) -> Double {
    switch style {
    case .plainHeader, .plainFooter, .header, .footer:
      return scaled(plainHeaderHeight, toBody: TextStyle.body.pointSize(at: category))
    case .groupedHeader, .groupedFooter, .prominentInsetGroupedHeader,
      .extraProminentInsetGroupedHeader:
      return groupMargin
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
      .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell, .sidebarHeader:
      let leadings = [19.0, 20, 21, 22, 24, 26, 29]
      let more = platform.rowHeight - 2 * leadings[ContentSizeCategory.large.rank]
      return 2 * leadings[min(category.rank, leadings.count - 1)] + more
    }
  }

  /// The margins of a content configuration in a row.
  package static func margins(of style: ListContentStyle, in row: RowMetrics)
    -> DirectionalEdgeInsets
  {
    let cell = row.margins
    switch style {
    case .cell, .subtitleCell, .valueCell: return cell
    case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter, .header, .footer,
      .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
      return DirectionalEdgeInsets(
        top: headerMargin, leading: cell.leading, bottom: headerMargin, trailing: cell.trailing)
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell, .sidebarHeader:
      return DirectionalEdgeInsets(
        top: cell.top, leading: sidebarMargin, bottom: cell.bottom, trailing: sidebarMargin)
    }
  }

  /// Scales a length with body text of a point size (`UIFontMetrics`), rounded to thirds of a point
  /// (measured by others).
  static func scaled(_ length: Double, toBody size: Double) -> Double {
    // Half points are kept at the default size.
    size == bodySize ? length : (length * size / bodySize * 3).rounded() / 3
  }

  /// The width that is reserved for an icon.
  static func reservedSymbolWidth(
    of style: ListContentStyle, at category: ContentSizeCategory
  ) -> Double {
    scaled(
      style.isInSidebar ? sidebarSymbolWidth : reservedSymbolWidth,
      toBody: TextStyle.body.pointSize(at: category))
  }
}

extension ListContentStyle {
  /// Whether the style is one for sidebars.
  package var isInSidebar: Bool {
    switch self {
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell, .sidebarHeader:
      true
    case .cell, .subtitleCell, .valueCell, .plainHeader, .plainFooter, .groupedHeader,
      .groupedFooter, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader, .header,
      .footer:
      false
    }
  }
}

internal import Drawing
package import Vocabulary

/// The distances of UIKit's list cells on iOS 14 to 18, in points. Where nothing else is said they are
/// customary values that were not measured again.
package enum ListMetrics {
  /// The trailing margin of the content beside an accessory.
  package static let trailingMarginBesideAccessory = 8.0
  /// Between accessories.
  static let accessorySpacing = 8.0
  /// From the cell's edge to an accessory; that of real cells with a chevron (content of 348.5 in 375).
  static let accessoryMargin = 16.0
  /// From the cell's edge to a checkmark (measured by others).
  static let checkmarkMargin = 18.5
  /// The box of a chevron (measured by others; with the margin it is that of real cells).
  static let chevronSize = Size(10.5, 14)
  /// The box of a checkmark (measured by others).
  static let checkmarkSize = Size(19, 18)
  /// The room that is kept for icons, so that texts below each other begin at one line.
  private static let reservedSymbolWidth = 24.0
  /// The same in sidebars.
  private static let sidebarSymbolWidth = 28.0
  /// The least height of headers and footers of plain lists at the default text size.
  private static let plainHeaderHeight = 28.0
  /// The margins of cells of sidebars at their leading and trailing edges.
  private static let sidebarMargin = 8.0
  /// The distance between image and texts in sidebars.
  package static let sidebarImagePadding = 10.0
  /// The margins of headers and footers above and below: our choice, with which the text decides only
  /// where it is larger than at the default size, or on several lines.
  package static let headerMargin = 5.0
  /// Points in the text sizes at which body text is 17 points.
  private static let bodySize = 17.0

  /// From the edge of a header's or a footer's card, or of the list, to its text.
  package static let supplementMargin = 16.0
  /// Between the text of a grouped list's header and the rows; with the room above it and a line of 13
  /// points it comes to the customary 38 points.
  package static let groupedHeaderGap = 4.5
  /// Between the rows and the text of a grouped list's footer (our choice).
  package static let groupedFooterGap = 7.0

  /// A row is at least two lines of body text high, as the Human Interface Guidelines give their
  /// distance (from memory), text larger than the largest size without accessibility being of that size:
  /// 44 at the default size.
  package static func minimumHeight(
    of style: ListContentStyle, at category: ContentSizeCategory
  ) -> Double {
    switch style {
    case .plainHeader, .plainFooter, .header, .footer:
      return scaled(plainHeaderHeight, toBody: TextStyle.body.pointSize(at: category))
    case .groupedHeader, .groupedFooter, .prominentInsetGroupedHeader,
      .extraProminentInsetGroupedHeader:
      return SectionFrame.groupMargin
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
      .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell, .sidebarHeader:
      let leadings = [19.0, 20, 21, 22, 24, 26, 29]
      return 2 * leadings[min(category.rank, leadings.count - 1)]
    }
  }

  /// The margins of a content configuration that are not those of cells in lists; `nil` for those.
  package static func margins(of style: ListContentStyle) -> DirectionalInsets? {
    let cell = DirectionalInsets.listContentMargins
    switch style {
    case .cell, .subtitleCell, .valueCell: return nil
    case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter, .header, .footer,
      .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
      return DirectionalInsets(
        top: headerMargin, leading: cell.leading, bottom: headerMargin, trailing: cell.trailing)
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell, .sidebarHeader:
      return DirectionalInsets(
        top: cell.top, leading: sidebarMargin, bottom: cell.bottom, trailing: sidebarMargin)
    }
  }

  /// A length that grows with body text of a size in points (`UIFontMetrics`), in thirds of a point (measured by others).
  static func scaled(_ length: Double, toBody size: Double) -> Double {
    // Halves stay what they are where nothing grows.
    size == bodySize ? length : (length * size / bodySize * 3).rounded() / 3
  }

  /// The width that is kept for an icon.
  static func reservedSymbolWidth(
    of style: ListContentStyle, at category: ContentSizeCategory
  ) -> Double {
    scaled(
      style.isInSidebar ? sidebarSymbolWidth : reservedSymbolWidth,
      toBody: TextStyle.body.pointSize(at: category))
  }
}

extension ListContentStyle {
  /// Whether the constructor is one for sidebars.
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

package import Vocabulary

extension ListContentStyle {
  /// The style that `header` and `footer` have in a list; other styles are returned unchanged.
  package func adopting(_ layout: CollectionLayout) -> ListContentStyle {
    let isGrouped = layout.list.map { $0.appearance != .plain } ?? false
    return switch self {
    case .header: isGrouped ? .groupedHeader : .plainHeader
    case .footer: isGrouped ? .groupedFooter : .plainFooter
    case .cell, .subtitleCell, .valueCell, .plainHeader, .plainFooter, .groupedHeader,
      .groupedFooter, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader,
      .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell, .sidebarHeader:
      self
    }
  }
}

/// The styles of a list's content: one for each constructor of `UIListContentConfiguration`.
public enum ListContentStyle: String, CaseIterable, Hashable, Sendable {
  /// A text, and a smaller one below it.
  case cell
  /// A text, and a smaller one below it.
  case subtitleCell
  /// A text, and one of the same size at the end of the same line, in grey.
  case valueCell
  /// The header of a section of a plain list.
  case plainHeader
  /// The footer of a section of a plain list.
  case plainFooter
  /// The header of a section of a grouped list, in capitals.
  case groupedHeader
  /// The footer of a section of a grouped list.
  case groupedFooter
  /// A header above a card, in letters as large as those in the card, and semibold.
  case prominentInsetGroupedHeader
  /// A header above a card, in larger letters.
  case extraProminentInsetGroupedHeader
  /// A cell of a sidebar.
  case sidebarCell
  /// A cell of a sidebar with a smaller second text.
  case sidebarSubtitleCell
  /// A cell of a sidebar that stands beside another sidebar.
  case accompaniedSidebarCell
  /// The same with a smaller second text.
  case accompaniedSidebarSubtitleCell
  /// A header in a sidebar.
  case sidebarHeader
  /// The header of a section, as the list has it.
  case header
  /// The footer of a section, as the list has it.
  case footer

  /// The constructor that `header` and `footer` stand for in a list; all others stand for themselves.
  package func adopting(_ layout: CollectionLayout) -> ListContentStyle {
    let isGrouped =
      switch layout {
      case .flowLayout, .compositionalLayout: false
      case .listLayout(let list): list.appearance != .plain
      }
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

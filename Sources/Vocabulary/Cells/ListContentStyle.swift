/// The styles of list content: one for each factory method of `UIListContentConfiguration`.
public enum ListContentStyle: String, CaseIterable, Hashable, Sendable {
  /// A text with a smaller secondary text below it.
  case cell
  /// A text with a smaller secondary text below it.
  case subtitleCell
  /// A text with a gray secondary text of the same size at the trailing end of the line.
  case valueCell
  /// A section header in a plain list.
  case plainHeader
  /// A section footer in a plain list.
  case plainFooter
  /// A section header in a grouped list, before iOS 26 in capitals.
  case groupedHeader
  /// A section footer in a grouped list.
  case groupedFooter
  /// A header above a card: semibold, as large as the card's text.
  case prominentInsetGroupedHeader
  /// A header above a card, in larger text.
  case extraProminentInsetGroupedHeader
  /// A cell in a sidebar.
  case sidebarCell
  /// A cell in a sidebar with a smaller secondary text.
  case sidebarSubtitleCell
  /// A cell in a sidebar that is next to another sidebar.
  case accompaniedSidebarCell
  /// A cell in a sidebar that is next to another sidebar, with a smaller secondary text.
  case accompaniedSidebarSubtitleCell
  /// A header in a sidebar.
  case sidebarHeader
  /// A section header in the list's own style.
  case header
  /// A section footer in the list's own style.
  case footer
}

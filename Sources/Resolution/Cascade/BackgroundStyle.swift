internal import Interaction
internal import Scenes
internal import Views
internal import Vocabulary

/// The values of UIKit's background configurations for properties that are not set, in a state. The
/// colours and radii are the usual values and were not measured again.
struct BackgroundStyle {
  let style: BackgroundConfiguration.Style
  /// The visible flags of the cell: without those of a selection that is not shown.
  let state: CellState

  /// The background colour of selected table and list cells since iOS 13.
  static let selectionGray: DynamicColor = .system(.systemGray4)

  /// The colour; `nil` for the tint colour.
  var backgroundColor: DynamicColor? {
    let isSelected = state.contains(.highlighted) || state.contains(.selected)
    switch style {
    case .clear, .listPlainHeaderFooter, .listSidebarHeader, .listHeader, .listFooter:
      return .clear
    case .listPlainCell, .listCell:
      return isSelected ? Self.selectionGray : .system(.systemBackground)
    case .listGroupedCell:
      return isSelected ? Self.selectionGray : .system(.secondarySystemGroupedBackground)
    case .listSidebarCell, .listAccompaniedSidebarCell:
      guard isSelected, !state.contains(.editing) else { return .clear }
      return .system(state.contains(.disabled) ? .quaternarySystemFill : .secondarySystemFill)
    case .listGroupedHeaderFooter: return state.contains(.focused) ? nil : .clear
    }
  }

  /// The radius of the corners, in points.
  var cornerRadius: Double {
    switch style {
    case .clear, .listPlainCell, .listGroupedCell, .listPlainHeaderFooter, .listCell, .listHeader,
      .listFooter:
      0
    case .listSidebarCell, .listAccompaniedSidebarCell, .listGroupedHeaderFooter,
      .listSidebarHeader:
      10
    }
  }
}

extension BackgroundConfiguration.Style {
  /// The style of a grouped list for a style that fits any list, which adopts it when it is updated
  /// (`UITraitCollection.listEnvironment`, documented); other styles are their own.
  var inGroupedList: Self {
    switch self {
    case .listCell: .listGroupedCell
    case .listHeader, .listFooter: .listGroupedHeaderFooter
    case .clear, .listPlainCell, .listGroupedCell, .listSidebarCell, .listAccompaniedSidebarCell,
      .listPlainHeaderFooter, .listGroupedHeaderFooter, .listSidebarHeader:
      self
    }
  }
}

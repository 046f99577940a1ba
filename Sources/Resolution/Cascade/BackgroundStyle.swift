internal import Interaction
internal import Scenes
internal import Vocabulary

/// What UIKit's constructors of background configurations give to what nobody sets, for a state. The
/// colours and radii are customary values that were not measured again.
struct BackgroundStyle {
  let style: BackgroundConfiguration.Style
  /// The flags of the cell that show, without those of a selection that does not.
  let state: CellState

  /// The colour behind selected cells of tables and lists since iOS 13.
  static let selectionGray: DynamicColor = .named(.systemGray4)

  /// The colour; `nil` is the tint colour.
  var backgroundColor: DynamicColor? {
    let isSelected = state.has(.highlighted) || state.has(.selected)
    switch style {
    case .clear, .listPlainHeaderFooter, .listSidebarHeader, .listHeader, .listFooter:
      return .clear
    case .listPlainCell, .listCell:
      return isSelected ? Self.selectionGray : .named(.systemBackground)
    case .listGroupedCell:
      return isSelected ? Self.selectionGray : .named(.secondarySystemGroupedBackground)
    case .listSidebarCell, .listAccompaniedSidebarCell:
      guard isSelected, !state.has(.editing) else { return .clear }
      return .named(state.has(.disabled) ? .quaternarySystemFill : .secondarySystemFill)
    case .listGroupedHeaderFooter: return state.has(.focused) ? nil : .clear
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

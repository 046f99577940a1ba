internal import Drawing
internal import Interaction
internal import Scenes

/// What a list adds to its cells: lines between rows, and the rounded corners of cards.
struct ListDecoration {
  /// The radius of the outer corners of a card, in points (customary; iOS 13 to 18).
  private static let cardRadius = 10.0
  /// How far a separator keeps from the leading edge where a content configuration has no text, in
  /// points (customary).
  private static let separatorInset = 16.0

  private let layout: ListLayout
  private let geometry: CollectionGeometry
  private let traits: Traits
  private let colors: ColorContext

  /// What the layout adds; `nil` when it is no list.
  init?(
    _ layout: CollectionLayout, _ geometry: CollectionGeometry, traits: Traits, colors: ColorContext
  ) {
    guard case .listLayout(let list) = layout else { return nil }
    self.layout = list
    self.geometry = geometry
    self.traits = traits
    self.colors = colors
  }

  /// The ground of the list; `nil` for the collection view's.
  var backgroundColor: Color? {
    if let color = layout.backgroundColor { return color.resolved(in: colors) }
    switch layout.appearance {
    case .plain: return nil
    case .grouped, .insetGrouped:
      return DynamicColor.named(.systemGroupedBackground).resolved(in: colors)
    }
  }

  /// The cell with what the list adds to it; `next` is the state of the cell below.
  func decorating(_ cell: PresentedCell, next: CellState) -> PresentedCell {
    var result = cell
    let (index, isLast) = geometry.placeInSection(ofItem: cell.item)
    if layout.appearance == .insetGrouped {
      var corners: CornerMask = []
      if index == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
      result.cutCorners = corners
      result.cutRadius = Self.cardRadius
    }
    // A list without groups ends with a line, a group does not.
    let isAtEnd = isLast && layout.appearance != .plain
    if layout.showsSeparators, !isAtEnd, !Self.isEmphasized(cell.state),
      isLast || !Self.isEmphasized(next)
    {
      result.separator = PresentedCell.Separator(
        frame: separatorFrame(in: cell),
        color: DynamicColor.named(.separator).resolved(in: colors))
    }
    return result
  }

  /// Beside such a row there are no lines.
  private static func isEmphasized(_ state: CellState) -> Bool {
    state.has(.highlighted) || state.has(.selected)
  }

  /// A line of one pixel at the lower edge, in the cell's coordinates.
  private func separatorFrame(in cell: PresentedCell) -> Rect {
    let size = cell.frame.size
    let thickness = 1 / traits.displayScale.factor
    let inset = min(textInset(in: cell) ?? Self.separatorInset, size.width)
    let left = traits.layoutDirection == .leftToRight ? inset : 0
    return Rect(left, size.height - thickness, size.width - inset, thickness)
  }

  /// How far the text of a content configuration is from the leading edge (`separatorLayoutGuide`; from
  /// memory, unverified).
  private func textInset(in cell: PresentedCell) -> Double? {
    guard let contentView = cell.view.subviews.first(where: { $0.name == .contentView }),
      let content = contentView.subviews.first(where: { $0.viewClass == .contentConfiguration }),
      let text = content.subviews.first(where: { $0.viewClass == .label })
    else { return nil }
    let frame = text.frame.offset(by: contentView.frame.origin)
    return traits.layoutDirection == .leftToRight ? frame.minX : cell.frame.size.width - frame.maxX
  }
}

internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Layout
internal import ResolvedViews
internal import Scenes
internal import Views
internal import Vocabulary

/// The decoration of a list's cells: separators between rows, and the rounded corners of cards.
struct ListDecoration {
  private let layout: CollectionLayout
  private let geometry: CollectionGeometry
  private let traits: Traits
  private let colors: ColorContext
  /// The metrics of the rows. A separator starts at their margin if the cell has no content configuration
  /// with a text.
  private let rows: RowMetrics

  /// Creates the decoration; `nil` if the layout is not a list.
  init?(
    _ layout: CollectionLayout, _ geometry: CollectionGeometry, rows: RowMetrics, traits: Traits,
    colors: ColorContext
  ) {
    guard layout.list != nil else { return nil }
    self.layout = layout
    self.geometry = geometry
    self.traits = traits
    self.rows = rows
    self.colors = colors
  }

  /// The background colour of the list; `nil` for the collection view's, as for lists that are sections of a
  /// compositional layout.
  var backgroundColor: Color? {
    guard let layout = layout.kind.wholeList else { return nil }
    if let color = layout.backgroundColor { return color.resolved(in: colors) }
    switch layout.appearance {
    case .plain: return nil
    case .grouped, .insetGrouped:
      return DynamicColor.system(.systemGroupedBackground).resolved(in: colors)
    }
  }

  /// Returns the cell with the list's decoration.
  ///
  /// - Parameter showsSelection: Whether an item's cell looks selected: there are no separators
  ///   beside it, if their visibility is automatic.
  func decorating(
    _ cell: PresentedCell, showsSelection: (_ item: Int) -> Bool
  ) -> PresentedCell {
    guard let layout = layout.kind.list(ofSection: geometry.section(ofItem: cell.item)) else {
      return cell
    }
    var result = cell
    let (index, isLast) = geometry.placeInSection(ofItem: cell.item)
    if layout.appearance == .insetGrouped {
      var corners: CornerMask = []
      if index == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
      result.cutCorners = corners
      result.cutRadius = rows.platform.cardRadius
    }
    // A list without groups ends with a separator, a group does not.
    let isAtEnd = isLast && layout.appearance != .plain
    let lines = separators(of: cell, in: layout)
    let isAutomatic = lines.bottomSeparatorVisibility == .automatic
    let isBelow = lines.bottomSeparatorVisibility == .visible || isAutomatic && !isAtEnd
    guard layout.showsSeparators, !cell.isLifted else { return result }
    let looksSelected = showsSelection(cell.item)
    result.hidesSeparatorAbove = looksSelected
    if isBelow {
      let y = cell.frame.size.height - thickness
      var line = separator(in: cell, at: y, lines.color, insets: lines.bottomSeparatorInsets)
      line.isHiddenFromBelow = isAutomatic && !isLast
      let isHidden =
        isAutomatic
        && (looksSelected || geometry.item(after: cell.item).map(showsSelection) == true)
      if isHidden { result.hiddenSeparator = line } else { result.separator = line }
    }
    // A line along the rounded top of a card would be cut. A row that asks for one has it.
    let isAtTop = index == 0 && layout.appearance == .insetGrouped
    if lines.topSeparatorVisibility == .visible,
      !isAtTop || cell.view[.topSeparatorVisibility] == .visible
    {
      result.topSeparator = separator(
        in: cell, at: 0, lines.color, insets: lines.topSeparatorInsets)
    }
    return result
  }

  /// The separators of a row: those of the list, with what the row sets of its own. So does `itemSeparatorHandler`, which
  /// changes and returns the configuration that it is called with (documented).
  private func separators(
    of cell: PresentedCell, in layout: ListLayout
  ) -> ListSeparatorConfiguration {
    let properties = cell.view.properties
    func own<Value>(_ property: Property<Value>) -> Value? {
      properties[property.name].origin == .classDefault ? nil : properties[property]
    }
    var lines = layout.separatorConfiguration
    if let value = own(.topSeparatorVisibility) { lines.topSeparatorVisibility = value }
    if let value = own(.bottomSeparatorVisibility) { lines.bottomSeparatorVisibility = value }
    if let value = own(.topSeparatorInsets) { lines.topSeparatorInsets = value }
    if let value = own(.bottomSeparatorInsets) { lines.bottomSeparatorInsets = value }
    if let color: DynamicColor = properties[.separatorColor] { lines.color = color }
    return lines
  }

  /// The thickness of a separator: one pixel, in points.
  private var thickness: Double { 1 / traits.displayScale.factor }

  /// A separator of a cell, in the cell's coordinates. Without insets it is where constraints put its guide,
  /// or starts where the text starts.
  private func separator(
    in cell: PresentedCell, at y: Double, _ color: DynamicColor, insets: DirectionalEdgeInsets?
  ) -> PresentedCell.Separator {
    let width = cell.frame.size.width
    let guide = cell.separatorGuide
    let insets = insets ?? ownInsets(of: cell)
    let ownLeading = insets?.leading ?? guide?.leading
    let textInset = ownLeading == nil ? textInset(in: cell) : nil
    let leading = min(max(0, ownLeading ?? textInset ?? rows.sideMargin), width)
    let length = max(0, width - leading - (insets?.trailing ?? guide?.trailing ?? 0))
    let left = traits.layoutDirection == .leftToRight ? leading : width - leading - length
    return PresentedCell.Separator(
      frame: Rect(left, y, length, thickness), color: color.resolved(in: colors),
      followsText: textInset != nil)
  }

  /// The insets that a table cell gives its separator; `nil` if it does not.
  private func ownInsets(of cell: PresentedCell) -> DirectionalEdgeInsets? {
    guard cell.view.properties[PropertyName.separatorInset].origin != .classDefault else {
      return nil
    }
    // Tables take left as the leading side in both directions.
    return DirectionalEdgeInsets(cell.view[.separatorInset], in: .leftToRight)
  }

  /// The distance of a content configuration's text from the leading edge (`separatorLayoutGuide`;
  /// from memory, unverified).
  private func textInset(in cell: PresentedCell) -> Double? {
    guard let frame = cell.view.configuredTextFrame else { return nil }
    return traits.layoutDirection == .leftToRight ? frame.minX : cell.frame.size.width - frame.maxX
  }
}

extension PresentedView {
  /// The frame of a content configuration's text in the cell whose view this is, in points; `nil` if there is none.
  fileprivate var configuredTextFrame: Rect? {
    guard let contentView = subviews.first(where: { $0.name == .contentView }),
      let content = contentView.subviews.first(where: { $0.kind == .contentConfiguration }),
      let text = content.subviews.first(where: { $0.kind == .label })
    else { return nil }
    return text.frame.offset(by: contentView.frame.origin)
  }
}

extension PresentedCell {
  /// Moves the separators of a cell that is animated: the lower one with the lower edge, and those that begin where the
  /// text does with the text.
  ///
  /// - Parameter settled: The cell when it is settled.
  package mutating func moveSeparators(from settled: PresentedCell) {
    if let line = separator {
      let way = frame.size.height - settled.frame.size.height
      separator?.frame = line.frame.offset(by: Point(0, way))
    }
    guard separator?.followsText == true || topSeparator?.followsText == true,
      let old = settled.view.configuredTextFrame, let new = view.configuredTextFrame,
      old.minX != new.minX || old.maxX != new.maxX
    else { return }
    func moved(_ separator: Separator?) -> Separator? {
      guard var result = separator, result.followsText else { return separator }
      var (left, right) = (result.frame.minX, result.frame.maxX)
      if left == old.minX { left = new.minX } else { right = new.maxX }
      result.frame = Rect(left, result.frame.minY, max(0, right - left), result.frame.size.height)
      return result
    }
    (separator, topSeparator) = (moved(separator), moved(topSeparator))
  }
}

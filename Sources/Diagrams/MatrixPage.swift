internal import Drawing

/// The layout of a matrix's page. Columns for which there is no room beside the others stand below them, in a
/// block with the same rows.
struct MatrixPage {
  private typealias Metrics = MatrixMetrics

  /// What stands at the left of a row.
  private struct RowHead {
    let names: [TypesetText]
    let base: TypesetText?
    let differences: [TypesetText]

    var height: Double {
      (base == nil ? 0 : Metrics.lineHeight) + Double(names.count) * Metrics.lineHeight
        + Double(differences.count) * Metrics.smallLineHeight
    }
    var width: Double { (names + differences + (base.map { [$0] } ?? [])).map(\.width).max() ?? 0 }
  }

  /// The heading of a column.
  private struct ColumnHead {
    let property: TypesetText?
    let names: [TypesetText]

    var width: Double { (names + (property.map { [$0] } ?? [])).map(\.width).max() ?? 0 }
    var height: Double {
      (property == nil ? 0 : Metrics.smallLineHeight) + Double(names.count) * Metrics.lineHeight
    }
  }

  private let content: MatrixContent
  private let palette: DiagramPalette
  private let rowHeads: [RowHead]
  private let columnHeads: [ColumnHead]
  private let equals: TypesetText
  private let sameRow: TypesetText
  private let sameColumn: TypesetText
  private let nameWidth: Double
  private let columns: MatrixColumns
  private var foot = TextBlock()

  init(
    _ content: MatrixContent, _ remarks: [String], _ palette: DiagramPalette,
    _ setter: DiagramTypesetter
  ) throws(DiagramFailure) {
    self.content = content
    self.palette = palette
    rowHeads = try content.shownRows.map { row throws(DiagramFailure) in
      RowHead(
        names: try Self.names(content.rows[row], Metrics.nameWidth, setter),
        base: row == 0 ? try setter.line("base", Metrics.nameFont) : nil,
        differences: row == 0
          ? []
          : try setter.lines(
            listing: content.specimens[row][0].differences, Metrics.smallFont,
            width: Metrics.nameWidth, longestWord: 2 * Metrics.nameWidth))
    }
    columnHeads = try content.shownColumns.map { column throws(DiagramFailure) in
      let head = content.columns[column]
      return ColumnHead(
        property: column == 0
          ? try setter.line("base", Metrics.nameFont)
          : try head.property.map { text throws(DiagramFailure) in
            try setter.line(text, Metrics.propertyFont)
          },
        names: try Self.names(head, Metrics.headWidth, setter))
    }
    equals = try setter.line("= base", Metrics.nameFont)
    sameRow = try setter.line("as \(content.rows.first?.shortName ?? "")", Metrics.smallFont)
    sameColumn = try setter.line(
      "as in \(content.columns.first?.shortName ?? "")", Metrics.smallFont)
    nameWidth =
      ((rowHeads.map(\.width).max() ?? 0) + Metrics.nameGap + Metrics.bandPadding).rounded(.up)
    let room = Metrics.width - 2 * Metrics.margin - nameWidth
    let noteWidth = content.hasSame ? max(equals.width, sameRow.width, sameColumn.width) : 0
    columns = MatrixColumns(
      content, headWidths: columnHeads.map { $0.width + Metrics.columnGap }, noteWidth: noteWidth,
      room: room)
    let width = max(pageWidth - 2 * Metrics.margin, DiagramMetrics.footMinimumWidth)
    var sentences = content.sentences(remarked: true)
    if content.hasSame {
      sentences.insert(
        "= base: the same pixels as in the base row or the base column; nothing is drawn twice.",
        at: 0)
    }
    if scale != 1 { sentences.append("Cells are drawn at \(Int((scale * 100).rounded())) %.") }
    for sentence in sentences + remarks {
      for line in try setter.lines(sentence, DiagramMetrics.footFont, width: width) {
        foot.add(
          line, palette.secondaryInk,
          gapBefore: DiagramMetrics.footLineHeight - line.font.lineHeight)
      }
    }
  }

  private static func names(
    _ head: StateMatrix.Head, _ width: Double, _ setter: DiagramTypesetter
  ) throws(DiagramFailure) -> [TypesetText] {
    var lines: [TypesetText] = []
    for part in head.lines {
      lines += try setter.lines(part, Metrics.nameFont, width: width, longestWord: 2 * width)
    }
    return lines
  }

  // MARK: - Places

  private var scale: Double { columns.scale }

  private func columnWidth(_ place: Int) -> Double { columns.width(place) }

  private func rowHeight(_ place: Int, in block: [Int]) -> Double {
    let row = content.shownRows[place]
    let cells = block.map { content.shownColumns[$0] }
      .filter { content.same(row, $0) == nil }
      .map { content.specimens[row][$0].size(scale).height }
    return (max(cells.max() ?? 0, rowHeads[place].height) + 2 * Metrics.padding).rounded(.up)
  }

  private var pageWidth: Double {
    let inside = columns.blocks.map { $0.map(columnWidth).reduce(nameWidth, +) }.max() ?? 0
    return max(inside, DiagramMetrics.footMinimumWidth) + 2 * Metrics.margin
  }

  func displayList() -> DisplayList {
    var items: [DisplayList.Item] = []
    var y = Metrics.margin
    for block in columns.blocks {
      items += blockItems(block, top: &y)
      y += Metrics.blockGap
    }
    y += Metrics.footGap - Metrics.blockGap
    items += foot.items(at: Point(Metrics.margin, y))
    let size = Size(
      max(pageWidth, foot.size.width + 2 * Metrics.margin).rounded(.up),
      (y + foot.size.height + Metrics.margin).rounded(.up))
    return DisplayList(
      size: size, items: [.fill(.rect(Rect(origin: .zero, size: size)), palette.ground)] + items)
  }

  private func blockItems(_ block: [Int], top: inout Double) -> [DisplayList.Item] {
    let headHeight = (block.map { columnHeads[$0].height }.max() ?? 0) + Metrics.headGap
    let left = Metrics.margin
    let widths = block.map(columnWidth)
    let heights = rowHeads.indices.map { rowHeight($0, in: block) }
    let right = left + nameWidth + widths.reduce(0, +)
    let bottom = top + headHeight + heights.reduce(0, +)
    func band(_ rect: Rect) -> DisplayList.Item {
      .fill(.roundedRect(rect, cornerRadius: Metrics.bandRadius), palette.band)
    }
    var items: [DisplayList.Item] = []
    if block.first == 0, columnHeads.count > 1 {
      items.append(
        band(
          Rect(
            left + nameWidth, top - Metrics.bandPadding, widths[0],
            bottom - top + 2 * Metrics.bandPadding)))
    }
    if rowHeads.count > 1 {
      items.append(
        band(
          Rect(
            left - Metrics.bandPadding, top + headHeight, right - left + 2 * Metrics.bandPadding,
            heights[0])))
    }
    var x = left + nameWidth
    for (place, width) in zip(block, widths) {
      items += headItems(
        columnHeads[place], isBase: place == 0,
        in: Rect(x + Metrics.padding, top, width, headHeight - Metrics.headGap))
      x += width
    }
    var y = top + headHeight
    for (place, height) in heights.enumerated() {
      items += nameItems(rowHeads[place], isBase: place == 0, middle: y + height / 2)
      x = left + nameWidth
      for (column, width) in zip(block, widths) {
        items += pictureItems(
          content.shownRows[place], content.shownColumns[column], in: Rect(x, y, width, height))
        x += width
      }
      y += height
      if place > 0, place < heights.count - 1 {
        items.append(
          .stroke(
            .polyline([Point(left, y), Point(right, y)]), Stroke(lineWidth: 1), palette.cardLine))
      }
    }
    top = bottom
    return items
  }

  private func headItems(
    _ head: ColumnHead, isBase: Bool, in box: Rect
  ) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    var y = box.maxY - head.height
    if let property = head.property {
      items.append(
        .text(
          property, at: Point(box.minX, property.baseline(middle: y + Metrics.smallLineHeight / 2)),
          isBase ? palette.curve : palette.secondaryInk))
      y += Metrics.smallLineHeight
    }
    for name in head.names {
      items.append(
        .text(
          name, at: Point(box.minX, name.baseline(middle: y + Metrics.lineHeight / 2)), palette.ink)
      )
      y += Metrics.lineHeight
    }
    return items
  }

  private func nameItems(
    _ head: RowHead, isBase: Bool, middle: Double
  ) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    var y = middle - head.height / 2
    func add(_ line: TypesetText, _ color: Color, _ height: Double) {
      items.append(
        .text(line, at: Point(Metrics.margin, line.baseline(middle: y + height / 2)), color))
      y += height
    }
    if let base = head.base { add(base, palette.curve, Metrics.lineHeight) }
    for name in head.names { add(name, palette.ink, Metrics.lineHeight) }
    for line in head.differences { add(line, palette.secondaryInk, Metrics.smallLineHeight) }
    return items
  }

  private func pictureItems(_ row: Int, _ column: Int, in box: Rect) -> [DisplayList.Item] {
    if let same = content.same(row, column) {
      let note = same == .row ? sameRow : sameColumn
      let left = box.minX + Metrics.padding
      return [
        .text(
          equals, at: Point(left, equals.baseline(middle: box.midY - Metrics.smallLineHeight / 2)),
          palette.secondaryInk),
        .text(
          note, at: Point(left, note.baseline(middle: box.midY + Metrics.lineHeight / 2)),
          palette.secondaryInk),
      ]
    }
    let specimen = content.specimens[row][column]
    let size = specimen.size(scale)
    let corner = Point(
      box.minX + Metrics.padding, (box.midY - size.height / 2).rounded())
    return specimen.items(at: corner, scale: scale, palette)
  }
}

/// The fonts and distances of a matrix, in points. All are our choice.
enum MatrixMetrics {
  /// The widest page: what a README shows without scaling it down.
  static let width = 830.0
  static let nameFont = Font.system(13, .semibold)
  static let lineHeight = 17.0
  static let smallFont = Font.system(12)
  static let propertyFont = Font.monospaced(11)
  static let smallLineHeight = 16.0
  static let headGap = 10.0
  /// The widest name of a row.
  static let nameWidth = 124.0
  /// The widest line of a column's heading.
  static let headWidth = 150.0
  static let nameGap = 16.0
  static let margin = 24.0
  /// The room around each picture.
  static let padding = 8.0
  /// How far the bands of the base reach beyond rows and columns.
  static let bandPadding = 8.0
  static let bandRadius = 10.0
  /// The distance between the headings of two columns.
  static let columnGap = 20.0
  /// The distance between columns that stand below each other.
  static let blockGap = 36.0
  /// The maximum length of a picture's longer side.
  static let mostSide = 320.0
  /// Cells are not drawn smaller than this, or below the minimum size of pictures, to have more columns beside each
  /// other.
  static let leastScale = 0.5
  static let footGap = 24.0
}

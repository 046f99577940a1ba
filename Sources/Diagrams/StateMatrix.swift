package import Drawing
package import Interaction

/// A sheet for design reviews with states in rows and variants in columns. A picture that equals
/// its left neighbour is pale and marked "=", so that differences stand out.
package struct StateMatrix: Sendable {
  /// One variant.
  package struct Column: Sendable {
    /// The name that tells it from the others.
    package var name: String
    /// The background of its pictures.
    package var ground: Color
    /// A picture for each state, in points.
    package var pictures: [DisplayList]

    /// Creates a column.
    package init(name: String, ground: Color, pictures: [DisplayList]) {
      self.name = name
      self.ground = ground
      self.pictures = pictures
    }
  }

  /// The alternative text of the picture, in sentences.
  package let description: String
  /// The matrix's drawing, in points.
  package let displayList: DisplayList

  /// Places and draws a matrix.
  ///
  /// - Parameters:
  ///   - states: The names of the rows.
  ///   - columns: The columns, each with a picture for each state.
  ///   - remarks: Sentences for the footer.
  ///   - palette: The colours of everything but the cells.
  ///   - typesetter: Sets the text.
  package init(
    of states: [CellState], columns: [Column], remarks: [String],
    palette: DiagramPalette = .light, typesetter: any Typesetter
  ) throws(DiagramFailure) {
    displayList = try MatrixPage(
      states, columns, remarks, palette, DiagramTypesetter(typesetter: typesetter)
    ).displayList()
    let same = columns.indices.dropFirst().flatMap { column in
      states.indices.filter { MatrixPage.isSame(columns, column, $0) }.map {
        "\(states[$0].text(separator: " and ")) \(columns[column].name)"
      }
    }
    description =
      ([
        "States \(states.map { $0.text(separator: " and ") }.joined(separator: ", "))"
          + " in the variants \(columns.map(\.name).joined(separator: ", "))."
      ]
      + (same.isEmpty
        ? [] : ["The same as the picture at the left: \(same.joined(separator: "; "))."])
      + remarks).joined(separator: " ")
  }
}

/// The layout of a matrix's page.
private struct MatrixPage {
  private typealias Metrics = MatrixMetrics

  private let columns: [StateMatrix.Column]
  private let palette: DiagramPalette
  private let scale: Double
  private let heads: [[TypesetText]]
  private let names: [[TypesetText]]
  private let equals: TypesetText
  private let note: TypesetText?
  private var foot = TextBlock()
  private var columnWidths: [Double] = []
  private var rowHeights: [Double] = []
  private let nameWidth: Double
  private let headHeight: Double

  init(
    _ states: [CellState], _ columns: [StateMatrix.Column], _ remarks: [String],
    _ palette: DiagramPalette, _ setter: DiagramTypesetter
  ) throws(DiagramFailure) {
    self.columns = columns
    self.palette = palette
    let sizes = columns.flatMap { $0.pictures.map(\.size) }
    let longest = sizes.map { max($0.width, $0.height) }.max() ?? 0
    let scale = min(1, Metrics.pictureSide / max(longest, 1))
    self.scale = scale
    var heads: [[TypesetText]] = []
    for column in columns {
      // A plus sign ends a line, because each part of the name is a separate change.
      let words = column.name.split(separator: "+").map(String.init)
      var lines: [TypesetText] = []
      for (index, word) in words.enumerated() {
        let text = index < words.count - 1 ? word + " +" : word
        lines.append(try setter.line(text, Metrics.headFont))
      }
      heads.append(lines)
    }
    self.heads = heads
    var names: [[TypesetText]] = []
    for state in states {
      var lines: [TypesetText] = []
      for word in state.text(separator: ", ").split(separator: " ") {
        lines.append(try setter.line(String(word), Metrics.nameFont))
      }
      names.append(lines)
    }
    self.names = names
    equals = try setter.line("=", Metrics.nameFont)
    var note: TypesetText?
    if scale < 1 {
      note = try setter.line("\(Int((scale * 100).rounded())) %", DiagramMetrics.footFont)
    }
    self.note = note
    nameWidth =
      (max(names.joined().map(\.width).max() ?? 0, note?.width ?? 0) + Metrics.nameGap).rounded(.up)
    headHeight =
      Double(heads.map(\.count).max() ?? 1) * Metrics.headLineHeight + Metrics.headGap
    columnWidths = columns.indices.map { index in
      let pictures = columns[index].pictures.map { $0.size.width * scale + 2 * Metrics.padding }
      let head = heads[index].map(\.width).max() ?? 0
      return max(pictures.max() ?? 0, head + Metrics.columnGap).rounded(.up)
    }
    rowHeights = states.indices.map { row in
      let pictures = columns.map { $0.pictures[row].size.height * scale + 2 * Metrics.padding }
      let text = Double(names[row].count) * Metrics.nameLineHeight
      return max(pictures.max() ?? 0, text + Metrics.padding).rounded(.up)
    }
    for remark in remarks {
      for line in try setter.lines(remark, DiagramMetrics.footFont, width: inside) {
        foot.add(
          line, palette.secondaryInk,
          gapBefore: DiagramMetrics.footLineHeight - line.font.lineHeight)
      }
    }
  }

  private var inside: Double {
    max(nameWidth + columnWidths.reduce(0, +), DiagramMetrics.footMinimumWidth)
  }

  /// Whether a picture equals its left neighbour.
  static func isSame(_ columns: [StateMatrix.Column], _ column: Int, _ row: Int) -> Bool {
    column > 0 && columns[column].pictures[row] == columns[column - 1].pictures[row]
  }

  func displayList() -> DisplayList {
    let margin = Metrics.margin
    let top = margin + headHeight
    let bottom = top + rowHeights.reduce(0, +)
    let footHeight = foot.size == .zero ? 0 : Metrics.footGap + foot.size.height
    let size = Size(
      (inside + 2 * margin).rounded(.up), (bottom + footHeight + margin).rounded(.up))
    var items: [DisplayList.Item] = [
      .fill(.rect(Rect(origin: .zero, size: size)), palette.ground)
    ]
    if let note {
      let baseline = top - Metrics.headGap - 4
      items.append(.text(note, at: Point(margin, baseline), palette.secondaryInk))
    }
    var x = margin + nameWidth
    for (index, column) in columns.enumerated() {
      items += headItems(heads[index], in: Rect(x, margin, columnWidths[index], headHeight))
      items.append(
        .fill(.rect(Rect(x, top, columnWidths[index], bottom - top)), column.ground))
      x += columnWidths[index]
    }
    var y = top
    for row in names.indices {
      items += nameItems(names[row], middle: y + rowHeights[row] / 2)
      var x = margin + nameWidth
      for column in columns.indices {
        items += pictureItems(
          column, row, in: Rect(x, y, columnWidths[column], rowHeights[row]))
        x += columnWidths[column]
      }
      items.append(rule(y, size))
      y += rowHeights[row]
    }
    items.append(rule(bottom, size))
    items += foot.items(at: Point(margin, bottom + Metrics.footGap))
    return DisplayList(size: size, items: items)
  }

  private func rule(_ y: Double, _ size: Size) -> DisplayList.Item {
    let line = Path.polyline([Point(Metrics.margin, y), Point(size.width - Metrics.margin, y)])
    return .stroke(line, Stroke(width: 1), palette.cardLine)
  }

  /// The lines are centred in the column, with the last one just above the pictures.
  private func headItems(_ lines: [TypesetText], in box: Rect) -> [DisplayList.Item] {
    lines.enumerated().map { index, line in
      let rest = Double(lines.count - 1 - index) * Metrics.headLineHeight
      return .text(
        line, at: Point(box.midX - line.width / 2, box.maxY - Metrics.headGap - 4 - rest),
        palette.ink)
    }
  }

  private func nameItems(_ lines: [TypesetText], middle: Double) -> [DisplayList.Item] {
    lines.enumerated().map { index, line in
      let offset = (Double(index) - Double(lines.count - 1) / 2) * Metrics.nameLineHeight
      return .text(
        line, at: Point(Metrics.margin, line.baseline(middle: middle + offset)), palette.ink)
    }
  }

  private func pictureItems(_ column: Int, _ row: Int, in box: Rect) -> [DisplayList.Item] {
    let picture = columns[column].pictures[row].withoutNames()
    let shown = Size(picture.size.width * scale, picture.size.height * scale)
    let origin = Point(
      (box.midX - shown.width / 2).rounded(), (box.midY - shown.height / 2).rounded())
    let isSame = Self.isSame(columns, column, row)
    let place = Transform.scale(x: scale, y: scale).concatenating(.translation(origin))
    var items: [DisplayList.Item] = [
      .layer(
        DisplayList.Layer(
          transform: place, opacity: isSame ? Metrics.sameOpacity : 1,
          clip: .rect(Rect(origin: .zero, size: picture.size)), items: picture.items))
    ]
    if isSame {
      let disc = Path.circle(center: box.center, radius: Metrics.discRadius)
      items.append(.fill(disc, palette.card))
      items.append(.stroke(disc, Stroke(width: 1), palette.cardLine))
      items.append(
        .text(
          equals,
          at: Point(box.midX - equals.width / 2, equals.baseline(middle: box.midY)),
          palette.ink))
    }
    return items
  }
}

/// The fonts and distances of a matrix, in points. All are our choice.
private enum MatrixMetrics {
  static let headFont = Font.system(13, .semibold)
  static let headLineHeight = 17.0
  static let headGap = 10.0
  static let nameFont = Font.system(14, .semibold)
  static let nameLineHeight = 18.0
  static let nameGap = 28.0
  static let margin = 24.0
  /// The padding around each picture.
  static let padding = 16.0
  /// The distance between the headings of two columns.
  static let columnGap = 20.0
  /// The maximum side of a picture; larger ones are all scaled down by the same factor.
  static let pictureSide = 180.0
  static let sameOpacity = 0.3
  static let discRadius = 11.0
  static let footGap = 18.0
}

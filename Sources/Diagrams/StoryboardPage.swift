internal import Drawing

/// The layout of a storyboard's page: panels in rows of equal columns, the time axis and the
/// footer.
struct StoryboardPage {
  private typealias Metrics = StoryboardMetrics

  private let panels: [StoryboardPanel]
  private let panelWidth: Double
  private let columns: Int
  /// The top of each row and the heights that its panels share.
  private var rows: [(top: Double, heights: StoryboardPanel.Heights)] = []
  private let axis: TimeAxis
  private var axisTop = 0.0
  private var foot = TextBlock()
  private let ends: (start: TypesetText, end: TypesetText)
  private let palette: DiagramPalette
  private var size = Size.zero

  init(
    _ steps: [Storyboard.Step], seconds: Double, remarks: [String], _ palette: DiagramPalette,
    _ setter: DiagramTypesetter
  ) throws(DiagramFailure) {
    self.palette = palette
    let inner = Metrics.width - 2 * Metrics.margin
    let showsItems = Set(steps.flatMap(\.properties).map(\.item)).count > 1
    var most = Metrics.mostColumns
    var (panels, rowCount, columns, room): ([StoryboardPanel], Int, Int, Double)
    // The maximum number of columns whose texts fit a page.
    repeat {
      rowCount = max(1, (steps.count + most - 1) / most)
      columns = max(1, (steps.count + rowCount - 1) / rowCount)
      room = (inner - Double(columns - 1) * Metrics.columnGap) / Double(columns)
      panels = []
      for (index, step) in steps.enumerated() {
        panels.append(
          try StoryboardPanel(
            step, number: index + 1, showsItems: showsItems, width: room, setter))
      }
      most = columns - 1
    } while most > 0 && panels.contains { $0.leastWidth > room }
    (self.panels, self.columns) = (panels, columns)
    // A few panels may use the whole width, up to the collection view's actual size.
    let widest = panels.map(\.leastWidth).max() ?? 0
    let natural = panels.map(\.naturalWidth).max() ?? 0
    panelWidth = max(widest.rounded(.up), min(room, max(natural, Metrics.leastPanelWidth)))
    let across = Double(columns) * (panelWidth + Metrics.columnGap) - Metrics.columnGap
    let inside = max(across, Metrics.leastInside)
    axis = try TimeAxis(steps.map(\.seconds), seconds: seconds, width: inside, setter)
    ends = (
      try setter.line("0 s", DiagramMetrics.footFont),
      try setter.line(decimal(seconds, places: 3) + " s", DiagramMetrics.footFont)
    )
    let width = panelWidth
    var top = Metrics.margin
    for row in 0..<rowCount where !panels.isEmpty {
      let members = panels.dropFirst(row * columns).prefix(columns)
      let heights = members.map { $0.heights(width: width) }
        .reduce(StoryboardPanel.Heights()) { $0.union($1) }
      rows.append((top, heights))
      top += heights.total + Metrics.rowGap
    }
    axisTop = top - Metrics.rowGap + Metrics.axisGap + axis.rise
    try setFoot(remarks, scale: panels.first?.scale(width: width) ?? 1, inside, setter)
    size = Size(
      (inside + 2 * Metrics.margin).rounded(.up),
      (axisTop + Metrics.axisHeight + foot.size.height + Metrics.margin).rounded(.up))
  }

  private mutating func setFoot(
    _ remarks: [String], scale: Double, _ inside: Double, _ setter: DiagramTypesetter
  ) throws(DiagramFailure) {
    var sentences = panels.isEmpty ? ["Nothing happens."] : ["Bold: changed in this step."]
    sentences += remarks
    if scale < 1 { sentences.append("Drawn at \(Int((scale * 100).rounded())) %.") }
    let sides = max(ends.start.width, ends.end.width) + Metrics.columnGap
    for line in try setter.lines(
      sentences.joined(separator: " "), DiagramMetrics.footFont, width: inside - 2 * sides,
      longestWord: inside)
    {
      let gap = DiagramMetrics.footLineHeight - line.font.lineHeight
      foot.add(line, palette.secondaryInk, gapBefore: gap)
    }
  }

  func displayList() -> DisplayList {
    var items: [DisplayList.Item] = [
      .fill(.rect(Rect(origin: .zero, size: size)), palette.ground)
    ]
    for (index, panel) in panels.enumerated() {
      let row = rows[index / columns]
      let x =
        Metrics.margin + Double(index % columns) * (panelWidth + Metrics.columnGap)
      let ink = panel.items(
        at: Point(x, row.top), width: panelWidth, row.heights, palette)
      items.append(.layer(DisplayList.Layer(name: "step-\(index + 1)", items: ink)))
    }
    let origin = Point(Metrics.margin, axisTop)
    items += axis.items(at: origin, palette)
    let footTop = axisTop + Metrics.axisHeight
    let baseline = footTop + DiagramMetrics.footFont.ascender
    let right = size.width - Metrics.margin
    items.append(.text(ends.start, at: Point(Metrics.margin, baseline), palette.secondaryInk))
    items.append(.text(ends.end, at: Point(right - ends.end.width, baseline), palette.secondaryInk))
    items += foot.items(
      at: Point((size.width - foot.size.width) / 2, footTop), centered: true)
    return DisplayList(size: size, items: items)
  }
}

/// The fonts and distances of a storyboard, in points. All are our choice.
enum StoryboardMetrics {
  static let headFont = Font.system(13, .semibold)
  static let timeFont = Font.system(12)
  static let propertyFont = Font.monospaced(11)
  static let changedFont = Font.monospaced(11, .bold)
  static let itemFont = Font.system(11)
  static let callFont = Font.monospaced(11)
  static let discFont = Font.system(11, .semibold)

  static let margin = 24.0
  /// The width of a page with all columns, which a README shows without scaling it down.
  static let width = LatticeSpacing.pageWidth
  static let mostColumns = 4
  static let leastPanelWidth = 183.0
  /// The minimum width of the footer and the axis.
  static let leastInside = 380.0
  static let columnGap = 16.0
  static let rowGap = 36.0

  static let headHeight = 22.0
  static let headGap = 9.0
  /// The distance between the lines of a heading.
  static let headPitch = 16.0
  /// The distances from the number to the heading, and from there to the time.
  static let (numberGap, timeGap) = (8.0, 12.0)
  /// The maximum height of a picture; a higher collection view is scaled down.
  static let mostPictureHeight = 260.0
  /// The maximum room for a finger below the picture.
  static let mostOverhang = 40.0
  static let pictureRadius = 7.0
  static let propertyGap = 15.0
  static let propertyPitch = 21.0
  static let dotRadius = 4.0
  static let propertyIndent = 16.0
  static let callGap = 8.0
  static let callPitch = 17.0

  static let axisGap = 40.0
  /// The distance from the axis to the footer's text.
  static let axisHeight = 16.0
  static let tick = 4.0
  static let discRadius = 9.0
  static let discPitch = 21.0
  /// How far discs are moved above the axis where they would overlap.
  static let discRise = 24.0
}

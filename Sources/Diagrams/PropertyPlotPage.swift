internal import Drawing

/// The layout of a plot's page.
struct PropertyPlotPage {
  private typealias Metrics = PropertyPlotMetrics

  private(set) var displayList = DisplayList(size: .zero)
  private let palette: DiagramPalette
  private let setter: DiagramTypesetter
  private let seconds: Double
  private var y = PropertyPlotMetrics.margin

  init(
    _ charts: [PropertyPlot.Chart], _ events: [PropertyPlot.Event], _ seconds: Double,
    _ remark: String, _ palette: DiagramPalette, _ setter: DiagramTypesetter
  ) throws(DiagramFailure) {
    self.palette = palette
    self.setter = setter
    self.seconds = seconds
    var items: [DisplayList.Item] = []
    let axis = try TimeAxis(
      events.map(\.seconds), seconds: seconds, width: Metrics.chartWidth, setter)
    y += axis.rise + Metrics.axisHeight / 2
    let axisY = y
    y += Metrics.axisHeight
    for chart in charts { items += try self.items(of: chart) }
    let guides = events.map { event in
      DisplayList.Item.stroke(
        .polyline([Point(x(event.seconds), axisY), Point(x(event.seconds), y)]),
        Stroke(lineWidth: 0.5), palette.ring)
    }
    items = guides + items + axis.items(at: Point(Metrics.chartLeft, axisY), palette)
    for (text, isEnd) in [("0 s", false), (decimal(seconds, places: 3) + " s", true)] {
      let line = try setter.line(text, Metrics.smallFont)
      let place =
        isEnd
        ? Metrics.chartLeft + Metrics.chartWidth + Metrics.axisLabelGap
        : Metrics.chartLeft - Metrics.axisLabelGap - line.width
      items.append(
        .text(line, at: Point(place, line.baseline(middle: axisY)), palette.secondaryInk))
    }
    y += Metrics.footGap
    for (index, event) in events.enumerated() {
      items += try foot("\(index + 1)", "\(decimal(event.seconds, places: 3)) s", event.text)
    }
    if charts.isEmpty { items += try foot("", "", "Nothing changes.") }
    if !remark.isEmpty { items += try foot("", "", remark) }
    let size = Size(Metrics.width, (y + Metrics.margin).rounded(.up))
    displayList = DisplayList(
      size: size,
      items: [.fill(.rect(Rect(origin: .zero, size: size)), palette.ground)] + items)
  }

  private func x(_ time: Double) -> Double {
    Metrics.chartLeft + (seconds > 0 ? time / seconds * Metrics.chartWidth : 0)
  }

  // MARK: - Charts

  private mutating func items(
    of chart: PropertyPlot.Chart
  ) throws(DiagramFailure) -> [DisplayList.Item] {
    let height: Double
    var items: [DisplayList.Item]
    switch chart.content {
    case .numbers(let values):
      height = Metrics.curveHeight
      items = try curve(values, height)
    case .colors(let values):
      height = Metrics.bandHeight
      items = band(values)
    case .words(let values):
      height = Metrics.bandHeight
      items = try words(values)
    }
    var label = TextBlock()
    for line in try setter.lines(
      ofName: chart.name, Metrics.nameFont, width: Metrics.labelWidth)
    {
      label.add(line, palette.ink)
    }
    for line in try setter.lines(
      ofName: chart.subject, Metrics.smallFont, width: Metrics.labelWidth)
    {
      label.add(line, palette.secondaryInk, gapBefore: 2)
    }
    items += label.items(at: Point(Metrics.margin, y + (height - label.size.height) / 2))
    y += max(height + Metrics.chartGap, label.size.height + Metrics.labelGap)
    return items
  }

  /// A curve scaled between its minimum and its maximum, which are written at its right.
  private func curve(
    _ values: [(seconds: Double, value: Double?)], _ height: Double
  ) throws(DiagramFailure) -> [DisplayList.Item] {
    let numbers = values.compactMap(\.value)
    guard let least = numbers.min(), let most = numbers.max() else { return [] }
    let (top, bottom) = (y + 4, y + height - 4)
    func place(_ value: Double) -> Double {
      most > least ? bottom - (value - least) / (most - least) * (bottom - top) : (top + bottom) / 2
    }
    var items: [DisplayList.Item] = []
    for (value, line) in [(most, top), (least, bottom)] {
      let (left, right) = (Metrics.chartLeft, Metrics.chartLeft + Metrics.chartWidth)
      items.append(
        .stroke(
          .polyline([Point(left, line), Point(right, line)]), Stroke(lineWidth: 0.5),
          palette.cardLine))
      let text = try setter.line(decimal(value, places: 3), Metrics.valueFont)
      items.append(
        .text(text, at: Point(right + 8, text.baseline(middle: line)), palette.secondaryInk))
      if most == least { break }
    }
    var path = Path()
    var isDrawing = false
    for (time, value) in values {
      guard let value else {
        isDrawing = false
        continue
      }
      let point = Point(x(time), place(value))
      if isDrawing { path.addLine(to: point) } else { path.move(to: point) }
      isDrawing = true
    }
    items.append(.stroke(path, Stroke(lineWidth: 1.5, lineJoin: .round), palette.curve))
    return items
  }

  /// Draws a band of colours, each as wide as its duration.
  private func band(_ values: [(seconds: Double, value: Color?)]) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    for run in runs(values) {
      guard let color = run.value else { continue }
      // Each colour extends to the end of the band, below the next ones: otherwise the background
      // would show at edges between pixels.
      let rest = Metrics.chartLeft + Metrics.chartWidth - run.rect.minX
      let area = Path.rect(Rect(run.rect.minX, y, rest, Metrics.bandHeight))
      // A translucent colour does not mix with the ones before.
      if color.alpha < 1 { items.append(.fill(area, palette.card)) }
      items.append(.fill(area, color))
    }
    let frame = Rect(Metrics.chartLeft, y, Metrics.chartWidth, Metrics.bandHeight)
    items.append(.stroke(.rect(frame), Stroke(lineWidth: 0.5), palette.ring))
    return items
  }

  /// Draws words in boxes, each as wide as its duration.
  private func words(
    _ values: [(seconds: Double, value: String?)]
  ) throws(DiagramFailure) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    for run in runs(values) {
      guard let word = run.value else { continue }
      items.append(.fill(.rect(run.rect.inset(by: EdgeInsets(0.5))), palette.card))
      items.append(.stroke(.rect(run.rect), Stroke(lineWidth: 0.5), palette.ring))
      guard let text = try shortened(word, width: run.rect.size.width - 8) else { continue }
      items.append(
        .text(
          text, at: Point(run.rect.minX + 5, text.baseline(middle: run.rect.midY)), palette.ink))
    }
    return items
  }

  /// The first letters of a text that fit, with an ellipsis; `nil` if hardly any do.
  private func shortened(
    _ text: String, width: Double
  ) throws(DiagramFailure) -> TypesetText? {
    let least = 4
    let whole = try setter.line(text, Metrics.valueFont)
    guard whole.width >= width else { return whole }
    // The letters of this font are equally wide.
    let count = Int(width / max(whole.width / Double(max(text.count, 1)), 1)) - 1
    guard count >= least else { return nil }
    let part = try setter.line(String(text.prefix(count)) + "…", Metrics.valueFont)
    return part.width <= width ? part : nil
  }

  /// Runs of equal values; each lasts until the next one.
  private func runs<Value: Equatable>(
    _ values: [(seconds: Double, value: Value?)]
  ) -> [(value: Value?, rect: Rect)] {
    var runs: [(value: Value?, start: Double)] = []
    for (time, value) in values where runs.last?.value != value || runs.isEmpty {
      runs.append((value, time))
    }
    return runs.enumerated().map { index, run in
      let end = index + 1 < runs.count ? runs[index + 1].start : seconds
      let (left, right) = (x(run.start), x(end))
      return (run.value, Rect(left, y, right - left, Metrics.bandHeight))
    }
  }

  // MARK: - The foot

  /// Adds a line to the footer; long text is broken into several lines.
  private mutating func foot(
    _ number: String, _ time: String, _ text: String
  ) throws(DiagramFailure) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    let columns = [
      (number, Metrics.margin, palette.ink), (time, Metrics.margin + 24, palette.secondaryInk),
    ]
    for (text, left, color) in columns where !text.isEmpty {
      let line = try setter.line(text, Metrics.smallFont)
      items.append(.text(line, at: Point(left, y + line.font.ascender), color))
    }
    let left = number.isEmpty ? Metrics.margin : Metrics.margin + 84
    for line in try setter.lines(
      text, Metrics.smallFont, width: Metrics.width - Metrics.margin - left)
    {
      items.append(.text(line, at: Point(left, y + line.font.ascender), palette.secondaryInk))
      y += Metrics.footPitch
    }
    return items
  }
}

/// The fonts and distances of a plot, in points. All are our choice.
enum PropertyPlotMetrics {
  static let nameFont = Font.monospaced(11)
  static let smallFont = Font.system(11)
  static let valueFont = Font.monospaced(11)

  static let width = 830.0
  static let margin = 24.0
  static let chartLeft = 290.0
  static let chartWidth = 450.0
  /// The width of names beside the charts, and the minimum distance between those of two charts.
  static let (labelWidth, labelGap) = (chartLeft - margin - 12, 6.0)
  static let curveHeight = 56.0
  static let bandHeight = 22.0
  static let chartGap = 18.0
  static let axisHeight = 32.0
  /// The distance from the axis's ends to the times, beyond the disc of a moment at the end.
  static let axisLabelGap = 14.0
  static let footGap = 4.0
  static let footPitch = 17.0
}

internal import Drawing

/// The layout of the page of a statechart.
struct RegionPage {
  private typealias Metrics = RegionMetrics

  let palette: DiagramPalette
  private let setter: DiagramTypesetter
  private var drawing = RegionDrawing()
  let width: Double
  private let isNarrow: Bool
  private let margin, padding, inside: Double
  private let lookColumns: Int
  private var y: Double

  init(
    _ chart: RegionChart, _ palette: DiagramPalette, _ width: Double, _ setter: DiagramTypesetter
  ) throws(DiagramFailure) {
    (self.palette, self.setter, self.width) = (palette, setter, width)
    isNarrow = width < Metrics.narrowWidth
    margin = isNarrow ? Metrics.narrowMargin : Metrics.margin
    padding = isNarrow ? Metrics.narrowPadding : Metrics.padding
    lookColumns = isNarrow ? Metrics.narrowLookColumns : Metrics.lookColumns
    inside = width - 2 * margin
    y = margin
    try addHead(chart)
    try addRegions(chart.regions)
    try addEnds(chart.ends)
    if !chart.looks.isEmpty { try addLooks(chart) }
    if !chart.interactions.isEmpty { try addInteractions(chart.interactions) }
    try addFoot(chart.sentences)
    drawing.size = Size(width, (y + margin).rounded(.up))
  }

  var places: RegionPlaces { drawing.places }

  var displayList: DisplayList {
    let area = Path.rect(Rect(origin: .zero, size: drawing.size))
    return DisplayList(size: drawing.size, items: [.fill(area, palette.ground)] + drawing.items)
  }

  // MARK: - Parts

  private mutating func addHead(_ chart: RegionChart) throws(DiagramFailure) {
    let hasApp = chart.regions.contains { $0.arrows.contains(where: \.isOfApp) }
    // On a narrow page the legend has a line of its own.
    let legendWidth = hasApp && !isNarrow ? 230.0 : 0
    var block = TextBlock()
    for line in try setter.lines(
      chart.title, Metrics.titleFont, width: inside - legendWidth)
    {
      block.add(line, palette.ink)
    }
    for line in try setter.lines(chart.summary, Metrics.smallFont, width: inside) {
      block.add(line, palette.secondaryInk, gapBefore: 6)
    }
    let faults = DiagramAudit.head(chart.faults, inSome: chart.scatteredFaults)
    for line in try setter.lines(faults, Metrics.smallFont, width: inside) where !faults.isEmpty {
      block.add(line, palette.measure, gapBefore: 6)
    }
    drawing.add(block.items(at: Point(margin, y)))
    if hasApp {
      let middle = isNarrow ? y + block.size.height + 22 : y + Metrics.titleFont.lineHeight / 2
      var x = width - margin
      for (text, isOfApp) in [("set by the app", true), ("touch", false)] {
        let line = try setter.line(text, Metrics.eventFont)
        x -= line.width
        drawing.add([
          .text(
            line, at: Point(x, line.baseline(middle: middle)),
            isOfApp ? palette.appArrow : palette.ink)
        ])
        var arrow = RegionDrawing()
        arrow.add(
          arrow: [Point(x - 42, middle), Point(x - 8, middle)], isOfApp: isOfApp, palette)
        drawing.add(arrow.items)
        x -= 62
      }
    }
    y += block.size.height + (hasApp && isNarrow ? 46 : 20)
  }

  private mutating func addRegions(_ regions: [RegionChart.Region]) throws(DiagramFailure) {
    let top = y
    let room = inside - 2 * padding
    let half = (room - 2 * padding) / 2
    var separators: [[Point]] = []
    var frame = RegionDrawing()
    var rest = regions
    var height = padding
    while !rest.isEmpty {
      let isNested = rest[0].context != nil
      if isNested {
        height += Metrics.nestGap - padding
      } else if rest.count < regions.count {
        separators.append([
          Point(margin, top + height), Point(width - margin, top + height),
        ])
        height += padding
      }
      let isParent = rest.count > 1 && rest[1].context != nil
      let panel = RegionPanel(rest.removeFirst(), palette, setter)
      let narrow = isParent || isNarrow ? nil : try panel.narrow(half)
      var other: RegionDrawing?
      if narrow != nil { other = try takeNarrow(from: &rest, half) }
      if let narrow, let other {
        frame.add(narrow, at: Point(padding, height))
        frame.add(other, at: Point(padding + half + 2 * padding, height))
        let tall = max(narrow.size.height, other.size.height)
        let middle = margin + padding + half + padding
        separators.append([
          Point(middle, top + height - padding),
          Point(middle, top + height + tall + padding),
        ])
        height += tall + padding
      } else if isNested {
        // A region that is seen only inside another one is a box of its own below that one.
        let inner = room - 2 * Metrics.nestPadding
        let wide =
          try isNarrow
          ? panel.stacked(inner)
          : panel.wide(inner, headWidth: Metrics.headWidth - Metrics.nestPadding)
        let box = Rect(
          padding, height, room, wide.size.height + 2 * Metrics.nestPadding)
        let outline = Path.roundedRect(
          box.inset(by: EdgeInsets(0.5)), cornerRadius: Metrics.cardRadius)
        frame.add([.stroke(outline, Stroke(lineWidth: 1), palette.ring)])
        frame.add(
          wide, at: Point(padding + Metrics.nestPadding, height + Metrics.nestPadding))
        height += box.size.height + padding
      } else {
        let wide = try isNarrow ? panel.stacked(room) : panel.wide(room)
        frame.add(wide, at: Point(padding, height))
        height += wide.size.height + padding
      }
    }
    let box = Rect(margin, top, inside, height.rounded(.up))
    let outline = Path.roundedRect(
      box.inset(by: EdgeInsets(0.5)), cornerRadius: Metrics.frameRadius)
    drawing.add([.stroke(outline, Stroke(lineWidth: 1), palette.ring)])
    for line in separators {
      drawing.add([
        .stroke(Path.polyline(line).dashed(5, gap: 5), Stroke(lineWidth: 1), palette.ring)
      ])
    }
    drawing.add(frame, at: Point(margin, top))
    y = box.maxY
  }

  /// Draws what deletes the item: an arrow from the frame of all regions down to the end, with the labels of all beside
  /// it.
  private mutating func addEnds(_ ends: [RegionChart.Arrow]) throws(DiagramFailure) {
    guard !ends.isEmpty else { return }
    let x = margin + 2 * padding
    let room = inside - 3 * padding - Metrics.labelPadding
    var text = TextBlock()
    for end in ends {
      let (above, below) = try RegionDrawing.label(
        end, width: room, longestWord: room, palette, setter)
      text.add(above, gapBefore: text.size == .zero ? 0 : Metrics.joinGap)
      text.add(below, gapBefore: Metrics.lineGap)
    }
    let start = y + Metrics.arrowGap
    let tip = Point(x, start + FinalState.length(beside: text))
    let isOfApp = ends.allSatisfy(\.isOfApp)
    drawing.add(arrow: [Point(x, start), tip], isOfApp: isOfApp, palette)
    let end = FinalState(below: tip)
    drawing.add(end.items(isOfApp ? palette.appArrow : palette.arrow))
    let middle = (start + tip.y) / 2
    drawing.add(
      label: text, at: Point(x + Metrics.labelPadding, middle - text.size.height / 2))
    y = end.box.maxY
  }

  /// Takes the next small region, which stands beside another one; `nil` if there is none.
  private func takeNarrow(
    from regions: inout [RegionChart.Region], _ width: Double
  ) throws(DiagramFailure) -> RegionDrawing? {
    for index in regions.indices {
      let isParent = index + 1 < regions.count && regions[index + 1].context != nil
      guard !isParent, let drawing = try RegionPanel(regions[index], palette, setter).narrow(width)
      else { continue }
      regions.remove(at: index)
      return drawing
    }
    return nil
  }

  private mutating func addTitle(_ title: String, _ note: String) throws(DiagramFailure) {
    y += Metrics.sectionGap
    let head = try setter.line(title, Metrics.sectionFont)
    drawing.add([
      .text(head, at: Point(margin, y + head.font.ascender), palette.ink)
    ])
    let left = margin + head.width + 12
    let lines = try setter.lines(
      note, Metrics.smallFont, width: width - margin - left)
    for (index, line) in lines.enumerated() {
      let baseline = y + head.font.ascender + Double(index) * (line.font.lineHeight + 2)
      drawing.add([.text(line, at: Point(left, baseline), palette.secondaryInk)])
    }
    y +=
      max(
        head.font.lineHeight,
        Double(lines.count) * (Metrics.smallFont.lineHeight + 2)) + Metrics.captionGap
  }

  private mutating func addLooks(_ chart: RegionChart) throws(DiagramFailure) {
    try addTitle("Looks together", chart.looksNote)
    let specimens = chart.looks.map(\.specimen)
    let third =
      (inside - Double(lookColumns - 1) * Metrics.lookGap) / Double(lookColumns)
    let scale = specimens.scale(longest: third)
    // Narrow pictures take more columns.
    let widest = max(
      specimens.map { $0.size(scale).width }.max() ?? 0, Metrics.leastLookColumn)
    let columns = max(
      lookColumns, Int((inside + Metrics.lookGap) / (widest + Metrics.lookGap)))
    let width = (inside - Double(columns - 1) * Metrics.lookGap) / Double(columns)
    for start in stride(from: 0, to: chart.looks.count, by: columns) {
      var height = 0.0
      for (column, look) in chart.looks[start...].prefix(columns).enumerated() {
        let size = look.specimen.size(scale)
        let x = margin + Double(column) * (width + Metrics.lookGap)
        drawing.add(picture: look.specimen, at: Point(x.rounded(), y), scale: scale, palette)
        var name = TextBlock()
        for line in try setter.lines(look.name, Metrics.eventFont, width: width) {
          name.add(line, palette.ink, gapBefore: 1)
        }
        drawing.add(name.items(at: Point(x, y + size.height + 6)))
        height = max(height, size.height + 6 + name.size.height)
      }
      y += height + Metrics.lookGap
    }
    y -= Metrics.lookGap
  }

  /// The maximum number of interactions with a picture, and of those that follow in words.
  private static let mostPictures = 3
  private static let mostWords = 8

  private mutating func addInteractions(
    _ interactions: [RegionChart.Interaction]
  ) throws(DiagramFailure) {
    try addTitle("What regions do to each other", "")
    let width =
      (inside - Double(lookColumns - 1) * Metrics.lookGap) / Double(lookColumns)
    let shown = interactions.prefix(Self.mostWords)
    let pictured = shown.filter { $0.specimen != nil }.prefix(Self.mostPictures)
    let scale = pictured.compactMap(\.specimen).scale(longest: width)
    var rest = Array(shown)
    for interaction in pictured {
      guard let specimen = interaction.specimen else { continue }
      rest.removeAll { $0.title == interaction.title }
      let size = specimen.size(scale)
      drawing.add(picture: specimen, at: Point(margin, y), scale: scale, palette)
      let text = try words(interaction, width: inside - width - Metrics.lookGap)
      let height = max(size.height, text.size.height)
      drawing.add(
        text.items(
          at: Point(
            margin + width + Metrics.lookGap, y + (height - text.size.height) / 2)))
      y += height + Metrics.lookGap
    }
    for interaction in rest {
      let text = try words(interaction, width: inside)
      drawing.add(text.items(at: Point(margin, y)))
      y += text.size.height + 8
    }
    let more = interactions.count - shown.count
    if more > 0 {
      let line = try setter.line("+ \(more) more, listed in .json", Metrics.smallFont)
      drawing.add([
        .text(line, at: Point(margin, y + line.font.ascender), palette.secondaryInk)
      ])
      y += line.font.lineHeight
    }
  }

  private func words(
    _ interaction: RegionChart.Interaction, width: Double
  ) throws(DiagramFailure) -> TextBlock {
    var block = TextBlock()
    for line in try setter.lines(interaction.title, Metrics.nameFont, width: width) {
      block.add(line, palette.ink, gapBefore: 1)
    }
    for line in try setter.lines(interaction.text, Metrics.smallFont, width: width) {
      block.add(line, palette.secondaryInk, gapBefore: Metrics.lineGap)
    }
    return block
  }

  private mutating func addFoot(_ sentences: [String]) throws(DiagramFailure) {
    guard !sentences.isEmpty else { return }
    var block = TextBlock()
    for sentence in sentences {
      for line in try setter.lines(sentence, Metrics.smallFont, width: inside) {
        block.add(line, palette.secondaryInk, gapBefore: 4)
      }
    }
    y += Metrics.sectionGap
    drawing.add(block.items(at: Point(margin, y)))
    y += block.size.height
  }
}

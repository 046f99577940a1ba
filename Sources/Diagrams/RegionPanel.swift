internal import Drawing

/// Lays out one region: its title, its places as cards, and its arrows.
struct RegionPanel {
  private typealias Metrics = RegionMetrics

  private let region: RegionChart.Region
  private let palette: DiagramPalette
  private let setter: DiagramTypesetter
  private var specimens: [Specimen] { region.nodes.map(\.specimen) }

  init(
    _ region: RegionChart.Region, _ palette: DiagramPalette, _ setter: DiagramTypesetter
  ) {
    (self.region, self.palette, self.setter) = (region, palette, setter)
  }

  /// The region with its title above its places, if it is no wider than a length; `nil` if it is.
  func narrow(_ width: Double) throws(DiagramFailure) -> RegionDrawing? {
    guard region.nodes.count == 2, region.context == nil, !region.hasEnd else { return nil }
    guard let body = try row(width: width, isCompact: true),
      body.scale >= Metrics.leastNarrowScale || !region.isVisible
    else { return nil }
    let notes = notes(body.scale)
    var head = TextBlock()
    let title = try setter.line(region.title, Metrics.sectionFont)
    guard title.width <= width else { return nil }
    head.add(title, palette.ink)
    for line in try setter.lines(
      notes.joined(separator: ", "), Metrics.smallFont, width: width)
    {
      head.add(line, palette.secondaryInk, gapBefore: Metrics.lineGap)
    }
    var drawing = RegionDrawing()
    drawing.add(head.items(at: .zero))
    let top = (head.size.height + Metrics.captionGap).rounded(.up)
    drawing.add(body.drawing, at: Point(0, top))
    drawing.size = Size(
      max(body.drawing.size.width, head.size.width), top + body.drawing.size.height)
    return drawing
  }

  /// The region with its title at the left.
  func wide(
    _ width: Double, headWidth: Double = RegionMetrics.headWidth
  ) throws(DiagramFailure) -> RegionDrawing {
    let body = try body(width - headWidth, isNarrow: false)
    var head = TextBlock()
    // A word may be a little wider, up to the places.
    let longestWord = headWidth - Metrics.lineGap
    for line in try setter.lines(
      region.title, Metrics.sectionFont, width: Metrics.headTextWidth, longestWord: longestWord)
    {
      head.add(line, palette.ink)
    }
    let context = region.context.map { ["only in \($0)"] } ?? []
    for note in context + notes(body.scale) {
      for line in try setter.lines(
        note, Metrics.smallFont, width: Metrics.headTextWidth, longestWord: longestWord)
      {
        head.add(line, palette.secondaryInk, gapBefore: Metrics.lineGap)
      }
    }
    var drawing = RegionDrawing()
    drawing.add(head.items(at: Point(0, 2)))
    drawing.add(body.drawing, at: Point(headWidth, 0))
    drawing.size = Size(width, max(head.size.height + 2, body.drawing.size.height))
    return drawing
  }

  /// The region with its title above its places, at any width.
  func stacked(_ width: Double) throws(DiagramFailure) -> RegionDrawing {
    let body = try body(width, isNarrow: true)
    var head = TextBlock()
    for line in try setter.lines(region.title, Metrics.sectionFont, width: width) {
      head.add(line, palette.ink)
    }
    let context = region.context.map { ["only in \($0)"] } ?? []
    for line in try setter.lines(
      listing: context + notes(body.scale), Metrics.smallFont, width: width)
    {
      head.add(line, palette.secondaryInk, gapBefore: Metrics.lineGap)
    }
    let top = (head.size.height + Metrics.captionGap).rounded(.up)
    var drawing = RegionDrawing()
    drawing.add(head.items(at: .zero))
    drawing.add(body.drawing, at: Point(0, top))
    drawing.size = Size(width, top + body.drawing.size.height)
    return drawing
  }

  /// The places with their arrows: beside each other where there is room, else below each other, else with the arrows
  /// in words. Words also name the end of a deleted item, which has no place in rows and columns.
  private func body(
    _ width: Double, isNarrow: Bool
  ) throws(DiagramFailure) -> (drawing: RegionDrawing, scale: Double) {
    guard region.kind == .arrows else {
      return try RegionSequence(region, palette, setter).drawing(width: width)
    }
    if region.hasEnd {
      return try RegionList(region, palette, setter).drawing(width: width)
    }
    let row = try row(width: width, isCompact: isNarrow)
    if let row, row.scale >= Metrics.leastRowScale || !region.isVisible { return row }
    let column = RegionColumn(region, palette, setter)
    if let column = try column.drawing(width: width, isNarrow: isNarrow) { return column }
    if let row { return row }
    return try RegionList(region, palette, setter).drawing(width: width)
  }

  private func notes(_ scale: Double) -> [String] {
    region.notes + (scale == 1 || !region.isVisible ? [] : ["at \(Int((scale * 100).rounded())) %"])
  }

  // MARK: - A row of cards

  private struct Label {
    let arrow: RegionChart.Arrow
    let above: TextBlock
    let below: TextBlock

    var width: Double { max(above.size.width, below.size.width) }
    var height: Double { above.size.height + below.size.height + 2 * Metrics.lineGap }

    /// The labels of arrows in the same direction at one arrow, so that cards are not as tall as many arrows.
    static func joining(_ labels: [Label]) -> [Label] {
      labels.reduce(into: []) { joined, label in
        let same = joined.firstIndex {
          ($0.arrow.from, $0.arrow.to, $0.arrow.isOfApp)
            == (label.arrow.from, label.arrow.to, label.arrow.isOfApp)
        }
        guard let same else { return joined.append(label) }
        var below = joined[same].below
        below.add(label.above, gapBefore: Metrics.joinGap)
        below.add(label.below, gapBefore: 1)
        joined[same] = Label(
          arrow: joined[same].arrow, above: joined[same].above, below: below)
      }
    }
  }

  /// The arrows between two neighbouring cards.
  private struct Gap {
    let labels: [Label]
    let width: Double
    let height: Double

    init(_ labels: [Label]) {
      self.labels = labels
      let widest = labels.map(\.width).max() ?? 0
      width =
        labels.isEmpty
        ? Metrics.cardGap
        : max(Metrics.leastGap, (widest + 2 * Metrics.labelPadding).rounded(.up))
      height =
        labels.map(\.height).reduce(0, +) + Double(max(0, labels.count - 1)) * Metrics.arrowSpacing
        + 2 * Metrics.captionGap
    }
  }

  private func label(
    _ arrow: RegionChart.Arrow, _ width: Double, longestWord: Double
  ) throws(DiagramFailure) -> Label {
    let (above, below) = try RegionDrawing.label(
      arrow, width: width, longestWord: longestWord, palette, setter)
    return Label(arrow: arrow, above: above, below: below)
  }

  /// Two or three places beside each other with the arrows between them; `nil` if they need more room.
  private func row(
    width: Double, isCompact: Bool
  ) throws(DiagramFailure) -> (drawing: RegionDrawing, scale: Double)? {
    let count = region.nodes.count
    guard count == 2 || count == 3 else { return nil }
    let gaps = try gaps(count, isCompact: isCompact)
    let left = Metrics.initialWidth
    let room = width - left - gaps.map(\.width).reduce(0, +)
    // Pictures are rounded up to whole points on both sides of their origin.
    let most = room / Double(count) - 2 * Metrics.cardPadding - 3
    guard most >= Metrics.leastPicture else { return nil }
    let scale = specimens.scale(longest: min(most, Metrics.mostPicture))
    guard isFine(scale) else { return nil }
    let natural = specimens.map { $0.size(scale).width }.max() ?? 0
    let text = max(natural, min(most, 130))
    let cards = try region.nodes.map { node throws(DiagramFailure) in
      try RegionCard(
        node, scale: scale, width: text, longestWord: .infinity, showsPicture: region.isVisible,
        setter)
    }
    let cardWidth = cards.map(\.size.width).max() ?? 0
    let heights = gaps.map(\.height)
    if isCompact, let tallest = heights.max(), tallest > Metrics.mostNarrowHeight { return nil }
    let height = max(cards.map(\.size.height).max() ?? 0, heights.max() ?? 0).rounded(.up)
    let top = region.initial == 0 ? 0 : Metrics.initialHeight
    var drawing = RegionDrawing()
    var boxes: [Rect] = []
    var x = left
    for (index, card) in cards.enumerated() {
      let box = Rect(x, top, cardWidth, height)
      drawing.add(card: card, in: box, palette)
      boxes.append(box)
      x += cardWidth + (index < gaps.count ? gaps[index].width : 0)
    }
    for (index, gap) in gaps.enumerated() {
      let y = top + (height - gap.height) / 2 + Metrics.captionGap
      add(gap, index, between: boxes, top: y, to: &drawing)
    }
    drawing.add(initialTo: boxes[region.initial], isFirst: region.initial == 0, palette)
    let bottom = try addTracks(&drawing, boxes)
    drawing.size = Size(x, max(top + height, bottom))
    guard x <= width + 0.5 else { return nil }
    return (drawing, scale)
  }

  /// The gaps between neighbouring cards. In each the arrows to the next card come first.
  private func gaps(_ count: Int, isCompact: Bool) throws(DiagramFailure) -> [Gap] {
    let mostGap = region.isVisible ? Metrics.mostGap : Metrics.mostPlainGap
    let mostLabel = (isCompact ? 104.0 : count == 2 ? mostGap : 128) - 2 * Metrics.labelPadding
    var gaps: [[Label]] = Array(repeating: [], count: count - 1)
    for arrow in region.arrows where abs(arrow.from - arrow.to) == 1 {
      // A gap is as wide as its words; where there is no room for them, the places do not stand in a row.
      gaps[min(arrow.from, arrow.to)].append(
        try label(arrow, mostLabel, longestWord: .infinity))
    }
    return gaps.enumerated().map { index, labels in
      let sorted =
        labels.filter { $0.arrow.from == index } + labels.filter { $0.arrow.from != index }
      return Gap(sorted.count > Metrics.mostArrows ? Label.joining(sorted) : sorted)
    }
  }

  /// Draws the arrows of a gap one below the other.
  ///
  /// - Parameter index: The index of the card before it.
  private func add(
    _ gap: Gap, _ index: Int, between boxes: [Rect], top: Double, to drawing: inout RegionDrawing
  ) {
    let (from, to) = (boxes[index].maxX, boxes[index + 1].minX)
    var y = top
    for label in gap.labels {
      let line = (y + label.above.size.height + Metrics.lineGap).rounded()
      let ends = [Point(from + Metrics.arrowGap, line), Point(to - Metrics.arrowGap, line)]
      drawing.add(
        arrow: label.arrow.from == index ? ends : ends.reversed(),
        isOfApp: label.arrow.isOfApp, palette)
      add(label, middle: (from + to) / 2, top: y, line: line, to: &drawing)
      y += label.height + Metrics.arrowSpacing
    }
  }

  /// Draws a label above and below a line.
  private func add(
    _ label: Label, middle: Double, top: Double, line: Double, to drawing: inout RegionDrawing
  ) {
    drawing.add(
      label: label.above, at: Point(middle - label.above.size.width / 2, top), centered: true)
    drawing.add(
      label: label.below,
      at: Point(middle - label.below.size.width / 2, line + Metrics.lineGap), centered: true)
  }

  /// Whether no picture becomes too small.
  private func isFine(_ scale: Double) -> Bool {
    specimens.allSatisfy {
      let size = $0.size(scale)
      return max(size.width, size.height) >= Metrics.leastPicture
    }
  }

  /// Draws the arrows between the first and the third of three cards below the cards. Each lies outside of the one
  /// before, so that they do not cross.
  private func addTracks(
    _ drawing: inout RegionDrawing, _ boxes: [Rect]
  ) throws(DiagramFailure) -> Double {
    let arrows = region.arrows.filter { abs($0.from - $0.to) > 1 }
    guard let first = boxes.first, let last = boxes.last, !arrows.isEmpty else { return 0 }
    let bottom = first.maxY
    var y = bottom + Metrics.trackGap
    for (index, arrow) in arrows.enumerated() {
      let indent = Double(arrows.count - index) * 14
      let (left, right) = (first.midX + indent - 10, last.midX - indent + 10)
      let label = try label(arrow, right - left - 60, longestWord: right - left - 60)
      // The label stands on its line, above the lines of the arrows outside of it.
      let line = (y + label.above.size.height + Metrics.lineGap).rounded()
      let points = [
        Point(left, bottom + Metrics.arrowGap), Point(left, line), Point(right, line),
        Point(right, bottom + Metrics.arrowGap),
      ]
      drawing.add(
        arrow: arrow.from < arrow.to ? points : points.reversed(), isOfApp: arrow.isOfApp,
        palette)
      add(label, middle: (left + right) / 2, top: y, line: line, to: &drawing)
      y = line + Metrics.lineGap + label.below.size.height + Metrics.trackGap
    }
    return y
  }
}

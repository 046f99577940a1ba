internal import Drawing

/// A region whose places the app sets at any time, or from one to the next: cards in lines.
struct RegionSequence {
  private typealias Metrics = RegionMetrics

  private let region: RegionChart.Region
  private let palette: DiagramPalette
  private let setter: DiagramTypesetter

  init(_ region: RegionChart.Region, _ palette: DiagramPalette, _ setter: DiagramTypesetter) {
    (self.region, self.palette, self.setter) = (region, palette, setter)
  }

  private var isSteps: Bool { region.kind == .steps }

  func drawing(width: Double) throws(DiagramFailure) -> (drawing: RegionDrawing, scale: Double) {
    let gap = isSteps ? Metrics.stepGap : Metrics.cardGap
    let left = Metrics.initialWidth
    let specimens = region.nodes.map(\.specimen)
    let scale = pictureScale(specimens, width: width, gap: gap)
    let natural = specimens.map { $0.size(scale).width }.max() ?? 0
    let motion = commonMotion
    let cards = try region.nodes.map { node throws(DiagramFailure) in
      try RegionCard(
        node, scale: scale, width: max(natural, 88),
        longestWord: width - left - 2 * Metrics.cardPadding, showsPicture: region.isVisible,
        showsMotion: motion == nil, setter)
    }
    let cardWidth = cards.map(\.size.width).max() ?? 0
    let perLine = max(1, Int((width - left + gap) / (cardWidth + gap)))
    var drawing = RegionDrawing()
    var (y, buses): (Double, [Double]) = (0, [])
    var before: Rect?
    for start in stride(from: 0, to: cards.count, by: perLine) {
      let line = cards[start..<min(start + perLine, cards.count)]
      if region.initial > 0, line.indices.contains(region.initial) { y += Metrics.initialHeight }
      let height = line.map(\.size.height).max() ?? 0
      let boxes = line.indices.map { index in
        Rect(left + Double(index - start) * (cardWidth + gap), y, cardWidth, height)
      }
      for (card, box) in zip(line, boxes) { drawing.add(card: card, in: box, palette) }
      if line.indices.contains(region.initial) {
        drawing.add(
          initialTo: boxes[region.initial - start], isFirst: region.initial == 0, palette)
      }
      if isSteps {
        addSteps(between: boxes, after: before, to: &drawing)
        before = boxes.last
        y += height + Metrics.lineStepGap
      } else {
        let bus = y + height + Metrics.busGap
        addBus(bus, below: boxes, to: &drawing)
        buses.append(bus)
        y = bus + Metrics.trackGap
      }
    }
    if let first = buses.first, let last = buses.last, first < last {
      drawing.add(dotted: [Point(trunk, first), Point(trunk, last)], palette)
    }
    let label = try label(motion, width: width - left)
    let top = (buses.last ?? y - Metrics.lineStepGap) + (isSteps ? Metrics.captionGap : 6)
    drawing.add(label: label, at: Point(isSteps ? left : trunk, top))
    drawing.size = Size(width, top + label.size.height)
    return (drawing, scale)
  }

  /// The scale of the pictures: wide cells would be too small if there were four beside each other.
  private func pictureScale(_ specimens: [Specimen], width: Double, gap: Double) -> Double {
    let isWide = specimens.contains { $0.window.size.width > Metrics.mostPicture }
    let most = isWide ? (width < Metrics.leastPairWidth ? 1 : 2) : 4
    let count = Double(min(region.nodes.count, most))
    let room =
      (width - Metrics.initialWidth - gap * (count - 1)) / count - 2 * Metrics.cardPadding - 3
    return specimens.scale(
      longest: max(Metrics.leastPicture, min(room, isWide ? Metrics.mostPicture : 150)))
  }

  /// Adds the arrows between the cards of a line, and from the last card of the line before.
  private func addSteps(
    between boxes: [Rect], after before: Rect?, to drawing: inout RegionDrawing
  ) {
    // From the end of the line before: through the gap between the lines.
    if let before, let first = boxes.first {
      let middle = (before.maxY + Metrics.lineStepGap / 2).rounded()
      let ends = [
        Point(before.midX, before.maxY + Metrics.arrowGap),
        Point(first.midX, first.minY - Metrics.arrowGap),
      ]
      let bends = [Point(before.midX, middle), Point(first.midX, middle)]
      drawing.add(
        arrow: before.midX == first.midX ? ends : [ends[0]] + bends + [ends[1]],
        isOfApp: true, headAtStart: true, palette)
    }
    for (one, other) in zip(boxes, boxes.dropFirst()) {
      drawing.add(
        arrow: [
          Point(one.maxX + Metrics.arrowGap, one.midY),
          Point(other.minX - Metrics.arrowGap, one.midY),
        ], isOfApp: true, headAtStart: true, palette)
    }
  }

  /// Adds the line below the cards of a line, and an arrow from it to each of them.
  private func addBus(_ bus: Double, below boxes: [Rect], to drawing: inout RegionDrawing) {
    for box in boxes {
      drawing.add(
        arrow: [Point(box.midX, bus), Point(box.midX, box.maxY + Metrics.arrowGap)],
        isOfApp: true, palette)
    }
    if let last = boxes.last {
      drawing.add(dotted: [Point(trunk, bus), Point(last.midX, bus)], palette)
    }
  }

  /// Where the line that joins the places of several lines stands: between the initial dot and the first card's text.
  private var trunk: Double { Metrics.initialWidth - Metrics.trackGap }

  /// How all places are reached, if they are reached in the same way; `nil` if they differ.
  private var commonMotion: String? {
    let motions = Set(
      region.nodes.indices.filter { $0 != region.initial }.map { region.nodes[$0].motion })
    return motions.count > 1 ? nil : motions.first ?? ""
  }

  private func label(_ motion: String?, width: Double) throws(DiagramFailure) -> TextBlock {
    var label = TextBlock()
    let actions = region.arrows.filter(\.isOfApp).flatMap(\.actions)
    for line in try setter.lines(commonWords(actions), Metrics.eventFont, width: width) {
      label.add(line, palette.appArrow, gapBefore: 1)
    }
    for line in try setter.lines(motion ?? "", Metrics.smallFont, width: width) {
      label.add(line, palette.secondaryInk, gapBefore: 1)
    }
    return label
  }

  /// The words that actions begin with: "app sets download" for each of its values.
  private func commonWords(_ actions: [String]) -> String {
    let lists = actions.map { $0.split(separator: " ") }
    guard var common = lists.first else { return "" }
    for list in lists.dropFirst() {
      common = Array(zip(common, list).prefix { $0 == $1 }.map(\.0))
    }
    return common.joined(separator: " ")
  }
}

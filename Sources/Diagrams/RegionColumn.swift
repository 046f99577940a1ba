internal import Drawing

/// Three places of wide cells below each other, with the arrows between them: beside each other their pictures would be
/// too small to be read.
struct RegionColumn {
  private typealias Metrics = RegionMetrics

  private let region: RegionChart.Region
  private let palette: DiagramPalette
  private let setter: DiagramTypesetter
  private var specimens: [Specimen] { region.nodes.map(\.specimen) }

  /// The widest labels of arrows that are tried.
  private static let labelWidths = [150.0, 126, 104]
  /// The same with the longest sides of pictures on narrow pages.
  private static let narrow = [(240.0, 104.0), (240, 84), (180, 104), (180, 84), (148, 84)]
  /// The distance between an arrow and its label, and from a label to the next arrow.
  private static let (labelGap, arrowGap) = (8.0, 22.0)
  /// The distance between the ends of two arrows at the right of a card.
  private static let endGap = 12.0

  init(_ region: RegionChart.Region, _ palette: DiagramPalette, _ setter: DiagramTypesetter) {
    (self.region, self.palette, self.setter) = (region, palette, setter)
  }

  private struct Label {
    let arrow: RegionChart.Arrow
    let text: TextBlock
  }

  private func label(
    _ arrow: RegionChart.Arrow, _ width: Double
  ) throws(DiagramFailure) -> Label {
    Label(
      arrow: arrow, text: try RegionDrawing.text(arrow, width: width, palette, setter))
  }

  /// The places below each other; `nil` if the arrows need more room.
  func drawing(
    width: Double, isNarrow: Bool
  ) throws(DiagramFailure) -> (drawing: RegionDrawing, scale: Double)? {
    guard region.nodes.count == 3 || isNarrow && region.nodes.count == 2 else { return nil }
    let sizes =
      isNarrow ? Self.narrow : Self.labelWidths.map { (Metrics.mostPicture, $0) }
    for (picture, label) in sizes {
      if let found = try drawing(width: width, picture, labelWidth: label) { return found }
    }
    return nil
  }

  private func drawing(
    width: Double, _ pictureSide: Double, labelWidth: Double
  ) throws(DiagramFailure) -> (drawing: RegionDrawing, scale: Double)? {
    let left = Metrics.initialWidth
    let scale = specimens.scale(longest: pictureSide)
    let natural = specimens.map { $0.size(scale).width }.max() ?? 0
    let cards = try region.nodes.map { node throws(DiagramFailure) in
      try RegionCard(
        node, scale: scale, width: max(natural, 130), longestWord: .infinity,
        showsPicture: region.isVisible, setter)
    }
    let cardWidth = cards.map(\.size.width).max() ?? 0
    var drawing = RegionDrawing()
    var boxes: [Rect] = []
    var (y, right) = (0.0, left + cardWidth)
    for (index, card) in cards.enumerated() {
      let box = Rect(left, y, cardWidth, card.size.height)
      drawing.add(card: card, in: box, palette)
      boxes.append(box)
      y = box.maxY
      guard index + 1 < cards.count else { break }
      guard let gap = try addGap(&drawing, index, below: box, labelWidth) else { return nil }
      right = max(right, gap.right)
      y = gap.bottom
    }
    drawing.add(initialTo: boxes[region.initial], isFirst: true, palette)
    right = try addTracks(&drawing, boxes, from: right, labelWidth)
    guard right <= width else { return nil }
    drawing.size = Size(width, y)
    return (drawing, scale)
  }

  /// Draws the arrows between a card and the next one, those that lead down first. Returns where they end; `nil` if
  /// the cards are too narrow for them.
  private func addGap(
    _ drawing: inout RegionDrawing, _ index: Int, below box: Rect, _ labelWidth: Double
  ) throws(DiagramFailure) -> (right: Double, bottom: Double)? {
    let arrows = region.arrows.filter { min($0.from, $0.to) == index && abs($0.from - $0.to) == 1 }
    let labels = try (arrows.filter { $0.from == index } + arrows.filter { $0.from != index })
      .map { arrow throws(DiagramFailure) in try label(arrow, labelWidth) }
    let tallest = labels.map(\.text.size.height).max() ?? 0
    let bottom =
      labels.isEmpty
      ? box.maxY + Metrics.cardGap
      : (box.maxY + max(tallest + 2 * Metrics.captionGap, Metrics.stepGap)).rounded(.up)
    var x = box.minX + Self.arrowGap
    for label in labels {
      guard x <= box.maxX - Metrics.cardRadius else { return nil }
      let ends = [
        Point(x, box.maxY + Metrics.arrowGap), Point(x, bottom - Metrics.arrowGap),
      ]
      drawing.add(
        arrow: label.arrow.from == index ? ends : ends.reversed(), isOfApp: label.arrow.isOfApp,
        palette)
      let middle = (box.maxY + bottom - label.text.size.height) / 2
      drawing.add(label: label.text, at: Point(x + Self.labelGap, middle))
      x = (x + Self.labelGap + label.text.size.width + Self.arrowGap).rounded(.up)
    }
    return (x, bottom)
  }

  /// Draws the arrows between the first and the third card at the right of the cards. Each lies outside of the one
  /// before, so that they do not cross. Returns where the last label ends.
  private func addTracks(
    _ drawing: inout RegionDrawing, _ boxes: [Rect], from right: Double, _ labelWidth: Double
  ) throws(DiagramFailure) -> Double {
    guard let first = boxes.first, let last = boxes.last else { return right }
    var x = right
    var end = right
    // Those between the same places share a line.
    var groups: [[RegionChart.Arrow]] = []
    for arrow in region.arrows where abs(arrow.from - arrow.to) > 1 {
      let index = groups.firstIndex {
        $0.first.map {
          ($0.from, $0.to, $0.isOfApp) == (arrow.from, arrow.to, arrow.isOfApp)
        } ?? false
      }
      if let index { groups[index].append(arrow) } else { groups.append([arrow]) }
    }
    for (index, group) in groups.enumerated() {
      guard let arrow = group.first else { continue }
      var text = TextBlock()
      for arrow in group { text.add(try label(arrow, labelWidth).text, gapBefore: 8) }
      let shift = Double(index) * Self.endGap
      let points = [
        Point(first.maxX + Metrics.arrowGap, max(first.midY - shift, first.minY + 4)),
        Point(x, max(first.midY - shift, first.minY + 4)),
        Point(x, min(last.midY + shift, last.maxY - 4)),
        Point(last.maxX + Metrics.arrowGap, min(last.midY + shift, last.maxY - 4)),
      ]
      drawing.add(
        arrow: arrow.from < arrow.to ? points : points.reversed(), isOfApp: arrow.isOfApp, palette)
      let middle = (first.midY + last.midY - text.size.height) / 2
      drawing.add(label: text, at: Point(x + Self.labelGap, middle))
      end = x + Self.labelGap + text.size.width
      x = (end + Self.arrowGap).rounded(.up)
    }
    return end
  }
}

internal import Drawing

/// A region with many places or many arrows, or whose item can be deleted: a line for each place, with the moves from it
/// in words. Lines do not cross, and the text is as large as elsewhere.
struct RegionList {
  private typealias Metrics = RegionMetrics

  private let region: RegionChart.Region
  private let palette: DiagramPalette
  private let setter: DiagramTypesetter

  /// The distance from the cards to the words.
  private static let textGap = 20.0

  init(_ region: RegionChart.Region, _ palette: DiagramPalette, _ setter: DiagramTypesetter) {
    (self.region, self.palette, self.setter) = (region, palette, setter)
  }

  /// The actions of an arrow and the place to which it leads, unless the app sets just this: "app sets failed".
  private func words(_ arrow: RegionChart.Arrow) -> String {
    let actions = arrow.actions.joined(separator: ", ")
    let target = region.name(ofEnd: arrow.to)
    let isSaid =
      arrow.isOfApp
      && arrow.actions.allSatisfy {
        $0.hasSuffix(" \(target)") && !$0.hasSuffix(" not \(target)")
      }
    return isSaid ? actions : "\(actions) → \(target)"
  }

  func drawing(width: Double) throws(DiagramFailure) -> (drawing: RegionDrawing, scale: Double) {
    let left = Metrics.initialWidth
    let specimens = region.nodes.map(\.specimen)
    // On a narrow page words need half of the room.
    let scale = specimens.scale(longest: max(Metrics.leastPicture, min(180, width * 0.36)))
    let natural = specimens.map { $0.size(scale).width }.max() ?? 0
    let isNarrow = width < Metrics.leastPairWidth
    let half = (width - left - Self.textGap) / 2 - 2 * Metrics.cardPadding
    let cards = try region.nodes.map { node throws(DiagramFailure) in
      try RegionCard(
        node, scale: scale, width: max(natural, isNarrow ? 88 : 120),
        longestWord: max(natural, half), showsPicture: region.isVisible, setter)
    }
    let cardWidth = cards.map(\.size.width).max() ?? 0
    let textLeft = left + cardWidth + Self.textGap
    var drawing = RegionDrawing()
    var y = 0.0
    for (index, card) in cards.enumerated() {
      var text = TextBlock()
      for arrow in region.arrows where arrow.from == index {
        let ink = arrow.isOfApp ? palette.appArrow : palette.ink
        let first = words(arrow)
        let gap = text.size.height > 0 ? 6.0 : 0
        for (number, line) in try setter.lines(
          first, Metrics.eventFont, width: width - textLeft
        ).enumerated() {
          text.add(line, ink, gapBefore: number == 0 ? gap : 1)
        }
        let calls = [arrow.calls.joined(separator: ", "), arrow.guardText]
        let rest: [([String], Font)] = [
          (arrow.gestures, Metrics.smallFont),
          ([calls.filter { !$0.isEmpty }.joined(separator: " ")], Metrics.callFont),
          ([arrow.motion], Metrics.smallFont),
        ]
        for (texts, font) in rest {
          let texts = texts.filter { !$0.isEmpty }
          for line in try setter.lines(listing: texts, font, width: width - textLeft) {
            text.add(line, palette.secondaryInk, gapBefore: 1)
          }
        }
        try text.add(arrow.answer, Metrics.smallFont, width: width - textLeft, palette, setter)
      }
      let height = max(card.size.height, text.size.height).rounded(.up)
      let box = Rect(left, y, cardWidth, height)
      drawing.add(card: card, in: box, palette)
      drawing.add(label: text, at: Point(textLeft, y + ((height - text.size.height) / 2)))
      if index == region.initial { drawing.add(initialTo: box, isFirst: true, palette) }
      y += height + Metrics.cardGap
    }
    drawing.size = Size(width, y - Metrics.cardGap)
    return (drawing, scale)
  }
}

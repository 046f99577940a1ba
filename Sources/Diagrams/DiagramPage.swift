internal import Drawing

/// The layout of a diagram's page.
struct DiagramPage {
  let placement: DiagramPlacement
  let cards: [StateCard]
  private let graph: DiagramGraph
  private let palette: DiagramPalette
  private let head: TextBlock
  /// The distance by which the states stand below the head.
  let top: Double
  private let foot: TextBlock
  private let size: Size
  /// The sizes of the pictures, in points.
  let pictures: [Size]

  private typealias Metrics = DiagramMetrics

  init(
    _ graph: DiagramGraph, _ palette: DiagramPalette, _ setter: DiagramTypesetter,
    _ dot: StateDiagram.Dot, _ arrowText: ([DiagramGraph.Transition]) -> ArrowText,
    _ density: DiagramDensity, _ fitsPage: Bool, _ faults: [[String]],
    _ picture: (DiagramGraph.Node) -> Specimen
  ) throws(DiagramFailure) {
    self.palette = palette
    self.graph = graph
    let arrows = TransitionArrow.merging(graph.endingTransitions)
    let texts = arrows.map { arrowText($0.transitions) }
    let specimens = graph.nodes.map(picture)
    let found = try Self.lattice(
      graph, arrows, texts, specimens, faults, density, setter, palette)
    if let found, !fitsPage || found.placement.size.width <= Self.widestLattice {
      (cards, placement, pictures) = (found.cards, found.placement, found.pictures)
    } else if fitsPage {
      throw .tooWide
    } else {
      let spacing = LatticeSpacing.choices(columns: 1, density)[0]
      let scale = specimens.scale(in: spacing)
      cards = try Self.cards(graph, specimens, faults, scale, spacing, setter)
      placement = try GraphvizLayout(graph, arrows, cards: cards, setter, palette)
        .placement(by: dot)
      pictures = specimens.map { $0.size(scale) }
    }
    let lattice = placement.size
    var head = TextBlock()
    let width = max(lattice.width - Metrics.margin.left, Metrics.footMinimumWidth)
    let faults = DiagramAudit.head(graph.faults)
    for line in try setter.lines(faults, Metrics.footFont, width: width) where !faults.isEmpty {
      head.add(
        line, palette.measure, gapBefore: Metrics.footLineHeight - line.font.lineHeight)
    }
    self.head = head
    top = head.size == .zero ? 0 : (Metrics.footGap + head.size.height).rounded(.up)
    var foot = TextBlock()
    for sentence in graph.sentences {
      for line in try setter.lines(sentence, Metrics.footFont, width: width) {
        let gap = Metrics.footLineHeight - line.font.lineHeight
        foot.add(line, palette.secondaryInk, gapBefore: gap)
      }
    }
    self.foot = foot
    let footHeight = foot.size == .zero ? 0 : Metrics.footGap + foot.size.height
    size = Size(
      (max(lattice.width, Metrics.margin.left + max(foot.size.width, head.size.width))
        + Metrics.margin.right).rounded(.up),
      (top + lattice.height + footHeight + Metrics.margin.bottom).rounded(.up))
  }

  /// The maximum width of cards and arrows with the left margin.
  private static let widestLattice = LatticeSpacing.pageWidth - Metrics.margin.right

  private static func cards(
    _ graph: DiagramGraph, _ specimens: [Specimen], _ faults: [[String]], _ scale: Double,
    _ spacing: LatticeSpacing, _ setter: DiagramTypesetter
  ) throws(DiagramFailure) -> [StateCard] {
    let listsFlags = spacing.density.listsFlags
    // Pictures that stand out from the background need no caption.
    let hasCaption = listsFlags && specimens.contains(where: \.showsGround)
    let (flags, customs) =
      listsFlags ? (graph.listedFlags, graph.listedCustomStates) : ([], [])
    func cards(isSplit: Bool) throws(DiagramFailure) -> [StateCard] {
      try zip(zip(graph.nodes, specimens), faults).map { shown, faults throws(DiagramFailure) in
        try StateCard(
          shown.0, specimen: shown.1, scale: scale, hasCaption: hasCaption, faults: faults,
          flags: flags, customs: customs, showsScale: listsFlags, arrangement: spacing.arrangement,
          isSplit: isSplit, setter)
      }
    }
    let stacked = try cards(isSplit: false)
    let isSplit = spacing.arrangement == .below && stacked.allSatisfy(\.fitsSplit)
    return isSplit ? try cards(isSplit: true) : stacked
  }

  /// A lattice with everything that is needed to route its arrows.
  private struct Choice {
    let ways: LatticeWays
    let arrows: [TransitionArrow]
    let labels: [LatticeLabel]
    let spacing: LatticeSpacing
    let cards: [StateCard]
    let scale: Double

    func placement(_ ways: LatticeWays) -> DiagramPlacement {
      LatticeLayout(ways, arrows, cards: cards.map(\.size), labels, spacing).placement()
    }

    /// The placement with the fewest faults that was found.
    var improved: (placement: DiagramPlacement, faults: LatticeRouter.Faults) {
      let placement = LatticeRouter.improved(
        ways, widest: DiagramPage.widestLattice, layout: placement)
      return (placement, LatticeRouter.faults(of: placement).sum)
    }
  }

  /// The lattice that is no wider than a page and shows the largest pictures, or else the most generous one; `nil` if
  /// the graph has none.
  private static func lattice(
    _ graph: DiagramGraph, _ arrows: [TransitionArrow], _ texts: [ArrowText],
    _ specimens: [Specimen], _ marks: [[String]],
    _ density: DiagramDensity,
    _ setter: DiagramTypesetter,
    _ palette: DiagramPalette
  ) throws(DiagramFailure) -> (cards: [StateCard], placement: DiagramPlacement, pictures: [Size])? {
    func choice(_ ways: LatticeWays, _ spacing: LatticeSpacing) throws(DiagramFailure) -> Choice {
      let scale = specimens.scale(in: spacing)
      let labels = try zip(arrows, texts).map { arrow, text throws(DiagramFailure) in
        try LatticeLabel(arrow, text, spacing, setter, palette)
      }
      return Choice(
        ways: ways, arrows: arrows, labels: labels, spacing: spacing,
        cards: try cards(graph, specimens, marks, scale, spacing, setter), scale: scale)
    }
    let all = LatticeWays.Order.allCases.compactMap { LatticeWays(graph, arrows, $0) }
    var (best, first): (Choice?, Choice?)
    for ways in all {
      for spacing in LatticeSpacing.choices(columns: ways.columnCount, density) {
        let scale = specimens.scale(in: spacing)
        if let best, scale < best.scale * LatticeSpacing.worthwhile { continue }
        let choice = try choice(ways, spacing)
        first = first ?? choice
        if choice.placement(ways).size.width <= widestLattice { best = choice }
      }
    }
    guard var chosen = best ?? first else { return nil }
    var (placement, faults) = chosen.improved
    // Another order with pictures of the same size may have fewer crossings.
    for ways in all where best != nil && !faults.isNone {
      for spacing in LatticeSpacing.choices(columns: ways.columnCount, density)
      where specimens.scale(in: spacing) >= chosen.scale {
        let choice = try choice(ways, spacing)
        guard choice.placement(ways).size.width <= widestLattice else { continue }
        let other = choice.improved
        guard other.faults < faults else { continue }
        (chosen, placement, faults) = (choice, other.placement, other.faults)
      }
    }
    return (chosen.cards, placement, specimens.map { $0.size(chosen.scale) })
  }

  /// Where a transition is on the page; `nil` if nothing is drawn for it.
  ///
  /// - Parameter drawn: The transition for which its arrow is drawn.
  func placed(
    _ transition: DiagramGraph.Transition, as drawn: DiagramGraph.Transition
  ) -> StateDiagram.Transition? {
    let place = Point(0, top)
    return placement.arrows.first { $0.arrow.transitions.contains(drawn) }.map { arrow in
      StateDiagram.Transition(
        transition: transition, path: arrow.path.applying(.translation(place)),
        label: arrow.labelBox.offset(by: place), finalState: arrow.finalState?.box.offset(by: place)
      )
    }
  }

  func displayList() -> DisplayList {
    var items: [DisplayList.Item] = [
      .fill(.rect(Rect(origin: .zero, size: size)), palette.ground)
    ]
    items += head.items(at: Point(Metrics.margin.left, Metrics.footGap))
    var states = initialItems()
    for (card, box) in zip(cards, placement.boxes) {
      states.append(.layer(DisplayList.Layer(name: card.name, items: card.items(in: box, palette))))
    }
    for arrow in placement.arrows {
      let name =
        "\(graph.nodes[arrow.arrow.from].id)-\(graph.id(ofEnd: arrow.arrow.to))-"
        + arrow.arrow.transitions.map { $0.action.filter { $0 != " " } }
        .joined(separator: "-")
      states.append(.layer(DisplayList.Layer(name: name, items: arrow.items(palette))))
    }
    items +=
      top == 0
      ? states
      : [
        .layer(DisplayList.Layer(transform: .translation(Point(0, top)), items: states))
      ]
    items += foot.items(
      at: Point(Metrics.margin.left, top + placement.size.height + Metrics.footGap))
    return DisplayList(size: size, items: items)
  }

  /// The dot and the short arrow into the initial state.
  private func initialItems() -> [DisplayList.Item] {
    let box = placement.boxes[graph.initial]
    // In front of the card; a card that is not at the left edge has as much room there.
    let dot = Point(box.minX - Metrics.margin.left / 2 - 8, box.midY)
    let route = [
      Point(dot.x + Metrics.initialDotRadius + 1, dot.y), Point(box.minX - 5, dot.y),
    ]
    let stroke = Stroke(lineWidth: Metrics.arrowLine, lineCap: .round, lineJoin: .round)
    var items: [DisplayList.Item] = [
      .fill(.circle(center: dot, radius: Metrics.initialDotRadius), palette.arrow),
      .stroke(.polyline(route), stroke, palette.arrow),
    ]
    if let head = PlacedArrow.head(route) { items.append(.stroke(head, stroke, palette.arrow)) }
    return items
  }
}

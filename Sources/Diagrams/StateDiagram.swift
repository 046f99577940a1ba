package import Drawing

/// A state diagram that is laid out: the states of a cell as cards, the transitions as arrows, and
/// a footer with the actions that change nothing.
///
/// This target places and draws states and transitions on a page. It depends on neither scenes nor
/// renderers: it takes pictures of cells and returns a display list.
package struct StateDiagram: Sendable {
  /// A state and the rectangle of its card, in points.
  package struct State: Hashable, Sendable {
    /// The states of the cells.
    package let node: DiagramGraph.Node
    /// The rectangle of the card.
    package let box: Rect
    /// The rectangles of the picture and of the texts at its right or below it.
    package let picture, texts: Rect
  }

  /// What cards say.
  package enum Cards: Hashable, Sendable {
    /// The name, all flags, what differs from the base, and the scale of the picture.
    case full
    /// The name.
    case names
  }

  /// A transition with the path of its arrow and the rectangle of its label, both in points.
  /// Transitions that share an arrow have the same path and label.
  package struct Transition: Hashable, Sendable {
    /// The transition.
    package let transition: DiagramGraph.Transition
    /// The path of the arrow, from start to tip.
    package let path: Path
    /// The bounding box of the label.
    package let label: Rect
  }

  /// Runs Graphviz's `dot` on a graph in DOT and returns its answer in the format "plain".
  package typealias Dot = (String) throws(DiagramFailure) -> String

  /// A short title.
  package let title: String
  /// The graph that the diagram shows.
  package let graph: DiagramGraph
  /// The states, in the graph's order.
  package let states: [State]
  /// The transitions, in the graph's order.
  package let transitions: [Transition]
  /// The diagram's drawing, in points.
  package let displayList: DisplayList
  /// Descriptions of the states' appearance; empty if there are none.
  private let looks: [String]
  /// How often straight arrows pass through something or cross.
  let faults: LatticeRouter.Faults
  /// The sizes of the pictures of states, in points.
  package let pictures: [Size]

  /// Places and draws a graph.
  ///
  /// - Parameters:
  ///   - graph: The states and transitions.
  ///   - title: A short title.
  ///   - palette: The colours of everything but the cells.
  ///   - typesetter: Sets the text.
  ///   - looks: The appearance of each state in a few words, in the graph's order, for the
  /// alternative text; empty to omit it.
  ///   - faults: What is wrong with each state, in the graph's order; empty without an audit.
  ///   - dot: Runs Graphviz's `dot`, for graphs that do not fit the lattice.
  ///   - arrowText: Returns what the label of transitions that share an arrow says.
  ///   - density: The fonts and the room for cards and arrows.
  ///   - fitsPage: Whether a diagram that is wider than a README shows fails instead.
  ///   - saying: What cards say.
  ///   - picture: Returns the cells in a state. All pictures are scaled down by the same factor if
  /// one is larger than 200 pt, or less if that makes the diagram too wide.
  package init(
    of graph: DiagramGraph, title: String, palette: DiagramPalette = .light,
    typesetter: any Typesetter, looks: [String] = [], faults: [[String]] = [],
    dot: Dot = { _ throws(DiagramFailure) in throw .noGraphviz },
    arrowText: ([DiagramGraph.Transition]) -> ArrowText = ArrowText.init,
    density: DiagramDensity = .figure, fitsPage: Bool = false,
    saying: Cards = .full, picture: (DiagramGraph.Node) -> Specimen
  ) throws(DiagramFailure) {
    let page = try DiagramPage(
      graph, palette, DiagramTypesetter(typesetter: typesetter), dot, arrowText, density, fitsPage,
      faults.isEmpty ? graph.nodes.map { _ in [] } : faults, saying, picture)
    self.title = title
    self.graph = graph
    self.looks = looks
    states = zip(graph.nodes, zip(page.cards, page.placement.boxes)).map { node, entry in
      let (card, box) = entry
      let places = card.places(in: box)
      return State(node: node, box: box, picture: places.picture, texts: places.texts)
    }
    transitions = graph.transitions.compactMap { transition in
      page.placement.arrows.first { $0.arrow.transitions.contains(transition) }
        .map { Transition(transition: transition, path: $0.path, label: $0.labelBox) }
    }
    displayList = page.displayList()
    self.faults = LatticeRouter.faults(of: page.placement).sum
    pictures = page.pictures
  }

  /// The alternative text of the picture, in sentences, below 500 characters.
  package var description: String { graph.description(looks: looks) }
}

extension DiagramGraph {
  /// The states and the transitions in sentences, below 500 characters.
  ///
  /// - Parameter looks: Descriptions of the states' appearance; empty if there are none.
  package func description(looks: [String] = []) -> String {
    let graph = self
    let names = graph.nodes.map { spacedWords($0.spoken) }
    let count = names.count == 1 ? "one state" : "\(names.count) states"
    let cells = graph.nodes.first?.cells.compactMap(\.item) ?? []
    let subject =
      cells.isEmpty
      ? "a collection view cell"
      : "the cells of items " + cells.map(String.init).joined(separator: " and ")
    let looks = looks.count == names.count ? zip(names, looks).map { "\($0): \($1)" } : []
    let most = 5
    let some = names.prefix(most).joined(separator: ", ") + " and \(names.count - most) more"
    let lists = [looks.joined(separator: "; "), names.joined(separator: ", "), some]
    let shown = lists.first { !$0.isEmpty && $0.count <= Self.mostListed } ?? ""
    var sentences = [
      "State diagram of \(subject) with \(count)\(shown.isEmpty ? "" : ": " + shown).",
      "It begins as \(names[graph.initial]).",
    ]
    for arrow in TransitionArrow.merging(graph.transitions) {
      sentences.append("From \(names[arrow.from]) to \(names[arrow.to]): \(arrow.actionText).")
    }
    // Those with calls in brackets are for the picture.
    return alternativeText(sentences + graph.sentences.filter { !$0.contains("(") })
  }

  /// The maximum number of characters for the states in an alternative text. Our choice: half of it.
  private static let mostListed = 250
}

/// The layout of a diagram's page.
private struct DiagramPage {
  let placement: DiagramPlacement
  let cards: [StateCard]
  private let graph: DiagramGraph
  private let palette: DiagramPalette
  private let foot: TextBlock
  private let size: Size
  /// The sizes of the pictures, in points.
  let pictures: [Size]

  private typealias Metrics = DiagramMetrics

  init(
    _ graph: DiagramGraph, _ palette: DiagramPalette, _ setter: DiagramTypesetter,
    _ dot: StateDiagram.Dot, _ arrowText: ([DiagramGraph.Transition]) -> ArrowText,
    _ density: DiagramDensity, _ fitsPage: Bool, _ faults: [[String]], _ saying: StateDiagram.Cards,
    _ picture: (DiagramGraph.Node) -> Specimen
  ) throws(DiagramFailure) {
    self.palette = palette
    self.graph = graph
    let arrows = TransitionArrow.merging(graph.transitions)
    let texts = arrows.map { arrowText($0.transitions) }
    let specimens = graph.nodes.map(picture)
    let found = try Self.lattice(
      graph, arrows, texts, specimens, faults, saying, density, setter, palette)
    if let found, !fitsPage || found.placement.size.width <= Self.widestLattice {
      (cards, placement, pictures) = (found.cards, found.placement, found.pictures)
    } else if fitsPage {
      throw .tooWide
    } else {
      let spacing = LatticeSpacing.choices(columns: 1, density)[0]
      let scale = specimens.scale(in: spacing)
      cards = try Self.cards(graph, specimens, faults, scale, spacing, saying, setter)
      placement = try GraphvizLayout(graph, arrows, cards: cards, setter, palette)
        .placement(by: dot)
      pictures = specimens.map { $0.size(scale) }
    }
    let lattice = placement.size
    var foot = TextBlock()
    for sentence in graph.sentences {
      let width = max(lattice.width - Metrics.margin.left, Metrics.footMinimumWidth)
      for line in try setter.lines(sentence, Metrics.footFont, width: width) {
        let gap = Metrics.footLineHeight - line.font.lineHeight
        foot.add(line, palette.secondaryInk, gapBefore: gap)
      }
    }
    self.foot = foot
    let footHeight = foot.size == .zero ? 0 : Metrics.footGap + foot.size.height
    size = Size(
      (max(lattice.width, Metrics.margin.left + foot.size.width) + Metrics.margin.right)
        .rounded(.up),
      (lattice.height + footHeight + Metrics.margin.bottom).rounded(.up))
  }

  /// The maximum width of cards and arrows with the left margin.
  fileprivate static let widestLattice = LatticeSpacing.pageWidth - Metrics.margin.right

  private static func cards(
    _ graph: DiagramGraph, _ specimens: [Specimen], _ faults: [[String]], _ scale: Double,
    _ spacing: LatticeSpacing, _ saying: StateDiagram.Cards, _ setter: DiagramTypesetter
  ) throws(DiagramFailure) -> [StateCard] {
    let isFull = saying == .full
    // What a picture shows well by itself needs no words.
    let hasCaption = isFull && specimens.contains(where: \.showsGround)
    let (flags, customs) =
      isFull ? (graph.listedFlags, graph.listedCustomStates) : ([], [])
    func cards(isSplit: Bool) throws(DiagramFailure) -> [StateCard] {
      try zip(zip(graph.nodes, specimens), faults).map { shown, faults throws(DiagramFailure) in
        try StateCard(
          shown.0, specimen: shown.1, scale: scale, hasCaption: hasCaption, faults: faults,
          flags: flags, customs: customs, showsScale: isFull, arrangement: spacing.arrangement,
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
    _ specimens: [Specimen], _ marks: [[String]], _ saying: StateDiagram.Cards,
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
        cards: try cards(graph, specimens, marks, scale, spacing, saying, setter), scale: scale)
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

  func displayList() -> DisplayList {
    var items: [DisplayList.Item] = [
      .fill(.rect(Rect(origin: .zero, size: size)), palette.ground)
    ]
    items += initialItems()
    for (card, box) in zip(cards, placement.boxes) {
      items.append(.layer(DisplayList.Layer(name: card.name, items: card.items(in: box, palette))))
    }
    for arrow in placement.arrows {
      let name =
        "\(graph.nodes[arrow.arrow.from].id)-\(graph.nodes[arrow.arrow.to].id)-"
        + arrow.arrow.transitions.map { $0.action.filter { $0 != " " } }
        .joined(separator: "-")
      items.append(.layer(DisplayList.Layer(name: name, items: arrow.items(palette))))
    }
    items += foot.items(
      at: Point(Metrics.margin.left, placement.size.height + Metrics.footGap))
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
    let stroke = Stroke(width: Metrics.arrowLine, cap: .round, join: .round)
    var items: [DisplayList.Item] = [
      .fill(.circle(center: dot, radius: Metrics.initialDotRadius), palette.arrow),
      .stroke(.polyline(route), stroke, palette.arrow),
    ]
    if let head = PlacedArrow.head(route) { items.append(.stroke(head, stroke, palette.arrow)) }
    return items
  }
}

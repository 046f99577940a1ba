package import Drawing

/// A state diagram with everything in its place: the states of a cell as cards, what leads from one to
/// another as arrows, and what changes nothing at the foot.
///
/// This target hides one decision: how states and transitions are placed and drawn on a page. It knows
/// neither scenes nor renderers: cells come as pictures, and what goes out is a display list.
package struct StateDiagram: Sendable {
  /// A state and the rectangle of its card, in points.
  package struct State: Hashable, Sendable {
    /// What the cells are.
    package let node: DiagramGraph.Node
    /// The card.
    package let box: Rect
  }

  /// A transition with the way of its arrow and the place of its label, both in points. Transitions
  /// that share an arrow have the same.
  package struct Transition: Hashable, Sendable {
    /// The transition.
    package let transition: DiagramGraph.Transition
    /// The line of the arrow, from tail to tip.
    package let path: Path
    /// The rectangle around the label.
    package let label: Rect
  }

  /// Places a graph that is written in DOT, and answers in Graphviz's format "plain".
  package typealias Dot = (String) throws(DiagramFailure) -> String

  /// What the diagram is about, in a few words.
  package let title: String
  /// The graph that the diagram shows.
  package let graph: DiagramGraph
  /// The states, in the graph's order.
  package let states: [State]
  /// The transitions, in the graph's order.
  package let transitions: [Transition]
  /// The picture.
  package let displayList: DisplayList
  /// Descriptions of the looks of the states; empty if there are none.
  private let looks: [String]

  /// Places and draws a graph.
  ///
  /// - Parameters:
  ///   - graph: The states and transitions.
  ///   - title: What the diagram is about.
  ///   - palette: The colours of everything but the cells.
  ///   - typesetter: Sets the text.
  ///   - looks: What each state looks like in a few words, in the graph's order, for the alternative
  ///     text; none to leave that out.
  ///   - dot: Runs Graphviz's program, for graphs that do not fit the lattice.
  ///   - picture: The cells in a state; all are scaled down alike when one is larger than 200 pt, or
  ///     150 pt where there are more than two columns.
  package init(
    of graph: DiagramGraph, title: String, palette: DiagramPalette = .light,
    typesetter: any Typesetter, looks: [String] = [],
    dot: Dot = { _ throws(DiagramFailure) in throw .noGraphviz },
    picture: (DiagramGraph.Node) -> DisplayList
  ) throws(DiagramFailure) {
    let page = try DiagramPage(
      graph, palette, DiagramTypesetter(typesetter: typesetter), dot, picture)
    self.title = title
    self.graph = graph
    self.looks = looks
    states = zip(graph.nodes, page.placement.boxes).map { State(node: $0, box: $1) }
    transitions = graph.transitions.compactMap { transition in
      page.placement.arrows.first { $0.arrow.transitions.contains(transition) }
        .map { Transition(transition: transition, path: $0.path, label: $0.labelBox) }
    }
    displayList = page.displayList()
  }

  /// What the diagram shows, in sentences: the alternative text of the picture.
  package var description: String {
    let names = graph.nodes.map(\.spoken)
    let count = names.count == 1 ? "one state" : "\(names.count) states"
    let shown =
      looks.count == names.count
      ? zip(names, looks).map { "\($0): \($1)" }.joined(separator: "; ")
      : names.joined(separator: ", ")
    let cells = graph.nodes.first?.cells.compactMap(\.item) ?? []
    let subject =
      cells.isEmpty
      ? "a collection view cell"
      : "the cells of items " + cells.map(String.init).joined(separator: " and ")
    var sentences = [
      "State diagram of \(subject) with \(count): \(shown).",
      "It begins as \(names[graph.initial]).",
    ]
    for arrow in TransitionArrow.merging(graph.transitions) {
      let calls = arrow.callText.isEmpty ? "" : " (\(arrow.callText))"
      sentences.append(
        "From \(names[arrow.from]) to \(names[arrow.to]): \(arrow.actionText)\(calls).")
    }
    return (sentences + graph.sentences).joined(separator: " ")
  }
}

/// Everything on the page of one diagram.
private struct DiagramPage {
  let placement: DiagramPlacement
  private let cards: [StateCard]
  private let graph: DiagramGraph
  private let palette: DiagramPalette
  private let foot: TextBlock
  private let size: Size

  private typealias Metrics = DiagramMetrics

  init(
    _ graph: DiagramGraph, _ palette: DiagramPalette, _ setter: DiagramTypesetter,
    _ dot: StateDiagram.Dot, _ picture: (DiagramGraph.Node) -> DisplayList
  ) throws(DiagramFailure) {
    self.palette = palette
    self.graph = graph
    let arrows = TransitionArrow.merging(graph.transitions)
    let ways = LatticeWays(graph, arrows)
    let arrangement: StateCard.Arrangement =
      ways.map { $0.columnCount > 2 } ?? false ? .below : .beside
    let pictures = graph.nodes.map(picture)
    let longest = pictures.map { max($0.size.width, $0.size.height) }.max() ?? 0
    let scale = min(1, arrangement.pictureSide / max(longest, 1))
    let (flags, customs) = (graph.listedFlags, graph.listedCustomStates)
    cards = try zip(graph.nodes, pictures).map { node, picture throws(DiagramFailure) in
      try StateCard(
        node, picture: picture, scale: scale, flags: flags, customs: customs,
        arrangement: arrangement, setter)
    }
    placement =
      if let ways {
        try LatticeLayout(ways, arrows, cards: cards, setter, palette).placement()
      } else {
        try GraphvizLayout(graph, arrows, cards: cards, setter, palette).placement(by: dot)
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

  /// The dot and the short arrow into the state with which everything begins.
  private func initialItems() -> [DisplayList.Item] {
    let box = placement.boxes[graph.initial]
    // Before the card; cards that stand elsewhere than at the left edge have as much room.
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

package import Drawing
package import Interaction

/// A state diagram with everything in its place: the states of a cell as cards, what leads from one to
/// another as arrows, and what changes nothing at the foot.
///
/// This target hides one decision: how states and transitions are placed and drawn on a page. It knows
/// neither scenes nor renderers: cells come as pictures, and what goes out is a display list.
package struct StateDiagram: Sendable {
  /// A state and the rectangle of its card, in points.
  package struct State: Hashable, Sendable {
    /// The flags.
    package let state: CellState
    /// The card.
    package let box: Rect
  }

  /// A transition with the way of its arrow and the place of its label, both in points. Transitions
  /// that share an arrow have the same.
  package struct Transition: Hashable, Sendable {
    /// The transition.
    package let transition: StateGraph.Transition
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
  package let graph: StateGraph
  /// The states, in the graph's order.
  package let states: [State]
  /// The transitions, in the graph's order.
  package let transitions: [Transition]
  /// The picture.
  package let displayList: DisplayList
  /// What each state looks like, in words; empty when nobody has said.
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
  ///   - picture: The cell in a state; pictures larger than 200 pt are scaled down.
  package init(
    of graph: StateGraph, title: String, palette: DiagramPalette = .light,
    typesetter: any Typesetter, looks: [String] = [],
    dot: Dot = { _ throws(DiagramFailure) in throw .noGraphviz },
    picture: (CellState) -> DisplayList
  ) throws(DiagramFailure) {
    let page = try DiagramPage(
      graph, palette, DiagramTypesetter(typesetter: typesetter), dot, picture)
    self.title = title
    self.graph = graph
    self.looks = looks
    states = graph.states.map { State(state: $0, box: page.placement.box(of: $0)) }
    transitions = graph.transitions.compactMap { transition in
      page.placement.arrows.first { $0.arrow.transitions.contains(transition) }
        .map { Transition(transition: transition, path: $0.path, label: $0.labelBox) }
    }
    displayList = page.displayList()
  }

  /// What the diagram shows, in sentences: the alternative text of the picture.
  package var description: String {
    let names = graph.states.map { $0.text(separator: " and ") }
    let count = names.count == 1 ? "one state" : "\(names.count) states"
    let shown =
      looks.count == names.count
      ? zip(names, looks).map { "\($0): \($1)" }.joined(separator: "; ")
      : names.joined(separator: ", ")
    var sentences = [
      "State diagram of a collection view cell with \(count): \(shown).",
      "It begins as \(graph.initial.text(separator: " and ")).",
    ]
    for arrow in TransitionArrow.merging(graph.transitions) {
      let (from, to) = (arrow.from, arrow.to)
      let calls = arrow.callText.isEmpty ? "" : " (\(arrow.callText))"
      sentences.append(
        "From \(from.text(separator: " and ")) to \(to.text(separator: " and ")):"
          + " \(arrow.actionText)\(calls).")
    }
    if let idle = IdleSentence.text(for: graph) { sentences.append(idle) }
    return sentences.joined(separator: " ")
  }
}

/// Everything on the page of one diagram.
private struct DiagramPage {
  let placement: DiagramPlacement
  private let cards: [StateCard]
  private let initial: CellState
  private let palette: DiagramPalette
  private let foot: TextBlock
  private let size: Size

  private typealias Metrics = DiagramMetrics

  init(
    _ graph: StateGraph, _ palette: DiagramPalette, _ setter: DiagramTypesetter,
    _ dot: StateDiagram.Dot, _ picture: (CellState) -> DisplayList
  ) throws(DiagramFailure) {
    self.palette = palette
    initial = graph.initial
    let customs = Set(graph.states.flatMap(\.customStates)).sorted()
    let shown = CellState(flags: graph.states.flatMap(\.flags) + [.highlighted, .selected]).flags
    cards = try graph.states.map { state throws(DiagramFailure) in
      try StateCard(state, picture: picture(state), flags: shown, customs: customs, setter)
    }
    placement =
      if LatticeLayout.canHold(graph) {
        try LatticeLayout(graph, cards: cards, setter, palette).placement()
      } else {
        try GraphvizLayout(graph, cards: cards, setter, palette).placement(by: dot)
      }
    let lattice = placement.size
    var foot = TextBlock()
    if let sentence = IdleSentence.text(for: graph) {
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
    for card in cards {
      items.append(
        .layer(
          DisplayList.Layer(
            name: card.state.id, items: card.items(in: placement.box(of: card.state), palette))))
    }
    for arrow in placement.arrows {
      let name =
        "\(arrow.arrow.from.id)-\(arrow.arrow.to.id)-"
        + arrow.arrow.transitions.map { $0.action.rawValue.filter { $0 != " " } }
        .joined(separator: "-")
      items.append(.layer(DisplayList.Layer(name: name, items: arrow.items(palette))))
    }
    items += foot.items(
      at: Point(Metrics.margin.left, placement.size.height + Metrics.footGap))
    return DisplayList(size: size, items: items)
  }

  /// The dot and the short arrow into the state with which everything begins.
  private func initialItems() -> [DisplayList.Item] {
    let box = placement.box(of: initial)
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

package import Drawing
internal import Interaction

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

  /// A transition with the path of its arrow and the rectangle of its label, both in points.
  /// Transitions that share an arrow have the same path and label. What deletes an item has the arrow to the end.
  package struct Transition: Hashable, Sendable {
    /// The transition.
    package let transition: DiagramGraph.Transition
    /// The path of the arrow, from start to tip.
    package let path: Path
    /// The bounding box of the label.
    package let label: Rect
    /// The rectangle of the end of a deleted item; `nil` for an arrow to a state.
    package let finalState: Rect?
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
  /// What deletes an item, in the graph's order.
  package let deletions: [Transition]
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
  ///   - picture: Returns the cells in a state. All pictures are scaled down by the same factor if
  /// one is larger than 200 pt, or less if that makes the diagram too wide.
  package init(
    of graph: DiagramGraph, title: String, palette: DiagramPalette = .light,
    typesetter: any Typesetter, looks: [String] = [], faults: [[String]] = [],
    dot: Dot = { _ throws(DiagramFailure) in throw .noGraphviz },
    arrowText: ([DiagramGraph.Transition]) -> ArrowText = ArrowText.init,
    density: DiagramDensity = .figure, fitsPage: Bool = false,
    picture: (DiagramGraph.Node) -> Specimen
  ) throws(DiagramFailure) {
    let page = try DiagramPage(
      graph, palette, DiagramTypesetter(typesetter: typesetter), dot, arrowText, density, fitsPage,
      faults.isEmpty ? graph.nodes.map { _ in [] } : faults, picture)
    self.title = title
    self.graph = graph
    self.looks = looks
    states = zip(graph.nodes, zip(page.cards, page.placement.boxes)).map { node, entry in
      let card = entry.0
      let box = entry.1.offset(by: Point(0, page.top))
      let places = card.places(in: box)
      return State(node: node, box: box, picture: places.picture, texts: places.texts)
    }
    transitions = graph.transitions.compactMap { transition in
      page.placed(
        transition,
        as: transition.isDeletion ? transition.ending(at: graph.nodes.count) : transition)
    }
    deletions = graph.deletions.compactMap { page.placed($0, as: $0) }
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
    let names = graph.nodes.map(\.spoken)
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
    for arrow in TransitionArrow.merging(graph.endingTransitions) {
      let end = graph.isEnd(arrow.to) ? StateGraph.deleted : names[arrow.to]
      sentences.append("From \(names[arrow.from]) to \(end): \(arrow.actionText).")
    }
    // Sentences with calls in brackets are only for the picture.
    return alternativeText(sentences + graph.sentences.filter { !$0.contains("(") })
  }

  /// The maximum number of characters for the states in an alternative text. Our choice: half of it.
  private static let mostListed = 250
}

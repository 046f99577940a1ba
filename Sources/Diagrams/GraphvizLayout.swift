internal import Drawing

/// Places graphs that do not fit a lattice: Graphviz's `dot` gets the measured sizes of cards and
/// labels and returns their positions and the curves of the arrows.
struct GraphvizLayout {
  private typealias Metrics = DiagramMetrics

  /// Points per inch, Graphviz's unit.
  private static let inch = 72.0
  /// The margin around each label. Our choice.
  private static let labelMargin = 8.0
  private static let labelWidth = 150.0
  /// The maximum number of arrows. Our choice: `dot` places 160 in a second, and 384 not in its minute.
  private static let mostArrows = 240

  private let graph: DiagramGraph
  private let arrows: [TransitionArrow]
  private let labels: [TextBlock]
  private let cardSize: Size

  init(
    _ graph: DiagramGraph, _ arrows: [TransitionArrow], cards: [StateCard],
    _ setter: DiagramTypesetter, _ palette: DiagramPalette
  ) throws(DiagramFailure) {
    self.graph = graph
    self.arrows = arrows
    cardSize = Size(
      cards.map(\.size.width).max() ?? 0, cards.map(\.size.height).max() ?? 0)
    var labels: [TextBlock] = []
    for arrow in arrows {
      var block = TextBlock()
      for line in try setter.lines(
        listing: arrow.actions, Metrics.actionFont, width: Self.labelWidth,
        longestWord: .infinity)
      {
        block.add(line, palette.ink)
      }
      for line in try setter.lines(
        listing: arrow.events, Metrics.callFont, width: Self.labelWidth, longestWord: .infinity)
      {
        block.add(line, palette.secondaryInk, gapBefore: 2)
      }
      labels.append(block)
    }
    self.labels = labels
  }

  /// Runs `dot` and returns its placement.
  func placement(by dot: StateDiagram.Dot) throws(DiagramFailure) -> DiagramPlacement {
    guard arrows.count <= Self.mostArrows else {
      throw .graphviz("\(arrows.count) arrows are too many")
    }
    let plain = try dot(source)
    let answer = try PlainGraph(plain)
    let offset = Point(Metrics.margin.left, Metrics.margin.top)
    func place(_ point: Point) -> Point {
      offset + Point(point.x * Self.inch, (answer.height - point.y) * Self.inch)
    }
    let boxes = try graph.nodes.indices.map { index throws(DiagramFailure) in
      guard let center = answer.nodes["s\(index)"] else { throw Self.surprise }
      let middle = place(center)
      return Rect(
        (middle.x - cardSize.width / 2).rounded(), (middle.y - cardSize.height / 2).rounded(),
        cardSize.width, cardSize.height)
    }
    let placed = try arrows.enumerated().map { index, arrow throws(DiagramFailure) in
      guard let edge = answer.edges[index], edge.curve.count > 3, edge.curve.count % 3 == 1 else {
        throw Self.surprise
      }
      let curve = edge.curve.map(place)
      var path = Path()
      path.move(to: curve[0])
      for start in stride(from: 1, to: curve.count, by: 3) {
        path.addCurve(to: curve[start + 2], control1: curve[start], control2: curve[start + 1])
      }
      let (block, middle) = (labels[index], place(edge.label))
      let origin = Point(middle.x - block.size.width / 2, middle.y - block.size.height / 2)
      var finalState: FinalState?
      if graph.isEnd(arrow.to) {
        guard let center = answer.nodes["e\(index)"] else { throw Self.surprise }
        finalState = FinalState(center: place(center))
      }
      return PlacedArrow(
        arrow: arrow, path: path, head: PlacedArrow.head(Array(curve.suffix(2))),
        texts: [(block, origin, true)], finalState: finalState)
    }
    return DiagramPlacement(
      boxes: boxes, arrows: placed,
      size: Size(
        offset.x + answer.width * Self.inch, offset.y + answer.height * Self.inch))
  }

  private static let surprise = DiagramFailure.graphviz("its answer lacks a node or an edge")

  /// The graph in DOT, with boxes and labels of the right sizes. Each edge has its index as its
  /// colour, to identify it in the answer.
  private var source: String {
    func inches(_ points: Double) -> String { decimal(points / Self.inch) }
    let gap = 2 * Metrics.arrowGap
    var text = """
      digraph {
        rankdir=TB; nodesep=\(inches(32)); ranksep=\(inches(30)); splines=true;
        node [shape=box, fixedsize=true, label="", width=\(inches(cardSize.width + gap)), \
      height=\(inches(cardSize.height + gap))];
        edge [arrowhead=none];

      """
    for index in graph.nodes.indices { text += "  s\(index);\n" }
    let end = inches(2 * (Metrics.finalStateRadius + Metrics.finalStateGap))
    for (index, arrow) in arrows.enumerated() {
      let isEnd = graph.isEnd(arrow.to)
      let target = isEnd ? "e\(index)" : "s\(arrow.to)"
      if isEnd { text += "  e\(index) [shape=circle, width=\(end), height=\(end)];\n" }
      let size = labels[index].size
      let margin = 2 * Self.labelMargin
      let (width, height) = (
        Int((size.width + margin).rounded(.up)), Int((size.height + margin).rounded(.up))
      )
      text +=
        "  s\(arrow.from) -> \(target) [color=\"#\(Self.sixDigits(index))\", label=<<TABLE BORDER=\"0\""
        + " CELLBORDER=\"0\" FIXEDSIZE=\"TRUE\" WIDTH=\"\(width)\" HEIGHT=\"\(height)\">"
        + "<TR><TD></TD></TR></TABLE>>];\n"
    }
    return text + "}\n"
  }

  private static func sixDigits(_ number: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, 6 - text.count)) + text
  }
}

/// The answer of `dot -Tplain`, in inches with y up.
private struct PlainGraph {
  private(set) var width = 0.0
  private(set) var height = 0.0
  /// The centres of nodes, by name.
  private(set) var nodes: [String: Point] = [:]
  /// The curves of edges and the centres of their labels, by the index in their colour.
  private(set) var edges: [Int: (curve: [Point], label: Point)] = [:]

  init(_ text: String) throws(DiagramFailure) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      switch words.first {
      case "graph":
        let numbers = words.dropFirst(2).compactMap(Double.init)
        guard numbers.count == 2 else { throw Self.unread }
        (width, height) = (numbers[0], numbers[1])
      case "node":
        guard words.count > 3, let x = Double(words[2]), let y = Double(words[3]) else {
          throw Self.unread
        }
        nodes[words[1]] = Point(x, y)
      case "edge": try readEdge(words)
      default: break
      }
    }
  }

  private static let unread = DiagramFailure.graphviz("its answer is not in the plain format")

  /// Parses `edge tail head n x1 y1 … [label x y] style color`. The label may contain spaces, so
  /// the fields after it are counted from the end.
  private mutating func readEdge(_ words: [String]) throws(DiagramFailure) {
    guard words.count > 8, let count = Int(words[3]), count > 0, words.count >= 8 + 2 * count,
      let x = Double(words[words.count - 4]), let y = Double(words[words.count - 3]),
      let number = words.last.flatMap({ Int($0.filter(\.isNumber)) })
    else { throw Self.unread }
    let numbers = words[4..<4 + 2 * count].compactMap(Double.init)
    guard numbers.count == 2 * count else { throw Self.unread }
    edges[number] = (
      (0..<count).map { Point(numbers[2 * $0], numbers[2 * $0 + 1]) }, Point(x, y)
    )
  }
}

internal import Diagrams
internal import Drawing
internal import Films
internal import Interaction
internal import Machine
internal import Resolution
internal import Review
internal import SceneRendering
internal import Scenes
internal import Vocabulary
internal import Wording

/// The content of a diagram of all states: the graph of one cell, or of several together, with a picture of each state.
struct FlatContent {
  let renderer: SceneRenderer
  let items: [Int]
  let graph: DiagramGraph
  /// The motion of all changes, which the footer describes; `nil` if arrows describe their own.
  private let sharedMotion: String?
  private let specimens: [Specimen]
  /// The appearance of each state in words; empty for several cells.
  private let looks: [String]
  /// The cell in each state; empty for several cells.
  private let cells: [PresentedCell]
  /// The audit's findings about the cell; `nil` without an audit.
  private let audit: DiagramAudit?
  /// The labels of arrows.
  private let arrowWords: ArrowWords
  /// The states of the graph, in the order of its nodes.
  private let states: [StateGraph.State]

  init(
    _ renderer: SceneRenderer, items: [Int], audit: DiagramAudit? = nil
  ) throws(RenderingError) {
    self.renderer = renderer
    self.audit = audit
    states = audit == nil ? [] : renderer.resolved.stateGraph(ofItems: items).states
    self.items = items
    var graph = try renderer.diagramGraph(items: items)
    arrowWords = ArrowWords(graph, renderer, item: items.first ?? 0)
    let stage = LookStage(renderer)
    guard graph.nodes.allSatisfy({ $0.cells.count == 1 }) else {
      specimens = graph.nodes.map { Specimen(renderer.strip($0, stage)) }
      (looks, cells, sharedMotion) = ([], [], nil)
      self.graph = graph
      return
    }
    let cells = graph.nodes.map {
      renderer.resolved.cell(item: items.first ?? 0, state: $0.cells.first?.state ?? .normal)
    }
    specimens = try renderer.specimens(of: cells, on: stage)
    let words = LookWords(stage)
    var looks: [String] = []
    for cell in cells {
      let spoken = renderer.spoken(cell)
      let look = try words.text(for: cell)
      looks.append(spoken.isEmpty ? look : "\(look), read as \(spoken)")
    }
    self.looks = looks
    self.cells = cells
    sharedMotion = RedlineMotion(renderer, items.first ?? 0).shared(
      by: Set(graph.transitions.map { [$0.from, $0.to] }).map { (cells[$0[0]], cells[$0[1]]) })
    if let sharedMotion { graph.remarks.append("Every change is animated: \(sharedMotion).") }
    graph.remarks += audit?.sentences ?? []
    graph.faults = audit?.overall ?? []
    self.graph = graph
  }

  /// The states as cards with arrows between them; `nil` if they do not fit a page.
  func diagram(_ palette: DiagramPalette) throws(RenderingError) -> StateDiagram? {
    do throws(DiagramFailure) {
      return try placed(palette, fitsPage: true)
    } catch .tooWide {
      return nil
    } catch {
      throw .diagram(error)
    }
  }

  private func placed(
    _ palette: DiagramPalette, fitsPage: Bool
  ) throws(DiagramFailure) -> StateDiagram {
    let shown = Dictionary(zip(graph.nodes, specimens), uniquingKeysWith: { first, _ in first })
    return try StateDiagram(
      of: graph, title: renderer.scene.title, palette: palette,
      typesetter: renderer.typesetter, looks: looks,
      faults: audit == nil ? [] : graph.nodes.indices.map(faults), dot: Graphviz.plain,
      arrowText: text, fitsPage: fitsPage
    ) { node in
      shown[node] ?? Specimen(DisplayList(size: Size(1, 1)))
    }
  }

  /// The graph as JSON, and why it has no places; `nil` if it has.
  func json(_ palette: DiagramPalette) throws(RenderingError) -> (text: String, note: String?) {
    do throws(DiagramFailure) {
      return (try placed(palette, fitsPage: false).json(), nil)
    } catch .graphviz(let reason) {
      let note = "the JSON has no size, boxes, paths and labels, as dot could not place the states"
      return (graph.json(title: renderer.scene.title), "\(note): \(reason)")
    } catch {
      throw .diagram(error)
    }
  }

  /// The label of an arrow that stands for several transitions.
  private func text(_ transitions: [DiagramGraph.Transition]) -> ArrowText {
    var text = arrowWords.text(of: transitions)
    text.motion = transitions.first.map { motion(from: $0.from, to: $0.to) } ?? ""
    if let first = transitions.first {
      text.answer = answer(from: first.from, to: first.to, transitions.map(\.action))
    }
    return text
  }

  /// How the cell answers actions that share an arrow.
  private func answer(from start: Int, to end: Int, _ actions: [String]) -> DiagramRemark? {
    guard let audit, states.indices.contains(start), states.indices.contains(end) else {
      return nil
    }
    return audit.remark(from: states[start], to: states[end], actions: actions)
  }

  /// The audit's findings about the state of a node.
  private func faults(_ node: Int) -> [String] {
    graph.nodes[node].cells.first.flatMap { audit?.faults[$0.state] } ?? []
  }

  /// How a cell moves, if the footer does not describe it; empty for several cells, and where the item is deleted.
  private func motion(from start: Int, to end: Int) -> String {
    guard cells.count == graph.nodes.count, sharedMotion == nil, !graph.isEnd(end) else {
      return ""
    }
    return RedlineMotion(renderer, items.first ?? 0)
      .text(from: cells[start], to: cells[end])
  }

  /// The states one below the other with the arrows in words, for graphs that are too wide for a page.
  func sheet(
    _ palette: DiagramPalette, width: Double = RegionSheet.readmeWidth
  ) throws(RenderingError) -> RegionSheet {
    let nodes = zip(graph.nodes, specimens).enumerated().map { index, entry in
      RegionChart.Node(
        name: entry.0.name,
        differences: index == graph.initial ? ["base"] : entry.1.differences, specimen: entry.1,
        faults: faults(index))
    }
    // Actions with the same effect share a line.
    let arrows = TransitionList(graph.endingTransitions).groups.map { group in
      let text = arrowWords.words(from: group.from).text(group.actions, events: group.events)
      return RegionChart.Arrow(
        from: group.from, to: group.to, actions: text.actions, gestures: text.gestures,
        calls: text.calls, motion: motion(from: group.from, to: group.to),
        isOfApp: group.isOfApp, answer: answer(from: group.from, to: group.to, group.actions))
    }
    let region = RegionChart.Region(
      title: "States", nodes: nodes, initial: graph.initial, arrows: arrows)
    let chart = RegionChart(
      title: renderer.scene.title.isEmpty ? "States" : renderer.scene.title,
      summary: "\(nodes.count) states with what leads from each to another.",
      regions: [region], sentences: graph.sentences, faults: graph.faults)
    do throws(DiagramFailure) {
      return try RegionSheet(
        chart, palette: palette, width: width, typesetter: renderer.typesetter)
    } catch {
      throw .diagram(error)
    }
  }
}

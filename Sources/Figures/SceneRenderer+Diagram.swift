package import Diagrams
internal import Drawing
internal import Films
public import Interaction
internal import Layout
internal import Machine
internal import Resolution
internal import Review
public import SceneRendering
internal import Scenes
public import Vocabulary
internal import Wording

extension SceneRenderer {
  /// Draws the states of items' cells and the transitions between them, found by trying every
  /// action.
  ///
  /// - Parameters:
  ///   - items: The items whose cells are shown. Several are explored together, so that the diagram
  /// shows how a touch on one affects the others. Default: the first item.
  ///   - form: Each state as a node, or parallel regions, which show one cell; `nil` for regions if there are more
  /// than six states of one cell.
  ///   - userInterfaceStyle: The appearance of the diagram's lines and text; `nil` for the scene's. The
  /// cells always have the scene's.
  /// - Throws: `RenderingError.unknownItem` if the scene lacks an item, and `invalidGroup` if the items cannot be shown
  ///   together.
  public func stateDiagram(
    items: [Int] = [0], form: StateDiagramForm? = nil, userInterfaceStyle: UserInterfaceStyle? = nil
  ) throws(RenderingError) -> Picture {
    try stateDiagram(
      items: items, form: form, userInterfaceStyle: userInterfaceStyle,
      width: RegionSheet.readmeWidth)
  }

  /// Draws the states of items' cells for a page of a width.
  ///
  /// - Parameter width: The width in points, from 320 to 830. Where a README does not show it, states that make a
  /// graph are listed one below the other with the arrows in words.
  package func stateDiagram(
    items: [Int], form: StateDiagramForm?, userInterfaceStyle: UserInterfaceStyle?, width: Double
  ) throws(RenderingError) -> Picture {
    if try self.form(form, items: items) == .regions, let item = items.first {
      let sheet = try regionSheet(item: item, userInterfaceStyle: userInterfaceStyle, width: width)
      return picture(
        titled: "states as regions", description: sheet.chart.description,
        displayList: sheet.displayList)
    }
    let content = try FlatContent(self, items: items)
    if let diagram = try content.diagram(palette(userInterfaceStyle)),
      diagram.displayList.size.width <= width
    {
      return picture(
        titled: "state diagram", description: diagram.description,
        displayList: diagram.displayList)
    }
    let sheet = try content.sheet(palette(userInterfaceStyle), width: width)
    return picture(
      titled: "list of states", description: content.graph.description(),
      displayList: sheet.displayList)
  }

  /// Draws the states of an item's cell with what an audit says about them: each state as a node, the states one
  /// below the other if they do not fit a page, or parallel regions.
  package func auditedDiagram(
    item: Int, _ audit: DiagramAudit, form: StateDiagramForm? = nil,
    userInterfaceStyle: UserInterfaceStyle? = nil, width: Double = RegionSheet.readmeWidth
  ) throws(RenderingError) -> Picture {
    try checkItem(item)
    let hasMany = try hasManyStates(item: item)
    if form == .regions || form == nil && hasMany {
      let sheet = try regionSheet(
        item: item, userInterfaceStyle: userInterfaceStyle, width: width, audit: audit)
      return picture(
        titled: "audit", description: sheet.chart.description, displayList: sheet.displayList)
    }
    let content = try FlatContent(self, items: [item], audit: audit)
    if let diagram = try content.diagram(palette(userInterfaceStyle)),
      diagram.displayList.size.width <= width
    {
      return picture(
        titled: "audit", description: diagram.description, displayList: diagram.displayList)
    }
    return picture(
      titled: "audit", description: content.graph.description(),
      displayList: try content.sheet(palette(userInterfaceStyle), width: width).displayList)
  }

  /// Returns the states of items' cells and the transitions between them as text, for other
  /// programs.
  ///
  /// - Parameters:
  ///   - items: The items whose cells are shown, as for ``stateDiagram(items:form:userInterfaceStyle:)``.
  ///   - form: Each state as a node, or parallel regions, which show one cell; `nil` for regions if there are more
  /// than six states of one cell. Default: each state.
  ///   - format: The language.
  /// - Throws: The errors of ``stateDiagram(items:form:userInterfaceStyle:)``.
  public func stateDiagramText(
    items: [Int] = [0], form: StateDiagramForm? = .flat, as format: StateDiagramFormat
  ) throws(RenderingError) -> String {
    if try self.form(form, items: items) == .regions, let item = items.first {
      let text = try RegionContent(self, item: item).text()
      switch format {
      case .json: return text.json()
      case .dot: return text.dot()
      case .mermaid: return text.mermaid()
      case .scxml: return text.scxml()
      }
    }
    switch format {
    case .json: return try stateDiagramJSON(items: items).text
    case .dot:
      let (graph, words) = try wordedGraph(items)
      return StateGraphText.dot(of: graph, title: scene.title, arrowText: words.text(of:))
    case .mermaid:
      let (graph, words) = try wordedGraph(items)
      return StateGraphText.mermaid(of: graph, title: scene.title, arrowText: words.text(of:))
    case .scxml:
      return StateGraphText.scxml(of: try diagramGraph(items: items), title: scene.title)
    }
  }

  /// The graph of one cell, or of several together, with what the labels of its arrows say.
  private func wordedGraph(
    _ items: [Int]
  ) throws(RenderingError) -> (graph: DiagramGraph, words: ArrowWords) {
    let graph = try diagramGraph(items: items)
    return (graph, ArrowWords(graph, self, item: items.first ?? 0))
  }

  /// Returns the states of items' cells, each as a node, as JSON, and why it has no places on a page; `nil` if it has.
  package func stateDiagramJSON(
    items: [Int]
  ) throws(RenderingError) -> (text: String, note: String?) {
    try FlatContent(self, items: items).json(palette(nil))
  }

  /// Explores the states of an item's cell, or of several cells together, by trying every action, and returns the graph.
  ///
  /// - Parameter items: The items whose cells are explored, one to three, in any order. Default: the first item.
  /// - Throws: `RenderingError.unknownItem` if the scene lacks an item, and `invalidGroup` if the items cannot be
  ///   explored together.
  public func stateGraph(items: [Int] = [0]) throws(RenderingError) -> StateGraph {
    resolved.stateGraph(ofItems: try explorable(items))
  }

  /// The colours of a diagram's lines and text.
  ///
  /// - Parameter userInterfaceStyle: The appearance of the page; `nil` for the scene's.
  func palette(_ userInterfaceStyle: UserInterfaceStyle?) -> DiagramPalette {
    switch userInterfaceStyle ?? traits.userInterfaceStyle {
    case .light: .light
    case .dark: .dark
    }
  }

  /// The maximum number of cells that are explored together. Our choice, for readability.
  private static let mostItems = 3

  /// The graph of one cell, or of several together.
  package func diagramGraph(items: [Int]) throws(RenderingError) -> DiagramGraph {
    graph(ofItems: try explorable(items))
  }

  /// Returns items whose cells can be explored together, in order.
  private func explorable(_ items: [Int]) throws(RenderingError) -> [Int] {
    for item in items { try checkItem(item) }
    guard let first = items.first, Set(items).count == items.count, items.count <= Self.mostItems
    else {
      throw .invalidGroup(
        "one to \(Self.mostItems) different cells can be explored together; choose fewer or different items"
      )
    }
    guard items.count > 1 else { return [first] }
    let visible = resolved.viewport(of: resolved.initialStage).visibleItems
    if let hidden = items.first(where: { !visible.contains($0) }) {
      throw .invalidGroup(
        "item \(hidden) is not on screen before something scrolls, so that it cannot be touched; choose"
          + " items that are visible")
    }
    return items.sorted()
  }

  private func graph(ofItems items: [Int]) -> DiagramGraph {
    var graph = DiagramGraph(resolved.stateGraph(ofItems: items))
    graph.name(by: SceneWords(scene).parts(of:))
    graph.remarks = pictureSentences + stopSentences + scriptSentences + swipeSentences
    return graph
  }

  /// Sentences about the numbers that events change by steps, of which diagrams have only the stops.
  var stopSentences: [String] {
    resolved.scene.states.filter { !$0.passedStops.isEmpty }.map { state in
      let stops = state.passedStops.map { StateValue.number($0).description }
      return SceneWords(scene).name(.custom(state.name)).capitalizedFirst
        + " is explored at \(stops.listed("and")), its stops; events also lead to other numbers."
    }
  }

  /// A sentence about rows that have swipe actions at both edges, which are one state in diagrams; none if rows have them
  /// at one edge.
  var swipeSentences: [String] {
    let view = resolved.scene.collectionView
    guard view.leadingSwipeActions?.actions.isEmpty == false,
      view.trailingSwipeActions?.actions.isEmpty == false
    else { return [] }
    return [
      "Swiped: the actions of one edge are shown, in pictures those of the trailing edge if there are some; an action can"
        + " be tapped after a swipe from its own edge."
    ]
  }

  /// A sentence about the words that only scripts set, of which diagrams have none; none if there are no such words.
  var scriptSentences: [String] {
    let words = scene.wordsOfScripts.map { word in
      "\(SceneWords(scene).name(.custom(word.state))) \(spacedWords(word.word))"
    }
    guard !words.isEmpty else { return [] }
    return [
      "Left out: \(words.joined(separator: ", ")), set by scripts only; \"setBy: data\" shows"
        + (words.count == 1 ? " it." : " them.")
    ]
  }

  /// The part of the collection view that contains the cells.
  func strip(_ node: DiagramGraph.Node, _ stage: LookStage) -> DisplayList {
    let states = Dictionary(
      node.cells.compactMap { cell in cell.item.map { ($0, cell.state) } },
      uniquingKeysWith: { first, _ in first })
    let presentation = resolved.presentation(of: resolved.stage(posing: states))
    let frames = presentation.cells.filter { states[$0.item] != nil }.map(\.frame)
    guard let first = frames.first else { return DisplayList(size: Size(1, 1)) }
    let part = frames.dropFirst().reduce(first) { $0.union($1) }
    let ground = DisplayList.Item.fill(.rect(Rect(origin: .zero, size: part.size)), stage.ground)
    let place = Transform.translation(Point(-part.minX, -part.minY))
    return DisplayList(
      size: part.size,
      items: [
        ground,
        .layer(DisplayList.Layer(transform: place, items: presentation.displayList().items)),
      ])
  }

  /// Why a matrix is more readable than a diagram for these states; `nil` if a diagram is fine.
  package func reasonForMatrix(items: [Int]) throws(RenderingError) -> String? {
    let count = try diagramGraph(items: items).nodes.count
    guard count > StateLooks.mostStates else { return nil }
    let all = "and .json, .dot and .mmd have all of them"
    return items.count == 1
      ? "\(count) states are too many for a readable graph; this is a matrix of the first"
        + " \(StateLooks.mostStates), \(all)"
      : "\(count) states of \(items.count) cells are too many for a readable graph; this is"
        + " a matrix of the states of item \(items.first ?? 0), \(all)"
  }

  /// A note about the limits that the exploration of a graph hit; `nil` for none.
  package func explorationNote(items: [Int]) throws(RenderingError) -> String? {
    try diagramGraph(items: items).bounds.told.map { "states and arrows may be missing: \($0)" }
  }
}

extension RenderingError {
  /// Converts a diagram's failure.
  static func diagram(_ failure: DiagramFailure) -> RenderingError {
    switch failure {
    case .typesetting(let failure): .text(failure)
    case .noGraphviz: .missingProgram("dot", package: "graphviz")
    case .graphviz(let reason): .picture("dot could not place the states: \(reason)")
    case .tooWide: .picture("the diagram is wider than a page")
    }
  }
}

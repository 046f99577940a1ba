internal import Diagrams
internal import Drawing
internal import Figures
internal import Films
internal import Interaction
internal import Machine
internal import Pages
internal import Resolution
internal import SceneRendering
internal import Scenes
internal import Vocabulary
internal import Wording

/// The statechart of a scene's first cell, placed by Graphviz or on a lattice. The page draws it in its own
/// colours, with the pictures of cells that it already contains.
struct PageChart {
  private let diagram: StateDiagram
  /// The words that the chart leaves out, and those of them that the page's names of states leave out, too.
  private let hidden: [StateChange.Word]
  private let unnamed: [StateChange.Word]
  /// The inputs that affect only a cell's appearance, in the order of the page's script.
  private let seen: [CellInputs.Input]
  /// The values that cells begin with.
  private let initialValues: [String: StateValue]
  /// The names of actions and events.
  private let words: SceneWords
  /// The labels of arrows.
  private let arrowWords: ArrowWords

  /// The visible margin of the background around a cell, as in the page's script, and the gap between a picture and a
  /// name.
  private static let ground = 6.0
  private static let nameGap = 7.0
  /// The height of a line of a name, as in the page's style sheet.
  private static let nameLineHeight = 17.0
  /// The name of a state in which a selected cell is shown unselected, as in the page's script.
  private static let suspended = "suspended"

  /// Why a page has no chart.
  struct Missing: Error {
    /// The reason in the page's words.
    let sentence: String
  }

  /// Places the chart. It throws if there are too many states, or if they cannot be placed.
  ///
  /// - Parameters:
  ///   - all: The inputs. Those that affect no touches other than swipes are omitted: the page shows them as controls.
  ///   - flags: Those that the page's machine sets. States with others are left out.
  init(
    _ renderer: SceneRenderer, _ all: CellInputs, knowing flags: Set<CellState.Flag>
  ) throws(Missing) {
    let whole = renderer.resolved.stateGraph(ofItems: [0])
    hidden = (all.free + all.swiped).map(\.word)
    unnamed = all.free.map(\.word)
    seen = all.seen
    initialValues = renderer.scene.initialValues
    var graph = DiagramGraph(try ChartedStates(of: whole, all, knowing: flags).graph())
    let words = SceneWords(renderer.scene)
    graph.name(by: words.parts(of:))
    let arrowWords = ArrowWords(graph, renderer, item: 0)
    guard
      let diagram = try? StateDiagram(
        of: graph, title: renderer.scene.title, typesetter: renderer.typesetter,
        dot: Graphviz.plain, arrowText: { Self.text(arrowWords, $0) }, density: .page,
        picture: { node in
          // The page draws the cells; the diagram needs their sizes.
          let size = renderer.resolved.cell(item: 0, state: node.cells.first?.state ?? .normal)
            .frame.size
          let window = Rect(origin: .zero, size: size).inset(by: EdgeInsets(-Self.ground))
          return Specimen(ink: [], window: window)
        })
    else {
      throw Missing(sentence: "The states of this cell could not be placed in a chart.")
    }
    self.diagram = diagram
    self.words = words
    self.arrowWords = arrowWords
  }

  /// The label of an arrow. It omits delegate calls that only ask (`should…`); the page's log has them.
  private static func text(
    _ words: ArrowWords, _ transitions: [DiagramGraph.Transition]
  ) -> ArrowText {
    var text = words.text(of: transitions)
    let told = text.calls.filter { !$0.hasPrefix("should") }
    if !told.isEmpty { text.calls = told }
    return text
  }

  /// An arrow with the actions of all transitions that share it and its delegate calls.
  private struct Arrow {
    let from: Int
    let to: Int
    let path: Path
    let label: Rect
    /// The place of the end of a deleted item; `nil` for an arrow to a state.
    let finalState: Rect?
    var transitions: [DiagramGraph.Transition]
  }

  /// The arrows, in the diagram's order, those to the end last. The ends are numbered after the states.
  private var arrows: [Arrow] {
    var arrows: [Arrow] = []
    for entry in diagram.transitions where !entry.transition.isDeletion { add(entry, to: &arrows) }
    for entry in diagram.deletions { add(entry, to: &arrows) }
    var end = diagram.states.count
    return arrows.map { arrow in
      guard arrow.finalState != nil else { return arrow }
      defer { end += 1 }
      return Arrow(
        from: arrow.from, to: end, path: arrow.path, label: arrow.label,
        finalState: arrow.finalState, transitions: arrow.transitions)
    }
  }

  /// Adds a transition to the arrow that it shares, or a new arrow.
  private func add(_ entry: StateDiagram.Transition, to arrows: inout [Arrow]) {
    let transition = entry.transition
    let index = arrows.firstIndex {
      $0.from == transition.from && $0.to == transition.to && $0.label == entry.label
        && $0.path == entry.path
    }
    if let index {
      arrows[index].transitions.append(transition)
    } else {
      arrows.append(
        Arrow(
          from: transition.from, to: transition.to, path: entry.path, label: entry.label,
          finalState: entry.finalState, transitions: [transition]))
    }
  }

  /// The chart for the page's script: SVG without the pictures of cells, the name of each state with the place of its
  /// picture, and the states that each arrow connects. The script takes the end of a deleted item for a node that is
  /// never reached.
  var json: JSONValue {
    let arrows = arrows
    return .object([
      "svg": .string(markup(arrows)),
      "states": .array(
        diagram.states.indices.map { index in
          .array(
            [
              .string(name(of: diagram.states[index].node, without: unnamed)),
              .rect(places(index).picture),
            ] + panned(diagram.states[index].node))
        }),
      "arrows": .array(arrows.map { .numbers([$0.from, $0.to]) }),
    ])
  }

  /// The name of a state without the numbers that follow a finger, and these numbers; nothing for a scene without any.
  private func panned(_ node: DiagramGraph.Node) -> [JSONValue] {
    guard let state = node.cells.first?.state else { return [] }
    let places = seen.enumerated().compactMap { index, input -> JSONValue? in
      guard case .custom(let name) = input.word, !unnamed.contains(input.word),
        let value = state.customValues[name] ?? initialValues[name],
        let place = input.values.firstIndex(of: value)
      else { return nil }
      return .numbers([index, place])
    }
    guard !places.isEmpty else { return [] }
    return [.string(name(of: node, without: seen.map(\.word))), .array(places)]
  }

  /// The name of a state without some of its words, by which the page's script finds it.
  private func name(of node: DiagramGraph.Node, without words: [StateChange.Word]) -> String {
    guard let cell = node.cells.first, node.cells.count == 1 else { return node.id }
    if cell.isSuspended { return Self.suspended }
    return rest(of: node, without: words)?.id ?? node.id
  }

  /// The displayed name of a state without the words that the chart leaves out, a line for each part: "highlighted",
  /// "download loading".
  private func lines(of node: DiagramGraph.Node) -> [String] {
    if node.cells.count == 1, node.cells[0].isSuspended { return [Self.suspended] }
    guard let state = rest(of: node, without: hidden) else { return [node.name] }
    return state.isNormal ? [CellState.normal.id] : words.parts(of: state)
  }

  /// The state of a cell without some of its words; `nil` if its name contains more than the state.
  private func rest(
    of node: DiagramGraph.Node, without words: [StateChange.Word]
  ) -> CellState? {
    guard let state = node.cells.first?.state, node.id == state.id else { return nil }
    return words.reduce(state) { state, word in
      switch word {
      case .flag(let flag): state.setting(flag, to: false)
      case .custom(let name): state.setting(custom: name, to: nil)
      }
    }
  }

  /// The places of the picture and of the name below it, in the middle of the box of a state.
  private func places(_ index: Int) -> (picture: Rect, words: Rect) {
    let box = diagram.states[index].box
    let size = diagram.pictures[index]
    let lines = lines(of: diagram.states[index].node).count
    let height = size.height + Self.nameGap + Double(lines) * Self.nameLineHeight
    let top = (box.minY + max(0, (box.size.height - height) / 2)).rounded()
    let picture = Rect(box.minX + (box.size.width - size.width) / 2, top, size.width, size.height)
    return (
      picture,
      Rect(box.minX + 6, picture.maxY + Self.nameGap, box.size.width - 12, height - size.height)
    )
  }

  private func markup(_ arrows: [Arrow]) -> String {
    // The diagram's title and footer are not on the page.
    var bounds = diagram.states.map(\.box).reduce(diagram.states.first?.box ?? .zero) {
      $0.union($1)
    }
    var parts: [String] = []
    for (index, state) in diagram.states.enumerated() {
      let lines = lines(of: state.node).map(\.htmlEscaped)
      let names = lines.map { "<strong>\($0)</strong>" }
      parts.append(
        "<g class=\"node\" data-name=\"\(lines.joined(separator: ", "))\"><rect \(Self.attributes(state.box)) rx=\"10\"/>"
          + Self.words(names.joined(), in: places(index).words, kind: "below") + "</g>"
      )
    }
    for state in arrows.compactMap(\.finalState) {
      let place = [state.midX, state.midY].svgText()
      parts.append(
        "<g class=\"node final\" data-name=\"\(StateGraph.deleted)\" transform=\"translate(\(place))\">"
          + "<circle r=\"\(decimal(state.size.width / 2))\"/><circle r=\"4.5\"/></g>")
      bounds = bounds.union(state)
    }
    for arrow in arrows {
      let room = Rect(
        arrow.label.minX - 8, arrow.label.minY - 3, arrow.label.size.width + 16,
        arrow.label.size.height + 12)
      parts.append(
        "<g class=\"\(arrow.transitions.contains(where: \.isOfApp) ? "arrow of-app" : "arrow")\">"
          + "<path class=\"line\" d=\"\(arrow.path.svgData(decimals: 2))\"/>"
          + "<path class=\"tip\" d=\"M-7 -3.5L0 0L-7 3.5\" transform=\"\(Self.tip(of: arrow.path))\"/>"
          + label(arrow, in: room) + "</g>")
      bounds = arrow.path.elements.flatMap(\.points).reduce(bounds.union(room)) {
        $0.union(Rect(origin: $1, size: .zero))
      }
    }
    let box = diagram.states.first { $0.node == diagram.graph.nodes[diagram.graph.initial] }?.box
    if let box {
      let place = [box.minX - 21, box.minY + box.size.height / 2].svgText()
      parts.append(
        "<g class=\"start\" transform=\"translate(\(place))\"><circle r=\"3.5\"/>"
          + "<path d=\"M3 0H17M12 -3.5L17 0L12 3.5\"/></g>")
    }
    let names = diagram.states.map { lines(of: $0.node).joined(separator: " and ") }
    let (y, width) = (bounds.minY - 8, bounds.maxX + 8)
    let height = bounds.size.height + 16
    let hint =
      diagram.states.contains { lines(of: $0.node) == [Self.suspended] }
      ? "<p class=\"hint\">Suspended: selected, but shown unselected until the touch on another cell"
        + " is decided.</p>" : ""
    return "<svg viewBox=\"0 \([y, width, height].svgText())\""
      + " width=\"\(decimal(width))\" height=\"\(decimal(height))\" role=\"img\""
      + " aria-label=\"\(names.count) states: \(names.joined(separator: ", ").htmlEscaped)\">"
      + parts.joined() + "</svg>" + hint
  }

  /// The words of an arrow. Where it is level, its actions are above it and the delegate calls below it.
  private func label(_ arrow: Arrow, in rect: Rect) -> String {
    let text = Self.text(arrowWords, arrow.transitions)
    func markup(_ name: String, _ words: [String]) -> String {
      words.isEmpty
        ? "" : "<\(name)>\(words.joined(separator: ", ").htmlEscaped)</\(name)>"
    }
    let actions = markup("b", text.actions)
    let events = markup("small", text.gestures) + markup("code", text.calls)
    guard let y = arrow.path.level(near: rect) else {
      return Self.words(actions + events, in: rect, kind: "label middle")
    }
    let room = 44.0
    return Self.words(
      actions, in: Rect(rect.minX, y - 3 - room, rect.size.width, room), kind: "label end")
      + Self.words(events, in: Rect(rect.minX, y + 4, rect.size.width, room), kind: "label")
  }

  /// HTML in a rectangle of a drawing.
  private static func words(_ html: String, in rect: Rect, kind: String) -> String {
    "<foreignObject \(attributes(rect))><div class=\"words \(kind)\">\(html)</div></foreignObject>"
  }

  private static func attributes(_ rect: Rect) -> String {
    "x=\"\(decimal(rect.minX))\" y=\"\(decimal(rect.minY))\""
      + " width=\"\(decimal(rect.size.width))\" height=\"\(decimal(rect.size.height))\""
  }

  /// Places a tip that points to the right at the end of a path.
  private static func tip(of path: Path) -> String {
    let points = path.elements.flatMap(\.points)
    guard let end = points.last else { return "" }
    let before = points.last { $0 != end } ?? end
    let angle = Elementary.angle(x: end.x - before.x, y: end.y - before.y) * 180 / .pi
    return "translate(\([end.x, end.y].svgText())) rotate(\(decimal(angle)))"
  }
}

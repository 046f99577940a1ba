internal import Diagrams
internal import Drawing
internal import Figures
internal import Interaction
internal import Machine
internal import Pages
internal import Resolution
internal import SceneRendering
internal import Scenes
internal import Vocabulary

/// The statechart of a scene's first cell, placed by Graphviz or on a lattice. The page draws it in its own
/// colours, with the looks of cells that it has anyway.
struct PageChart {
  private let diagram: StateDiagram
  /// What the chart leaves out.
  private let hidden: [StateChange.Word]

  /// The maximum number of states in a readable chart. Our choice.
  private static let mostStates = 12

  /// Places the chart; `nil` if it has too many states or Graphviz is not installed. Inputs without an effect
  /// on touches are left out: the page shows them as controls.
  init?(_ renderer: SceneRenderer, hiding inputs: [CellInputs.Input]) {
    let whole = renderer.resolved.stateGraph(ofItems: [0])
    hidden = inputs.map(\.word)
    let first = whole.initial.cells.first ?? .normal
    func isShown(_ state: StateGraph.State) -> Bool {
      state.cells.allSatisfy { cell in
        inputs.allSatisfy { input in
          switch input.word {
          case .flag(let flag): cell.has(flag) == first.has(flag)
          case .custom(let name): cell.customValues[name] == first.customValues[name]
          }
        }
      }
    }
    func isShown(_ outcome: StateGraph.Outcome) -> Bool {
      isShown(outcome.from) && isShown(outcome.to)
    }
    let states = Set(whole.states.filter(isShown))
    guard states.count <= Self.mostStates, states.contains(whole.initial) else { return nil }
    let graph = DiagramGraph(
      StateGraph(
        items: whole.items, initial: whole.initial, states: states,
        transitions: Set(whole.transitions.filter(isShown)),
        idle: Set(whole.idle.filter(isShown)), touchStates: whole.touchStates,
        bounds: Set(whole.bounds)))
    guard
      let diagram = try? StateDiagram(
        of: graph, title: renderer.scene.title, typesetter: renderer.typesetter,
        dot: Graphviz.plain, saying: .names,
        picture: { node in
          let cell = renderer.resolved.cell(
            item: 0, state: node.cells.first?.state ?? .normal)
          return Specimen(cell.displayList())
        })
    else { return nil }
    self.diagram = diagram
  }

  /// An arrow with the actions of all transitions that share it and its delegate calls.
  private struct Arrow {
    let from: Int
    let to: Int
    let path: Path
    let label: Rect
    let calls: [String]
    let isOfApp: Bool
    var actions: [String]
  }

  /// The arrows, in the diagram's order.
  private var arrows: [Arrow] {
    var arrows: [Arrow] = []
    for entry in diagram.transitions {
      let transition = entry.transition
      let index = arrows.firstIndex {
        $0.from == transition.from && $0.to == transition.to && $0.label == entry.label
          && $0.calls == transition.events && $0.path == entry.path
      }
      if let index {
        arrows[index].actions.append(transition.action)
      } else {
        arrows.append(
          Arrow(
            from: transition.from, to: transition.to, path: entry.path, label: entry.label,
            calls: transition.events, isOfApp: transition.isOfApp, actions: [transition.action]))
      }
    }
    return arrows
  }

  /// The chart for the page's script: SVG without the pictures of cells, the name of each state with the place of its
  /// picture, and the states that each arrow connects.
  var json: JSONValue {
    let arrows = arrows
    return .object([
      "svg": .string(markup(arrows)),
      "states": .array(
        diagram.states.map { [.string(name(of: $0.node)), .rect($0.picture)] }),
      "arrows": .array(arrows.map { .numbers([$0.from, $0.to]) }),
    ])
  }

  /// The name of a state without what the chart leaves out, as the page knows it.
  private func name(of node: DiagramGraph.Node) -> String {
    guard let state = node.cells.first?.state, node.cells.count == 1, node.id == state.id else {
      return node.id
    }
    return hidden.reduce(state) { state, word in
      switch word {
      case .flag(let flag): state.setting(flag, false)
      case .custom(let name): state.setting(custom: name, to: nil)
      }
    }.id
  }

  private func markup(_ arrows: [Arrow]) -> String {
    // The diagram's title and footer are not on the page.
    var bounds = diagram.states.map(\.box).reduce(diagram.states.first?.box ?? .zero) {
      $0.union($1)
    }
    var parts: [String] = []
    for state in diagram.states {
      // Words of a browser are a little wider.
      let words = state.texts.inset(by: Insets(top: -2, left: -8, bottom: -4, right: -8))
      let isBeside = state.texts.minX > state.picture.maxX
      let names = name(of: state.node).split(separator: "+").map {
        "<strong>\(String($0).htmlEscaped)</strong>"
      }
      parts.append(
        "<g class=\"node\"><rect \(Self.attributes(state.box)) rx=\"10\"/>"
          + Self.words(names.joined(), in: words, kind: isBeside ? "middle" : "middle below")
          + "</g>"
      )
    }
    for arrow in arrows {
      let label = Rect(
        arrow.label.minX - 8, arrow.label.minY - 3, arrow.label.size.width + 16,
        arrow.label.size.height + 12)
      parts.append(
        "<g class=\"\(arrow.isOfApp ? "arrow of-app" : "arrow")\">"
          + "<path class=\"line\" d=\"\(arrow.path.svgData(decimals: 2))\"/>"
          + "<path class=\"tip\" d=\"M-7 -3.5L0 0L-7 3.5\" transform=\"\(Self.tip(of: arrow.path))\"/>"
          + Self.label(arrow, in: label) + "</g>")
      bounds = arrow.path.elements.flatMap(\.points).reduce(bounds.union(label)) {
        $0.union(Rect(origin: $1, size: .zero))
      }
    }
    let box = diagram.states.first { $0.node == diagram.graph.nodes[diagram.graph.initial] }?.box
    if let box {
      parts.append(
        "<circle class=\"start\" cx=\"\(decimal(box.minX - 21))\""
          + " cy=\"\(decimal(box.minY + box.size.height / 2))\" r=\"3.5\"/>")
    }
    let names = diagram.states.map { name(of: $0.node).replacing("+", with: " and ") }
    let (y, width) = (bounds.minY - 8, bounds.maxX + 8)
    let height = bounds.size.height + 16
    let hint =
      diagram.states.contains { $0.node.id == "suspended" }
      ? "<p class=\"hint\">Suspended: selected, but shown unselected until the touch on another cell"
        + " is decided.</p>" : ""
    return "<svg viewBox=\"0 \([y, width, height].svgText())\""
      + " width=\"\(decimal(width))\" height=\"\(decimal(height))\" role=\"img\""
      + " aria-label=\"\(names.count) states: \(names.joined(separator: ", ").htmlEscaped)\">"
      + parts.joined() + "</svg>" + hint
  }

  /// The words of an arrow. Where it is level, its actions are above it and the delegate calls below it.
  private static func label(_ arrow: Arrow, in rect: Rect) -> String {
    let actions = "<b>\(arrow.actions.joined(separator: ", ").htmlEscaped)</b>"
    let calls = "<code>\(arrow.calls.joined(separator: ", ").htmlEscaped)</code>"
    guard let y = arrow.path.level(near: rect) else {
      return words(actions + calls, in: rect, kind: "label middle")
    }
    let room = 44.0
    return words(
      actions, in: Rect(rect.minX, y - 3 - room, rect.size.width, room), kind: "label end")
      + words(calls, in: Rect(rect.minX, y + 4, rect.size.width, room), kind: "label")
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

extension Path {
  /// The height of a level line that passes a label; `nil` if none does.
  fileprivate func level(near label: Rect) -> Double? {
    var start = Point.zero
    for element in elements {
      if case .line(let end) = element, abs(start.y - end.y) < 0.01,
        label.minY - 4...label.minY + label.size.height + 12 ~= end.y,
        min(start.x, end.x)...max(start.x, end.x) ~= label.midX
      {
        return end.y
      }
      start = element.points.last ?? start
    }
    return nil
  }
}

extension Path.Element {
  /// The control points and the end.
  fileprivate var points: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .curve(let one, let other, let end): [one, other, end]
    case .close: []
    }
  }
}

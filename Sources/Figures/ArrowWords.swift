package import Diagrams
internal import Interaction
internal import Resolution
package import SceneRendering
internal import Vocabulary
package import Wording

/// What the labels of a graph's arrows say: a control is called by the accessibility label that it has in the state in
/// which the arrow begins.
package struct ArrowWords: Sendable {
  private let plain: SceneWords
  /// The accessibility labels in the states from which an arrow leads that may name a control.
  private let labels: [Int: [ViewName: String]]

  /// Collects the labels.
  ///
  /// - Parameters:
  ///   - graph: The graph. Arrows of several cells together name no control.
  ///   - renderer: The scene.
  ///   - item: The item of a graph of one cell.
  package init(_ graph: DiagramGraph, _ renderer: SceneRenderer, item: Int) {
    plain = SceneWords(renderer.scene)
    var labels: [Int: [ViewName: String]] = [:]
    for transition in graph.transitions + graph.deletions {
      let start = transition.from
      guard !transition.isOfApp, StateGraph.Action(rawValue: transition.action) == nil,
        labels[start] == nil, graph.nodes.indices.contains(start),
        graph.nodes[start].cells.count == 1, let state = graph.nodes[start].cells.first?.state
      else { continue }
      labels[start] = renderer.resolved.cell(item: item, state: state).accessibilityLabels
    }
    self.labels = labels
  }

  /// The words for arrows that begin in a state.
  ///
  /// - Parameter node: The index of the state.
  package func words(from node: Int) -> SceneWords { labels[node].map(plain.calling) ?? plain }

  /// The label of transitions that share an arrow.
  package func text(of transitions: [DiagramGraph.Transition]) -> ArrowText {
    (transitions.first.map { words(from: $0.from) } ?? plain).text(of: transitions)
  }
}

extension SceneWords {
  /// What the label of an arrow says.
  func text(_ actions: [String], events texts: [String]) -> ArrowText {
    let actions = actions.map(action)
    let events = events(texts, besides: actions)
    return ArrowText(actions: actions, gestures: events.gestures, calls: events.calls)
  }

  /// What the label of transitions that share an arrow says.
  fileprivate func text(of transitions: [DiagramGraph.Transition]) -> ArrowText {
    text(transitions.map(\.action), events: transitions.first?.events ?? [])
  }
}

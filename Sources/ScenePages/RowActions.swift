internal import Drawing
internal import Interaction
internal import Machine
internal import Resolution
internal import Scenes
internal import Vocabulary

/// The swipe actions of a row at an edge, as they are when they are open.
struct RowActions {
  /// The number of the edge among all edges.
  private let edge: Int
  private let row: SwipedRow
  /// The drawing of the row: its buttons and its content.
  private let layer: DisplayList.Layer

  /// The actions that a cell in a state has at its edges.
  ///
  /// - Parameter present: Returns the cell in a stage.
  static func all(
    ofItem item: Int, _ machine: Machine, in stage: Stage, present: (Stage) -> PresentedCell
  ) -> [RowActions] {
    let state = machine.state(ofItem: item, in: stage)
    guard !state.contains(.swiped) else { return [] }
    return SwipeEdge.allCases.enumerated().compactMap { number, edge in
      guard let row = machine.row(ofItem: item, at: edge, state: state, in: stage),
        case .layer(let layer) = present(machine.opening(row, in: stage)).displayList().items.first
      else { return nil }
      return RowActions(edge: number, row: row, layer: layer)
    }
  }

  /// The actions for the page's script: the edge, the direction of the content, the width of a button, the offset that
  /// completes a full swipe or −1, the outline of the row, and for each action from the edge inwards its name, its look
  /// and its colour.
  func json(_ looks: inout LookPool) -> JSONValue {
    // The last layer is the content; the button at the edge is in front of the others.
    let buttons = layer.items.dropLast().reversed()
    var actions: [JSONValue] = []
    for (name, item) in zip(row.actions, buttons) {
      guard case .layer(let button) = item else { continue }
      var color: Color?
      var items: [DisplayList.Item] = []
      for item in button.items {
        if case .fill(_, .color(let fill)) = item { color = fill }
        if case .layer(var view) = item {
          // The page's script places it with the finger.
          view.transform = .identity
          items.append(.layer(view))
        }
      }
      actions.append([
        .string(name.rawValue), .number(looks.number(of: items)),
        color.map(JSONValue.color) ?? "none",
      ])
    }
    return [
      .number(edge), .number(row.sign), .number(row.buttonWidth, places: 5),
      .number(row.performsFirst ? row.fullOffset : -1, places: 5),
      .number(layer.clip.map { looks.outline(of: $0) } ?? -1), .array(actions),
    ]
  }
}

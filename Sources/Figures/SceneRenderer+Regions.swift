package import Diagrams
internal import Drawing
internal import Interaction
internal import Resolution
internal import Review
package import SceneRendering
internal import Scenes
package import Vocabulary

/// How a state diagram shows states.
public enum StateDiagramForm: String, CaseIterable, Hashable, Sendable {
  /// Each state as a node.
  case flat
  /// The parts of the state that are independent as parallel regions.
  case regions
}

extension SceneRenderer {
  /// The maximum number of states that are drawn as one graph unless asked for. Our choice.
  private static let mostFlatStates = 6

  /// The form of a diagram: the requested one, or the one that is readable. Several cells together are drawn as one
  /// graph.
  ///
  /// - Throws: `RenderingError.invalidGroup` if regions are requested of several cells.
  package func form(
    _ form: StateDiagramForm?, items: [Int]
  ) throws(RenderingError) -> StateDiagramForm {
    guard items.count == 1, let item = items.first else {
      guard form != .regions else {
        throw .invalidGroup(
          "a diagram with regions shows one cell; choose one item, or the form flat")
      }
      return .flat
    }
    if let form { return form }
    guard try !hasManyStates(item: item) else { return .regions }
    let fitsPage = try resolved.fitsPage(item: item) { () throws(RenderingError) -> Bool in
      try FlatContent(self, items: items).diagram(.light) != nil
    }
    return fitsPage ? .flat : .regions
  }

  /// Whether a cell has more states than one graph shows readably.
  func hasManyStates(item: Int) throws(RenderingError) -> Bool {
    try checkItem(item)
    // Touches of a cell without inputs make a small graph, unless it has many controls.
    guard !resolved.scene.states.isEmpty || !resolved.scene.flags.isEmpty else {
      return resolved.stateGraph(ofItems: [item]).states.count > Self.mostFlatStates
    }
    let chart = resolved.stateChart(ofItem: item)
    guard let count = chart.stateCount, chart.bounds.isEmpty else { return true }
    return count > Self.mostFlatStates
  }

  /// The states of an item's cell as a statechart with parallel regions, with what an audit says about them.
  package func regionSheet(
    item: Int, userInterfaceStyle: UserInterfaceStyle?, width: Double = RegionSheet.readmeWidth,
    audit: DiagramAudit? = nil
  ) throws(RenderingError) -> RegionSheet {
    try checkItem(item)
    let chart = try RegionContent(self, item: item, audit: audit).chart()
    do {
      return try RegionSheet(
        chart, palette: palette(userInterfaceStyle), width: width, typesetter: typesetter)
    } catch {
      throw .diagram(error)
    }
  }

  /// A note about the limits that the exploration of a chart hit, and what to do; `nil` for none.
  package func chartNote(item: Int) throws(RenderingError) -> String? {
    try checkItem(item)
    return note(on: resolved.stateChart(ofItem: item))
  }

  func note(on chart: StateChart) -> String? {
    chart.bounds.told.map { limits in
      "states and arrows may be missing: \(limits)"
        + (chart.advice.map { "; to narrow it, \($0)" } ?? "")
    }
  }
}

internal import Interaction
internal import Machine
internal import Vocabulary

/// The part of a run that a graph keeps.
extension StateExplorer {
  /// A tap that may be the first of several is the only one, unless the step makes more.
  func result(of node: Node, _ run: ExploredRun) -> Result {
    var run = run
    run.holdUntilTapsFail()
    let after = self.node(
      at: machine.updateConfigurations(run.stage).stage, after: node.situation)
    return Result(
      node: after, events: run.notices.compactMap(event),
      deletion: deletion(in: after.stage, run.notices), steps: run.steps)
  }

  /// The calls that have deleted explored items that a stage lacks; `nil` if it has all.
  private func deletion(in stage: Stage, _ notices: [CellEvent]) -> StateGraph.Deletion? {
    let arrangement = machine.arrangement(of: stage)
    let gone = items.filter { arrangement.index(ofItem: $0) == nil }
    guard !gone.isEmpty else { return nil }
    let methods = notices.compactMap { notice -> String? in
      guard case .app(let call) = notice, call.mayDeleteItems else { return nil }
      return call.method
    }
    return StateGraph.Deletion(methods.last ?? ItemUpdate.deleteItem(0).method, items: gone)
  }

  /// The event as the graph reports it; `nil` if it does not concern the watched cells.
  func event(_ event: CellEvent) -> StateGraph.Event? {
    guard let item = event.item, items.contains(item) else { return nil }
    switch event {
    case .call(let call, _): return StateGraph.Event(.call(call), item: item)
    case .gesture(let name, let phase, _, _, _):
      // How often a pan changes depends on how slowly the finger moves.
      if phase == .changed,
        machine.recognizers.contains(where: { $0.name == name && $0.pan != nil })
      {
        return nil
      }
      return StateGraph.Event(.gesture("\(name).\(phase.rawValue)"), item: item)
    case .control(let name, let event, _):
      return StateGraph.Event(.control("\(name.rawValue).\(event.rawValue)"), item: item)
    case .flag, .custom, .batchUpdates, .app, .reorder, .didScroll, .didScrollSection, .scrollView,
      .willDisplayCell, .didEndDisplayingCell, .prepareForReuse, .animationDidEnd,
      .traitCollectionDidChange:
      return nil
    }
  }
}

internal import Interaction
internal import Machine
internal import Scenes
internal import Vocabulary

/// Performing actions.
extension StateExplorer {
  /// Performs a step in each possible variant.
  func results(of step: Step, from node: Node) -> [Result] {
    var run = ExploredRun(machine, node.stage)
    switch step {
    case .pan(_, let way): run = panned(way, node)
    case .beginPan(let name):
      return panBegun(name, node).map { [result(of: node, $0)] } ?? []
    case .touchDown(let item): run.touchDown(on: item)
    case .quickTap(let item):
      run.touchDown(on: item)
      run.input(.up)
    case .touchView(let item, let name): run.input(.down(.view(name, ofItem: item)))
    case .dragOffControl:
      return moves(to: placeOffControl(node.stage).map { [.point($0)] } ?? [], node)
    case .dragOntoControl:
      guard let finger = node.stage.finger, let item = finger.item, let control = finger.control
      else { return [] }
      return moves(to: [.view(control.name, ofItem: item)], node)
    case .hold: run.hold()
    case .dragOut: return moves(to: outsidePlaces(node.stage).map { .point($0) }, node)
    case .dragInside: return moves(to: insidePlaces(node.stage).map { .point($0) }, node)
    case .dragScrolling:
      let along = placeAlong(node.stage).map { [TouchPlace.point($0)] } ?? []
      return moves(to: along + scrolls(node).map { drag($0, node.stage) }, node)
    case .scrollInside:
      return moves(to: slopPlaces(node.stage).map { .point($0) }, node)
    case .dragBackIn:
      if let item = node.situation.touch?.item { run.move(to: item) }
    case .dragIn(let item, let other):
      run.touchDown(on: other)
      run.holdUntilHeard()
      run.move(to: item)
    case .dragOnto(let item): run.move(to: item)
    case .slide(let slide):
      run.input(.down(.point(slide.start)))
      run.input(.move(.point(slide.end)))
    case .lift: run.input(.up)
    case .cancel: run.input(.cancel)
    case .tapAnother(let item):
      run.touchDown(on: item)
      run.pass(TouchScript.tapDuration)
      run.input(.up)
    case .touchAnother(let item):
      run.touchDown(on: item)
      run.holdUntilDelivered()
    case .set(let change): run.input(.app(.set(change)))
    case .swipe(let swipe):
      guard let (start, end) = machine.way(of: swipe, in: node.stage) else { return [] }
      run.input(.down(.point(start)))
      run.input(.move(.point(end)))
      run.input(.up)
    case .menu(let item, let name):
      run = ExploredRun(panMachine, node.stage)
      run.touchDown(on: item)
      run.pass(ShownMenu.pressDuration)
      // A touch on a row whose swipe actions are shown closes these and opens no menu.
      guard run.stage.menu?.item == item else { return [] }
      run.input(.up)
      run.input(.down(.view(name, ofItem: item)))
      run.input(.up)
    case .tapAction(let item, let name):
      guard let point = machine.point(inAction: name, ofItem: item, in: node.stage) else {
        return []
      }
      run.input(.down(.point(point)))
      run.input(.up)
    case .taps(let item, let count):
      for _ in 0..<count {
        run.touchDown(on: item)
        run.input(.up)
      }
    case .touchBackground(let place): run.input(.down(.point(place)))
    case .scroll(let offset):
      if node.situation.touch?.isScrolling == true {
        run.input(.move(drag(step, node.stage)))
      } else {
        run.input(.scroll(ScrollMovement(to: .offset(offset))))
      }
    }
    return beginsPan(run, node) ? [] : [result(of: node, run)]
  }

  private func moves(to places: [TouchPlace], _ node: Node) -> [Result] {
    places.compactMap { place in
      var run = ExploredRun(machine, node.stage)
      run.input(.move(place))
      return beginsPan(run, node) ? nil : result(of: node, run)
    }
  }

  /// A tap that may be the first of several is the only one, unless the step makes more.
  private func result(of node: Node, _ run: ExploredRun) -> Result {
    var run = run
    run.holdUntilTapsFail()
    return Result(
      node: self.node(
        at: machine.updateConfigurations(run.stage).stage, after: node.situation),
      events: run.notices.compactMap(event), steps: run.steps)
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

  // MARK: - Names

  func liftName(_ before: Situation) -> StateGraph.Action {
    guard before.touch?.isInside == true else { return .liftOutside }
    return before.touch?.isUnheard == true ? .quickTap : .liftInside
  }

  /// Names a scroll by where it brings the first watched cell whose place it changes.
  func scrollName(_ before: Situation, _ after: Situation) -> StateGraph.Action {
    let index = items.indices.first { before.places[$0] != after.places[$0] } ?? 0
    let places = after.places.indices.contains(index) ? after.places[index] : []
    if places.contains(.fullyVisible) { return .scrollBack }
    return places.contains(.visible) ? .scrollHalfOut : .scrollAway
  }
}

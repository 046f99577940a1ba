internal import Drawing
internal import Interaction
internal import Machine
internal import Vocabulary

/// The kinds of steps, each with all that is known of it.
extension StateExplorer.Step {
  // MARK: - Fingers that come down

  /// A finger comes down on an explored cell.
  static func touchDown(_ item: Int) -> Self {
    var step = Self(.touchDown, on: item) { $0.touchDown(on: item) }
    step.reportsIdle = { _, _, after in after.allSatisfy { $0.situation.touch == nil } }
    return step
  }

  /// A finger comes down on a control, or on a view with recognisers, in the cell of an explored item.
  static func touchView(_ item: Int, _ name: ViewName) -> Self {
    var step = Self(.touchDown, on: item, reportsIdle: false) { run in
      run.input(.down(.view(name, ofItem: item)))
    }
    step.view = name
    return step
  }

  /// A finger comes down on a cell that is not explored, and rests there until the touch is delivered.
  static func touchAnother(_ item: Int) -> Self {
    Self(.touchAnother, on: item, rank: .elsewhere, reportsIdle: false) { run in
      run.touchDown(on: item)
      run.holdUntilDelivered()
    }
  }

  /// A finger comes down where no cell is.
  static func touchBackground(_ place: Point) -> Self {
    Self(.touchAnother, rank: .unusual, reportsIdle: false) { $0.input(.down(.point(place))) }
  }

  /// A finger comes down on a cell that is not explored, and moves from there onto an explored one.
  static func dragIn(_ item: Int, from other: Int) -> Self {
    var step = Self(.dragIn, on: other, reportsIdle: false) { run in
      run.touchDown(on: other)
      run.holdUntilReceived()
      run.move(to: item)
    }
    step.item = item
    return step
  }

  /// A finger comes down beside the edge of an explored cell and moves a few points across it, so that no recogniser
  /// fails.
  static func slide(_ slide: StateExplorer.Slide) -> Self {
    let action: StateGraph.Action = slide.isInward ? .dragIn : .dragOut
    var step = Self(action, rank: .unusual, reportsIdle: false) { run in
      run.input(.down(.point(slide.start)))
      run.input(.move(.point(slide.end)))
    }
    step.item = slide.item
    return step
  }

  // MARK: - Fingers that are down

  /// Time passes until the next deadline.
  static var hold: Self {
    var step = Self(.hold) { $0.hold() }
    step.action = { _, before, _ in before.touch?.isUnreceived == true ? .touchDown : .hold }
    step.reportsIdle = { _, before, after in
      before.touch?.isUnreceived == true && after.allSatisfy { $0.situation.touch == nil }
    }
    return step
  }

  /// The finger lifts.
  static var lift: Self {
    var step = Self(.liftInside) { $0.input(.up) }
    step.action = { _, before, _ in
      guard let touch = before.touch, touch.isInside else { return .liftOutside }
      return touch.isUnreceived ? .quickTap : .liftInside
    }
    step.rank = Self.unusualIfUnreceived
    step.reportsIdle = Self.isOfWatchedTouch
    return step
  }

  /// The system cancels the touch.
  static var cancel: Self {
    var step = Self(.cancel) { $0.input(.cancel) }
    step.rank = Self.unusualIfUnreceived
    step.reportsIdle = Self.isOfWatchedTouch
    return step
  }

  /// The finger leaves its cell.
  static var dragOut: Self {
    var step = moves(.dragOut) { explorer, node in
      explorer.outsidePlaces(node.stage).map { .point($0) }
    }
    step.action = Self.leavingOrScrolling
    step.rank = Self.unusualIfUnreceivedOrScrolling
    step.reportsIdle = Self.isOfWatchedTouch
    return step
  }

  /// The finger returns to the cell that it came down on.
  static var dragBackIn: Self {
    var step = variants(.dragBackIn) { explorer, node in
      var run = explorer.run(from: node)
      if let item = node.situation.touch?.item { run.move(to: item) }
      return [run]
    }
    step.rank = Self.unusualIfUnreceivedOrScrolling
    step.reportsIdle = Self.isOfWatchedTouch
    return step
  }

  /// The finger leaves its cell along the scroll direction, and drags the content to each offset that is tried.
  static var dragScrolling: Self {
    var step = moves(.dragScrolling) { explorer, node in
      let along = explorer.placeAlong(node.stage).map { [TouchPlace.point($0)] } ?? []
      return along + explorer.scrollOffsets(node).map { explorer.drag(to: $0, node.stage) }
    }
    step.action = Self.leavingOrScrolling
    step.rank = Self.unusualIfUnreceived
    step.reportsIdle = Self.isOfWatchedTouch
    return step
  }

  /// The finger begins to scroll the content before it leaves its cell.
  static var scrollInside: Self {
    var step = moves(.dragScrolling, rank: .unusual, reportsIdle: false) { explorer, node in
      explorer.slopPlaces(node.stage).map { .point($0) }
    }
    step.action = Self.leavingOrScrolling
    return step
  }

  /// The finger moves within its cell.
  static var dragInside: Self {
    moves(.dragInside, rank: .unusual, reportsIdle: false) { explorer, node in
      explorer.insidePlaces(node.stage).map { .point($0) }
    }
  }

  /// The finger, wherever it came down, moves onto a watched cell.
  static func dragOnto(_ item: Int) -> Self {
    var step = Self(.dragIn, rank: .unusual, reportsIdle: false) { $0.move(to: item) }
    step.item = item
    return step
  }

  /// The finger leaves the control that it came down on.
  static var dragOffControl: Self {
    moves(.dragOut, reportsIdle: false) { explorer, node in
      explorer.placeOffControl(node.stage).map { [.point($0)] } ?? []
    }
  }

  /// The finger returns to the control that it had left.
  static var dragOntoControl: Self {
    moves(.dragBackIn, reportsIdle: false) { _, node in
      guard let finger = node.stage.finger, let item = finger.item, let control = finger.control
      else { return [] }
      return [.view(control.name, ofItem: item)]
    }
  }

  /// The finger moves so far that a pan begins.
  static func beginPan(_ name: String) -> Self {
    var step = variants(.dragInside, reportsIdle: false) { explorer, node in
      explorer.panBegun(name, node).map { [$0] } ?? []
    }
    step.phrase = name + StateGraph.Deed.panBegins
    step.beginsPan = true
    return step
  }

  // MARK: - Whole gestures

  /// A finger taps a watched cell before the touch is delivered.
  static func quickTap(_ item: Int) -> Self {
    Self(.quickTap, on: item) { run in
      run.touchDown(on: item)
      run.input(.up)
    }
  }

  /// A finger taps a cell that is not watched.
  static func tapAnother(_ item: Int) -> Self {
    Self(.tapAnother, on: item) { run in
      run.touchDown(on: item)
      run.pass(TouchScript.tapDuration)
      run.input(.up)
    }
  }

  /// A finger taps a cell several times.
  static func taps(_ item: Int, count: Int) -> Self {
    var step = Self(.quickTap, on: item) { run in
      for _ in 0..<count {
        run.touchDown(on: item)
        run.input(.up)
      }
    }
    step.phrase = count == 2 ? "double tap" : "\(count) taps"
    return step
  }

  /// A finger moves a number of an item's cell to the next stop, or changes the value of a control.
  static func pan(_ item: Int, _ way: Machine.PanWay) -> Self {
    let action: StateGraph.Action = way.start == way.end ? .quickTap : .dragInside
    var step = variants(action, on: item) { explorer, node in [explorer.panned(way, node)] }
    step.phrase = "\(way.recognizer) to \(decimal(way.target))"
    return step
  }

  /// A finger swipes across a row.
  static func swipe(_ swipe: SwipeGesture) -> Self {
    var step = variants(.dragInside, on: swipe.item) { explorer, node in
      guard let (start, end) = explorer.machine.way(of: swipe, in: node.stage) else { return [] }
      var run = explorer.run(from: node)
      run.input(.down(.point(start)))
      run.input(.move(.point(end)))
      run.input(.up)
      return [run]
    }
    step.phrase =
      (swipe.isFull ? "full swipe" : "swipe") + " from the \(swipe.edge.rawValue) edge"
    return step
  }

  /// A finger taps an action of a row.
  static func tapAction(_ item: Int, _ name: ViewName) -> Self {
    var step = variants(.quickTap, on: item) { explorer, node in
      guard let point = explorer.machine.point(inAction: name, ofItem: item, in: node.stage)
      else { return [] }
      var run = explorer.run(from: node)
      run.input(.down(.point(point)))
      run.input(.up)
      return [run]
    }
    step.phrase = "tap \(name.rawValue)"
    return step
  }

  /// A finger holds a cell and then taps an action of its context menu.
  static func menu(_ item: Int, _ name: ViewName) -> Self {
    var step = variants(.hold, on: item) { explorer, node in
      var run = ExploredRun(explorer.panMachine, node.stage)
      run.touchDown(on: item)
      run.pass(ShownMenu.pressDuration)
      let place = TouchPlace.view(name, ofItem: item)
      // A touch on a row whose swipe actions are shown closes these and opens no menu.
      guard explorer.panMachine.isOnMenu(place, in: run.stage) else { return [] }
      run.input(.up)
      run.input(.down(place))
      run.input(.up)
      return [run]
    }
    step.phrase = "context menu, \(name.rawValue)"
    return step
  }

  // MARK: - Scrolling and the app

  /// The content scrolls to an offset along the scroll direction, in points.
  static func scroll(to offset: Double) -> Self {
    var step = variants(.scrollAway) { explorer, node in
      var run = explorer.run(from: node)
      if node.situation.touch?.isScrolling == true {
        run.input(.move(explorer.drag(to: offset, node.stage)))
      } else {
        run.input(.scroll(ScrollMovement(to: .offset(offset))))
      }
      return [run]
    }
    step.action = Self.scrollAction
    step.reportsIdle = { explorer, before, after in
      after.allSatisfy { Self.scrollAction(explorer, before, $0.situation) == .scrollHalfOut }
    }
    return step
  }

  /// The app sets one of the scene's inputs.
  static func set(_ change: StateChange) -> Self {
    var step = Self(.appSets, rank: .app, reportsIdle: false) { $0.input(.app(.set(change))) }
    step.item = change.item
    step.change = change.values.first
    return step
  }

  // MARK: - Making steps

  /// A step with any number of variants.
  private static func variants(
    _ action: StateGraph.Action, on item: Int? = nil, reportsIdle: Bool = true,
    runs: @escaping @Sendable (StateExplorer, StateExplorer.Node) -> [ExploredRun]
  ) -> Self {
    Self(runs: runs, action: action, on: item, rank: .usual, reportsIdle: reportsIdle)
  }

  /// A step in which the finger moves to a place. Each place is a variant.
  private static func moves(
    _ action: StateGraph.Action, rank: Rank = .usual, reportsIdle: Bool = true,
    places: @escaping @Sendable (StateExplorer, StateExplorer.Node) -> [TouchPlace]
  ) -> Self {
    Self(
      runs: { explorer, node in
        places(explorer, node).map { place in
          var run = explorer.run(from: node)
          run.input(.move(place))
          return run
        }
      }, action: action, on: nil, rank: rank, reportsIdle: reportsIdle)
  }

  // MARK: - What depends on situations

  private static func unusualIfUnreceived(_ before: Situation) -> Rank {
    before.touch?.isUnreceived == true ? .unusual : .usual
  }

  private static func unusualIfUnreceivedOrScrolling(_ before: Situation) -> Rank {
    before.touch?.isScrolling == true ? .unusual : unusualIfUnreceived(before)
  }

  /// Whether the finger came down on a watched cell or on none, and neither scrolls nor pans.
  private static func isOfWatchedTouch(
    _ explorer: StateExplorer, _ before: Situation, _ after: [StateExplorer.Node]
  ) -> Bool {
    guard let touch = before.touch else { return true }
    return !touch.isScrolling && !explorer.isPanning(touch)
      && touch.item.map { explorer.items.contains($0) } ?? true
  }

  private static func leavingOrScrolling(
    _ explorer: StateExplorer, _ before: Situation, _ after: Situation
  ) -> StateGraph.Action {
    after.touch?.isScrolling == true && before.touch?.isScrolling != true
      ? .dragScrolling : .dragOut
  }

  /// Names a scroll by where it brings the first watched cell whose place it changes.
  private static func scrollAction(
    _ explorer: StateExplorer, _ before: Situation, _ after: Situation
  ) -> StateGraph.Action {
    let index = explorer.items.indices.first { before.places[$0] != after.places[$0] } ?? 0
    let places = after.places.indices.contains(index) ? after.places[index] : []
    if places.contains(.fullyVisible) { return .scrollBack }
    return places.contains(.visible) ? .scrollHalfOut : .scrollAway
  }
}

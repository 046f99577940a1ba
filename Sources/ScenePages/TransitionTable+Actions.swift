internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Machine
internal import Scenes
internal import Validation

extension TransitionTable {
  /// Something that can happen in a situation.
  struct Action {
    /// The name that the page's script uses.
    let name: String
    let events: [StageEvent]
    /// The stage in which it happens; `nil` for that of the situation.
    var stage: Stage?
    /// Whether it opens a row, which closes another one.
    var opensRow = false

    init(_ name: String, _ events: [StageEvent]) { (self.name, self.events) = (name, events) }
  }

  /// The actions in a situation.
  func actions(from node: Node) -> [Action] {
    var actions: [Action] = []
    if let finger = node.stage.finger {
      if let time = machine.timeUntilDeadline(in: node.stage) {
        actions.append(Action("time", [.advance(by: time)]))
      }
      if finger.swipe == nil {
        for (name, point) in places(of: finger, node) {
          actions.append(Action(name, [.input(.move(.point(point)))]))
        }
        actions += swipes(of: finger, node) + pans(of: finger, node)
      }
      actions.append(Action("up", [.input(.up)]))
      actions.append(Action("cancel", [.input(.cancel)]))
    } else if node.stage.swipe != nil {
      actions += rowActions(node)
    } else {
      if let point = touchablePoint(of: node.item, in: node.stage) {
        actions.append(Action("down", [.input(.down(.point(point)))]))
      }
      for area in areas(ofItem: node.item, in: node.stage) where area.control >= 0 {
        if let point = point(on: area, ofItem: node.item, in: node.stage) {
          actions.append(Action(area.action, [.input(.down(.point(point)))]))
        }
      }
    }
    actions.append(Action("select", [.input(.app(.selectItem(node.item)))]))
    actions.append(Action("deselect", [.input(.app(.deselectItem(node.item)))]))
    for (index, input) in inputs.bound.enumerated() {
      for (number, value) in input.values.enumerated() {
        let change = StateChange(item: node.item, values: [StateChange.Value(input.word, value)])
        actions.append(Action("set \(index) \(number)", [.input(.app(.set(change)))]))
      }
    }
    return actions
  }

  /// A point where a touch hits a cell and neither a control nor a view with recognisers in it; `nil` if there is none.
  func touchablePoint(of item: Int, in stage: Stage) -> Point? {
    guard let frame = machine.arrangement(of: stage).frame(ofItem: item) else { return nil }
    return [0.5, 0.1, 0.9].flatMap { y in
      [0.5, 0.1, 0.9].map { x in
        Point(frame.minX + x * frame.size.width, frame.minY + y * frame.size.height)
      }
    }.first {
      machine.item(at: $0, in: stage) == item
        && machine.control(ofItem: item, at: $0, in: stage) == nil
        && machine.viewOfRecognizers(ofItem: item, at: $0, in: stage) == nil
    }
  }

  /// The places to which a finger moves: inside its cell at each distance that recognisers distinguish,
  /// outside of it, and along the scroll direction until the content follows.
  private func places(of finger: Finger, _ node: Node) -> [(name: String, point: Point)] {
    let arrangement = machine.arrangement(of: node.stage)
    guard let frame = arrangement.frame(ofItem: node.item) else { return [] }
    let scrolls = machine.isScrollable(in: arrangement)
    let start = finger.start
    func moved(_ distance: Double, _ direction: Point) -> Point {
      Point(start.x + direction.x * distance, start.y + direction.y * distance)
    }
    let axis =
      machine.loaded.scene.collectionView.collectionViewLayout.scrollDirection == .horizontal
      ? Point(1, 0) : Point(0, 1)
    let across = Point(axis.y, axis.x)
    let directions =
      [across, Point(-across.x, -across.y)]
      + (scrolls ? [] : [axis, Point(-axis.x, -axis.y)])
    var places: [(String, Point)] = []
    let edges = [0] + rings
    let diagonal = 0.5.squareRoot()
    for (index, ring) in edges.enumerated() {
      // A finger on a control may leave the cell, as long as it stays near.
      let isSlanted = followsSwipes || !pans.recognizers.isEmpty
      let all = directions + (isSlanted ? [Point(diagonal, diagonal)] : [])
      let point = all.lazy.map { moved(ring + 1, $0) }.first {
        (finger.control != nil || frame.contains($0)) && !swipes(finger, to: $0, in: node.stage)
          && waits(finger, at: $0)
      }
      if let point { places.append(("in \(index)", point)) }
    }
    let far =
      max(frame.size.width, frame.size.height) + (rings.last ?? 0) + 30
      + (finger.control == nil ? 0 : ControlTouch.reach)
    let outside = [Point(-across.x, -across.y), across] + directions.dropFirst(2)
    if let point = outside.lazy.map({ moved(far, $0) }).first(where: {
      !swipes(finger, to: $0, in: node.stage) && waits(finger, at: $0)
    }) {
      places.append(("out", point))
    }
    let along = moved(11, axis)
    if scrolls, finger.pan == nil, waits(finger, at: along),
      machine.reduce(node.stage, .input(.move(.point(along)))).stage.finger?.pan != nil
    {
      places.append(("scroll", along))
    }
    return places
  }
}

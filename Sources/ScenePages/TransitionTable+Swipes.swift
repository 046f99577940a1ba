internal import Drawing
internal import Interaction
internal import Machine
internal import Motion
internal import Vocabulary

/// Swipes across rows.
///
/// The table has what happens when a row begins to follow a finger, when an action is performed, and when the actions
/// are closed. Where the content is meanwhile is not in it: the page's script follows the finger.
extension TransitionTable {
  /// Whether a row follows a finger, or may go on to do so, after it has moved to a point.
  func swipes(_ finger: Finger, to point: Point, in stage: Stage) -> Bool {
    guard followsSwipes else { return false }
    var finger = finger
    finger.location = point
    return machine.mayFollow(finger, in: stage)
  }

  /// The beginnings of swipes, one for each edge at which the row has actions. The finger stops where they are open.
  func swipes(of finger: Finger, _ node: Node) -> [Action] {
    guard followsSwipes, !finger.isWithdrawn else { return [] }
    let state = machine.state(ofItem: node.item, in: node.stage)
    return SwipeEdge.allCases.enumerated().compactMap { number, edge in
      guard let row = machine.row(ofItem: node.item, at: edge, state: state, in: node.stage) else {
        return nil
      }
      func move(_ way: Double) -> StageEvent {
        .input(.move(.point(finger.start + Point(row.sign * (SwipedRow.slop + way), 0))))
      }
      // A control may keep its touch.
      guard machine.reduce(node.stage, move(1)).stage.finger?.swipe != nil else { return nil }
      var action = Action(
        "swipe \(number)", [move(1), move(row.openOffset), .advance(by: PositionTrack.memory * 2)])
      action.opensRow = true
      return action
    }
  }

  /// What a row whose actions are shown may do: perform one of them, and close. Each is performed in a row that shows
  /// all of its edge, because a state may have changed since the row was opened.
  func rowActions(_ node: Node) -> [Action] {
    let state = machine.state(ofItem: node.item, in: node.stage)
    var actions: [Action] = []
    for edge in SwipeEdge.allCases {
      guard
        let row = machine.row(
          ofItem: node.item, at: edge, state: state, showsAll: true, in: node.stage)
      else { continue }
      let stage = machine.opening(row, in: node.stage)
      func tap(_ point: Point) -> [StageEvent] { [.input(.down(.point(point))), .input(.up)] }
      for name in row.actions {
        guard let point = machine.point(inAction: name, ofItem: node.item, in: stage) else {
          continue
        }
        var action = Action("perform \(name.rawValue)", tap(point))
        action.stage = stage
        actions.append(action)
      }
      guard !actions.contains(where: { $0.name == "closed" }),
        let point = machine.contentPoint(in: stage)
      else { continue }
      var end = tap(point).reduce(stage) { machine.reduce($0, $1).stage }
      var closed = Action("closed", [])
      while end.swipe != nil, let time = machine.timeUntilDeadline(in: end) {
        closed = Action("closed", [.advance(by: time)])
        closed.stage = end
        end = machine.reduce(end, .advance(by: time)).stage
      }
      actions.append(closed)
    }
    return actions
  }

  /// The numbers of swipes for the page's script: how far a finger moves before the content follows, for how long a
  /// movement counts for the velocity, the resistances beyond the open actions and beyond a full swipe, how far beyond
  /// the open actions and across which part of the row a full swipe is, the speed whose direction counts, and how far
  /// a number moves on with a velocity of 1.
  static var swipeNumbers: JSONValue {
    .numbers([
      SwipedRow.slop, PositionTrack.memory / .seconds(1), SwipedRow.resistance,
      SwipedRow.fullResistance, SwipedRow.leastOverscroll, SwipedRow.fullReach,
      SwipedRow.leastSpeed, PannedNumber.reach,
    ])
  }

  /// The springs of swipes for the page's script, each with its decay, its frequency and the distance at which it is at
  /// rest: of a row that is released at rest, of one that is released while it moves, and of the first action.
  static var swipeSprings: JSONValue {
    let springs = [SwipedRow.restSpring, SwipedRow.thrownSpring, SwipedRow.expansionSpring]
    return .array(
      springs.compactMap(\.swing).map {
        .numbers([$0.decay, $0.frequency, Settling.restDistance], places: 12)
      })
  }
}

internal import Drawing
internal import Interaction
internal import Machine
internal import Vocabulary

/// Pans: a finger brings a number to the next stop and lifts, or begins a pan and stays. Other movements
/// are not explored, because they end between stops.
extension StateExplorer {
  /// Whether a finger that touched an explored cell pans.
  func isPanning(_ touch: Situation.Touch) -> Bool {
    zip(machine.recognizers, touch.gestures).contains { $0.pan != nil && $1 == .begun }
  }

  /// The possible next steps of a finger that is down, for the pan recognisers that have not decided yet.
  func pans(_ touch: Situation.Touch, _ node: Node) -> [Step] {
    guard let item = touch.item, items.contains(item) else { return [] }
    let begins = zip(machine.recognizers, touch.gestures).filter {
      $0.pan != nil && $1 == .possible
    }.map { Step.beginPan($0.0.name) }
    // Pans that begin before the delivery of the touch are explored from rest.
    guard !touch.isPending else { return begins }
    return begins + panMachine.panWays(ofItem: item, in: node.stage).map { .pan(item, $0) }
  }

  /// Brings a number to another stop. A finger that is down continues from its location.
  func panned(_ way: Machine.PanWay, _ node: Node) -> ExploredRun {
    var run = ExploredRun(panMachine, node.stage)
    if node.stage.finger == nil {
      run.input(.down(.point(way.start)))
      if way.isOnControl { run.holdUntilDelivered() }
    }
    if way.end != way.start { run.input(.move(.point(way.end))) }
    run.input(.up)
    return run
  }

  /// Begins a pan without moving its numbers: the finger moves until the pan begins, and a point back. `nil` without a
  /// finger or such a pan.
  func panBegun(_ name: String, _ node: Node) -> ExploredRun? {
    guard let finger = node.stage.finger,
      let pan = machine.recognizers.first(where: { $0.name == name })?.pan
    else { return nil }
    let direction = pan.axis == .vertical ? Point(0, 1) : Point(1, 0)
    func place(_ distance: Double) -> TouchPlace {
      .point(finger.start + Point(direction.x * distance, direction.y * distance))
    }
    var run = ExploredRun(machine, node.stage)
    run.input(.move(place(GestureRecognizer.panSlop + 1)))
    run.input(.move(place(GestureRecognizer.panSlop)))
    return run
  }

  /// Whether a finger on an explored cell pans after some events, and did not before.
  func beginsPan(_ run: ExploredRun, _ node: Node) -> Bool {
    guard node.stage.finger?.isPanning != true, let finger = run.stage.finger else { return false }
    return finger.isPanning && finger.item.map(items.contains) == true
  }
}

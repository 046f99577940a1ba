internal import Drawing
internal import Interaction
internal import Scenes

/// Several fingers.
///
/// The finger that came down first has the recognisers, and content and rows follow it. The other ones touch cells and
/// controls, and take part in the middle that recognisers and content see.
extension Reduction {
  /// A finger with a number does something.
  mutating func perform(_ input: TouchInput, by number: Int) {
    let isFirst = stage.finger.map { $0.number == number } ?? true
    switch input {
    case .down(let place):
      let location = machine.location(of: place, by: number, in: stage)
      if isFirst { touchDown(at: location, by: number) } else { join(at: location, by: number) }
    case .move(let place):
      let location = machine.location(of: place, by: number, in: stage)
      if isFirst { moveFinger(to: location) } else { moveOther(number, to: location) }
    case .up:
      if stage.otherFingers.isEmpty, isFirst {
        liftFinger()
      } else {
        lift(number, isFirst: isFirst)
      }
    // The system cancels all touches of a sequence.
    case .cancel: cancelTouch()
    case .scroll, .fling, .app, .traits: break
    }
  }

  /// Treats another finger as the first one while its touch is handled.
  mutating func withFinger(_ number: Int, _ body: (inout Reduction) -> Void) {
    guard let first = stage.finger, let other = stage.otherFingers.removeValue(forKey: number)
    else { return }
    stage.otherFingers[first.number] = first
    stage.finger = other
    body(&self)
    stage.otherFingers[number] = stage.finger
    stage.finger = stage.otherFingers.removeValue(forKey: first.number)
  }

  /// Another finger comes down while one is down.
  private mutating func join(at location: Point, by number: Int) {
    guard let first = stage.finger else { return }
    let item = machine.item(at: location, in: stage)
    let control = item.flatMap { machine.control(ofItem: $0, at: location, in: stage) }
    var finger = Finger(
      number: number, at: location, item: item, control: control,
      timeUntilDelivery: contentTouchDelay)
    if !mayTouch(finger) { finger.withdraw() }
    stage.otherFingers[number] = finger
    guard !first.isAlone else { return }
    stage.finger?.timeUntilMenu = nil
    advanceGestures { gesture in
      gesture.join()
      return nil
    }
    endLateTouches()
  }

  /// Whether cells and controls receive the touch of another finger. A view that does not allow multiple touches receives the
  /// first one only, other views are not concerned (`UIView.isMultipleTouchEnabled`, documented). Touches of cells are those
  /// of the collection view.
  private func mayTouch(_ finger: Finger) -> Bool {
    guard let first = stage.finger, !first.isAlone, first.pan == nil, first.swipe == nil,
      first.rowTouch == nil
    else { return false }
    let others = [first] + stage.otherFingers.values
    guard !([finger] + others).contains(where: touchesExclusively) else { return false }
    if let control = finger.control {
      return !others.contains { $0.item == finger.item && $0.control?.name == control.name }
    }
    return machine.scene.collectionView.isMultipleTouchEnabled
      || !others.contains { $0.item != nil && $0.control == nil }
  }

  /// Whether a finger has come down on a view that takes touches alone (`UIView.isExclusiveTouch`, documented).
  private func touchesExclusively(_ finger: Finger) -> Bool {
    guard let item = finger.item, let frame = arrangement.frame(ofItem: item),
      let cell = machine.cell(ofItem: item, in: stage)
    else { return false }
    return cell.hit(finger.start - frame.origin)?.isExclusive ?? false
  }

  /// A finger that is not the first one moves.
  private mutating func moveOther(_ number: Int, to location: Point) {
    guard let other = stage.otherFingers[number], let first = stage.finger else { return }
    stage.otherFingers[number]?.location = location
    guard !first.isAlone else { return }
    let count = stage.fingerCount
    stage.finger?.moveCenter(by: location - other.location, of: count)
    // Each finger of a tap or a press must stay where it is.
    let way = location - other.start
    let distance = (way.x * way.x + way.y * way.y).squareRoot()
    advanceGestures {
      $0.recognizer.pan == nil && !$0.hasBegun && distance > $0.recognizer.allowableMovement
        ? $0.cancel() : nil
    }
    guard !moveContent() else { return }
    withFinger(number) { $0.moveTouch(to: location) }
    endLateTouches()
  }

  /// A finger lifts while others are down. Recognisers see it before its cell does.
  private mutating func lift(_ number: Int, isFirst: Bool) {
    guard let finger = stage.finger(number), !finger.hasLifted else { return }
    if stage.finger?.isAlone == true { return liftAlone(number, isFirst: isFirst) }
    guard stage.fingerCount > 1 else { return liftLast(number, isFirst: isFirst) }
    advanceGestures { $0.leave() }
    if isFirst {
      stage.finger?.hasLifted = true
    } else {
      stage.otherFingers[number]?.hasLifted = true
    }
    endLateTouches()
  }

  /// The last finger lifts, and others have lifted before whose cells have not received the end of their touches.
  private mutating func liftLast(_ number: Int, isFirst: Bool) {
    if !isFirst, let first = stage.finger, let last = stage.otherFingers[number] {
      stage.otherFingers[number] = nil
      stage.otherFingers[first.number] = first
      stage.finger = first.succeeded(by: last)
    }
    liftFinger()
  }

  /// A finger lifts while one is in a menu or moves a cell to another position, with which the others have nothing to do.
  private mutating func liftAlone(_ number: Int, isFirst: Bool) {
    guard isFirst else {
      stage.otherFingers[number] = nil
      return
    }
    let others = stage.otherFingers
    stage.otherFingers = [:]
    liftFinger()
    stage.otherFingers = others
    guard let next = others.keys.min() else { return }
    stage.finger = stage.otherFingers.removeValue(forKey: next)
  }

  /// Ends the touches of fingers that have lifted, if no recogniser delays that. If the first one has lifted, another one goes
  /// on in its place.
  private mutating func endLateTouches() {
    guard let first = stage.finger, !first.gestures.contains(where: \.withholdsEnds) else { return }
    endLiftedTouches()
    guard stage.finger?.hasLifted == true else { return }
    endOwnTouch()
    guard let first = stage.finger, let next = stage.otherFingers.keys.min(),
      let other = stage.otherFingers.removeValue(forKey: next)
    else { return }
    stage.finger = first.succeeded(by: other)
  }

  /// Ends the touches of other fingers that have lifted.
  mutating func endLiftedTouches() {
    for number in stage.otherFingers.keys.sorted()
    where stage.otherFingers[number]?.hasLifted == true {
      withFinger(number) { $0.endOwnTouch() }
      stage.otherFingers[number] = nil
    }
  }

  private mutating func endOwnTouch() {
    guard stage.finger?.isWithdrawn == false else { return }
    deliverTouch()
    endTouch()
  }
}

extension Finger {
  /// Whether other fingers have nothing to do with it: it is in a menu, or moves a cell to another position.
  fileprivate var isAlone: Bool { isOnMenu || isReordering }
}

extension Stage {
  /// The time until something happens to the cell or control of another finger than the first one; `nil` if nothing will.
  var timeUntilDeadlineOfOthers: Duration? {
    otherFingers.values.compactMap(\.timeUntilOwnDeadline).min()
  }

  /// The number of another finger than the first one for whose cell or control something is due; `nil` if there is none.
  var dueFinger: Int? {
    otherFingers.filter { $0.value.timeUntilOwnDeadline == .zero }.keys.min()
  }
}

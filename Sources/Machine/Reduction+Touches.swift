internal import Drawing
internal import Interaction
internal import Scenes
internal import Vocabulary

/// The finger.
extension Reduction {
  /// How long a scroll view delays the delivery of a touch to its content: 0.15 s, the usual value
  /// for UIKit's private constant (from memory, unverified).
  private static let contentTouchDelay: Duration = .milliseconds(150)
  /// How long the scene's collection view delays it.
  var contentTouchDelay: Duration {
    machine.scene.collectionView.delaysContentTouches ? Self.contentTouchDelay : .zero
  }
  /// How far a finger moves along the scroll direction before the content follows and the touch is
  /// cancelled, in points.
  static let panSlop = GestureRecognizer.panSlop

  mutating func touchDown(at location: Point, by number: Int) {
    let item = machine.item(at: location, in: stage)
    let control = item.flatMap { machine.control(ofItem: $0, at: location, in: stage) }
    resumeTaps(at: location, item: item)
    stage.finger = Finger(
      number: number, at: location, item: item, control: control,
      // The cell still has the touch before, whose end it does not know.
      timeUntilDelivery: stage.lifted?.isEndWithheld == true ? nil : contentTouchDelay,
      gestures: gestures(at: location, item: item, control: control))
    stopContent(at: location)
    touchRow(at: location)
    touchHandle(at: location)
    touchMenu()
  }

  /// Stops content that moves without a finger. Cells do not receive a touch that stops a deceleration
  /// (Vercantez/openuikit, a model of UIKit).
  private mutating func stopContent(at location: Point) {
    let section = arrangement.orthogonalSection(at: location).map { ScrollArea.section($0) }
    for area in [section, .content].compactMap(\.self) {
      guard let movement = stage.scroll.movements[area], movement.cause != .script else { continue }
      stage.scroll.movements[area] = nil
      guard movement.cause == .finger else { continue }
      stage.finger?.stopped = area
      stage.finger?.withdraw()
    }
  }

  mutating func moveFinger(to location: Point) {
    let count = stage.fingerCount
    stage.finger?.move(to: location, of: count)
    guard !moveContent() else { return }
    // A row may still begin to follow the finger.
    guard let finger = stage.finger, !machine.mayBeginSwipe(finger, in: stage) else { return }
    moveTouch(to: location)
  }

  /// Passes movements of fingers to recognisers, content and rows. Returns whether cells do not receive the movement.
  mutating func moveContent() -> Bool {
    if let center = stage.finger?.center { advanceGestures { $0.move(to: center) } }
    moveBeforeMenu()
    if stage.finger?.isOnMenu == true {
      moveOnMenu()
      return true
    }
    if stage.finger?.pan != nil { followFinger() }
    if stage.finger?.swipe != nil { followSwipe() }
    if stage.finger?.isReordering == true {
      followHandle()
      return true
    }
    guard let finger = stage.finger, finger.pan == nil, finger.swipe == nil else { return true }
    let isKept =
      finger.control != nil && finger.timeUntilDelivery == nil && !machine.cancelsControls
    // The scroll view's own recogniser fails, unless the pan shares the finger.
    let isTaken = finger.isTakenByPan
    let isShared = !finger.isWithdrawn || finger.isPanning && !isTaken
    if !isTaken, isShared || finger.rowTouch != nil, !isKept,
      let row = machine.swipedRow(finger, in: stage)
    {
      // The row's pan recogniser takes the touch, as that of the scroll view does.
      advanceGestures { $0.recognizer.shouldRecognizeSimultaneously ? nil : $0.cancel() }
      withdrawTouch()
      beginSwipe(row)
      return true
    }
    // A finger that has stopped the content may drag it on.
    if !isTaken, isShared || finger.stopped != nil, !isKept,
      let area = machine.draggedArea(finger, in: arrangement)
    {
      // The scroll view's pan recogniser takes the touch. Other recognisers fail unless they
      // recognise simultaneously.
      advanceGestures { $0.recognizer.shouldRecognizeSimultaneously ? nil : $0.cancel() }
      withdrawTouch()
      beginDragging(area)
      return true
    }
    return false
  }

  /// Reports the movement of the finger to the control or the cell. A touch that moves without scrolling belongs to the
  /// content and is delivered at once.
  mutating func moveTouch(to location: Point) {
    guard let finger = stage.finger, !finger.isWithdrawn else { return }
    deliverTouch()
    if let control = stage.finger?.control { return moveControl(control, to: location) }
    guard let item = finger.item, let frame = arrangement.frame(ofItem: item) else { return }
    select(.moved(inside: frame.contains(location)))
  }

  /// The last finger lifts.
  mutating func liftFinger() {
    deliverTouch()
    advanceGestures { $0.end() }
    endLiftedTouches()
    let isEndDelivered = liftsAtOnce()
    if isEndDelivered, stage.finger?.isWithdrawn == false {
      deliverTouch()
      endTouch()
    }
    let finger = stage.finger
    stage.finger = nil
    if let finger {
      endDragging(finger, velocity: finger.pan?.velocity ?? 0)
      endSwipe(finger, isCancelled: false)
      endReordering(finger, isCancelled: false)
      endMenuTouch(finger, isCancelled: false)
    }
  }

  /// Reports the end of the touch to the control or the cell.
  mutating func endTouch() {
    if let control = stage.finger?.control { endControl(control) } else { select(.ended) }
  }

  mutating func cancelTouch() {
    advanceGestures { $0.cancel() }
    withdrawTouch()
    // The recognisers that were waiting for this tap have failed with it.
    stage.lifted = nil
    stage.otherFingers = [:]
    let finger = stage.finger
    stage.finger = nil
    if let finger {
      endDragging(finger, velocity: 0)
      endSwipe(finger, isCancelled: true)
      endReordering(finger, isCancelled: true)
    }
  }

  /// Cancels the touches of all fingers for their cells.
  mutating func withdrawTouch() {
    withdrawOwnTouch()
    for number in stage.otherFingers.keys.sorted() { withFinger(number) { $0.withdrawOwnTouch() } }
  }

  private mutating func withdrawOwnTouch() {
    guard let finger = stage.finger, !finger.isWithdrawn else { return }
    stage.finger?.isWithdrawn = true
    stage.finger?.timeUntilDelivery = nil
    stage.finger?.timeUntilRepeat = nil
    // A touch that was not delivered is not cancelled.
    if finger.timeUntilDelivery == nil {
      if let control = finger.control { cancelControl(control) } else { select(.cancelled) }
    }
    stage.finger?.control = nil
  }

  /// Delivers the touch to its cell, or repeats the change of value of the control that it holds.
  mutating func meetOwnDeadline() {
    if stage.finger?.timeUntilDelivery == .zero { deliverTouch() } else { repeatControl() }
  }

  /// Delivers the touch to its cell, unless that has happened.
  mutating func deliverTouch() {
    guard let finger = stage.finger, finger.timeUntilDelivery != nil else { return }
    stage.finger?.timeUntilDelivery = nil
    if let control = finger.control {
      beginControl(control)
    } else {
      select(.began(item: finger.item))
    }
  }
}

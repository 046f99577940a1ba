internal import Drawing
internal import Interaction
internal import Scenes
internal import Views
internal import Vocabulary

/// Touches on controls. A control sets its own state before it sends an event (from others' models of
/// UIControl).
extension Reduction {
  /// Delivers a touch to the control that it hit.
  mutating func beginControl(_ control: ControlTouch) {
    guard control.isEnabled, control.value != .beside else { return }
    perform(control, [(.highlighted, true)], .touchDown)
    waitForRepeat(control)
  }

  /// Begins to wait until a control that the finger holds changes its value.
  private mutating func waitForRepeat(_ control: ControlTouch) {
    guard control.repeats != nil else { return }
    let isOnPart = control.value != .choice(nil)
    stage.finger?.timeUntilRepeat = isOnPart ? ControlTouch.repeatDelay : nil
  }

  /// The control that the finger holds changes its value again, unless it is at the end.
  mutating func repeatControl() {
    stage.finger?.timeUntilRepeat = nil
    guard let finger = stage.finger, let item = finger.item, let control = finger.control,
      let count = control.repeats, case .choice(let next?)? = control.value
    else { return }
    stage.finger?.control?.repeats = count + 1
    perform(control, [], value: next)
    guard
      let (value, point) = machine.value(
        of: control.name, ofItem: item, at: finger.location, in: stage),
      case .choice(let following?) = value.touch(at: point)
    else { return }
    stage.finger?.control?.value = .choice(following)
    guard following != value.current else { return }
    stage.finger?.timeUntilRepeat =
      count + 1 < ControlTouch.slowRepeats
      ? ControlTouch.repeatInterval : ControlTouch.fastRepeatInterval
  }

  /// The finger on a control moves.
  mutating func moveControl(_ control: ControlTouch, to location: Point) {
    guard control.isEnabled, control.value != .beside, let item = stage.finger?.item else { return }
    moveValue(control, to: location, item)
    let isInside = machine.isNear(control.name, ofItem: item, location, in: stage)
    guard isInside != control.isInside else { return }
    stage.finger?.control?.isInside = isInside
    perform(
      control, [(.highlighted, isInside)], isInside ? .touchDragEnter : .touchDragExit)
  }

  /// The finger on a control lifts.
  mutating func endControl(_ control: ControlTouch) {
    guard control.isEnabled, control.value != .beside else { return }
    guard control.isInside else { return perform(control, [], .touchUpOutside) }
    if let value = control.value {
      let isOver = control.repeats.map { $0 > 0 } ?? false
      let chosen: Double? = if case .choice(let chosen) = value, !isOver { chosen } else { nil }
      return perform(control, [(.highlighted, false)], value: chosen, .touchUpInside)
    }
    guard let isOn = control.isOn else {
      return perform(control, [(.highlighted, false)], .touchUpInside, .primaryActionTriggered)
    }
    perform(
      control, [(.highlighted, false), (.on, !isOn), (.off, isOn)], .valueChanged, .touchUpInside)
  }

  /// The touch on a control is cancelled.
  mutating func cancelControl(_ control: ControlTouch) {
    guard control.isEnabled, control.value != .beside else { return }
    perform(control, [(.highlighted, false)], .touchCancel)
  }

  /// Changes the value of a control with the finger.
  private mutating func moveValue(_ control: ControlTouch, to location: Point, _ item: Int) {
    guard let touched = control.value, let finger = stage.finger,
      let (value, point) = machine.value(of: control.name, ofItem: item, at: location, in: stage)
    else { return }
    switch touched {
    case .choice:
      let choice = value.touch(at: point)
      // A thumb that may not be dragged keeps the touch beside it, too, and its events.
      let isAllowed = choice != .beside && machine.valueTouches.allow(choice)
      let allowed = isAllowed ? choice : .choice(nil)
      guard allowed != touched else { return }
      stage.finger?.control?.value = allowed
      stage.finger?.control.map { waitForRepeat($0) }
    case .drag(let start):
      guard
        let origin = machine.value(
          of: control.name, ofItem: item, at: finger.start, in: stage)?.point
      else { return }
      perform(control, [], value: value.dragged(from: start, by: point.x - origin.x))
    case .beside: break
    }
  }

  /// Sets flags and the value of a control, and then sends events, `valueChanged` first if the value has changed.
  private mutating func perform(
    _ control: ControlTouch, _ flags: [(flag: ControlFlag, value: Bool)], value: Double? = nil,
    _ sent: ControlEvent...
  ) {
    guard let item = stage.finger?.item else { return }
    let before = stage
    var events: [CellEvent] = []
    var sent = sent
    for (flag, value) in flags {
      let name = flag.stateName(of: control.name)
      guard machine.scene.states.contains(where: { $0.name == name }),
        machine.set(name, .flag(value), ofItem: item, in: &stage)
      else { continue }
      events.append(.custom(name, value: .flag(value), item: item))
    }
    if let value, let number = machine.touchedNumbers[control.name],
      let result = number.number(for: value),
      case .number(let current) = machine.value(
        of: .custom(number.following.state), in: machine.state(ofItem: item, in: stage))
    {
      let name = number.following.state
      let new = StateValue.number(
        machine.isConfined ? number.confined(result, from: current) : result)
      if machine.set(name, new, ofItem: item, in: &stage) {
        events.append(.custom(name, value: new, item: item))
        sent.insert(.valueChanged, at: 0)
      }
    }
    record(events + sent.map { .control(control.name, $0, item: item) }, before: before)
  }
}

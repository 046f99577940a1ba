internal import Drawing
internal import Interaction
internal import Scenes
internal import Vocabulary

/// Touches on controls. A control sets its own state before it sends an event (from others' models of
/// UIControl).
extension Reduction {
  /// Delivers a touch to the control that it hit.
  mutating func beginControl(_ control: ControlTouch) {
    guard control.isEnabled else { return }
    perform(control, [(.highlighted, true)], .touchDown)
  }

  /// The finger on a control moves.
  mutating func moveControl(_ control: ControlTouch, to location: Point) {
    guard control.isEnabled, let item = stage.finger?.item else { return }
    let isInside = machine.isNear(control.name, ofItem: item, location, in: stage)
    guard isInside != control.isInside else { return }
    stage.finger?.control?.isInside = isInside
    perform(
      control, [(.highlighted, isInside)], isInside ? .touchDragEnter : .touchDragExit)
  }

  /// The finger on a control lifts.
  mutating func endControl(_ control: ControlTouch) {
    guard control.isEnabled else { return }
    guard control.isInside else { return perform(control, [], .touchUpOutside) }
    guard let isOn = control.isOn else {
      return perform(control, [(.highlighted, false)], .touchUpInside, .primaryActionTriggered)
    }
    perform(
      control, [(.highlighted, false), (.on, !isOn), (.off, isOn)], .valueChanged, .touchUpInside)
  }

  /// The touch on a control is cancelled.
  mutating func cancelControl(_ control: ControlTouch) {
    guard control.isEnabled else { return }
    perform(control, [(.highlighted, false)], .touchCancel)
  }

  /// Sets flags of a control, and then sends events.
  private mutating func perform(
    _ control: ControlTouch, _ flags: [(flag: ControlFlag, value: Bool)], _ sent: ControlEvent...
  ) {
    guard let item = stage.finger?.item else { return }
    let before = stage
    var events: [CellEvent] = []
    for (flag, value) in flags {
      let name = flag.stateName(of: control.name)
      guard machine.scene.states.contains(where: { $0.name == name }),
        machine.set(name, .flag(value), ofItem: item, in: &stage)
      else { continue }
      events.append(.custom(name, value: .flag(value), item: item))
    }
    record(events + sent.map { .control(control.name, $0, item: item) }, before: before)
  }
}

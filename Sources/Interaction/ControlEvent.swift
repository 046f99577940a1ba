/// An event of a control in a cell (`UIControl.Event`).
public enum ControlEvent: String, CaseIterable, Hashable, Sendable {
  /// A finger comes down on the control.
  case touchDown
  /// The finger leaves the control.
  case touchDragExit
  /// The finger returns to the control that it had left.
  case touchDragEnter
  /// The finger lifts on the control.
  case touchUpInside
  /// The finger lifts after it has left the control.
  case touchUpOutside
  /// The touch is cancelled, for example because the content scrolls.
  case touchCancel
  /// A switch has changed its value.
  case valueChanged
  /// A button was tapped; it follows `touchUpInside` (from memory, unverified).
  case primaryActionTriggered
}

package import Vocabulary

/// A finger that came down on a control, which takes the touch instead of the cell.
package struct ControlTouch: Hashable, Sendable {
  /// How far from a control's bounds a finger that came down on it still counts as inside: 70 points
  /// (from memory, widely measured).
  package static let reach = 70.0

  /// The control.
  package let name: ViewName
  /// Whether it is enabled; a disabled control takes the touch and does nothing.
  package let isEnabled: Bool
  /// Whether a switch was on when the finger came down; `nil` for other controls.
  package let isOn: Bool?
  /// Whether the finger is on the control, or near it.
  package var isInside = true
}

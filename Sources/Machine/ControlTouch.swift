package import Vocabulary

/// A finger that came down on a control, which takes the touch instead of the cell.
package struct ControlTouch: Hashable, Sendable {
  /// How far from a control's bounds a finger that came down on it still counts as inside: 70 points
  /// (from memory, widely measured).
  package static let reach = 70.0

  /// How long a finger rests on a stepper until the value changes, and then changes again: UIKit's documentation says only
  /// that the rate depends on how long one holds it. From memory, unverified.
  static let (repeatDelay, repeatInterval) = (
    Duration.milliseconds(500), Duration.milliseconds(100)
  )
  /// The interval after `slowRepeats` changes. From memory, unverified.
  static let (fastRepeatInterval, slowRepeats) = (Duration.milliseconds(30), 20)

  /// How a finger changes the value of a slider, stepper, segmented control or page control.
  package enum Value: Hashable, Sendable {
    /// It chooses this value if it lifts; `nil` for none.
    case choice(Double?)
    /// It drags the thumb of a slider, which had this value when it came down.
    case drag(from: Double)
    /// It came down beside the thumb of a slider, which does not follow it (documented: the thumb is dragged).
    case beside
  }

  /// The control.
  package let name: ViewName
  /// Whether it is enabled; a disabled control takes the touch and does nothing.
  package let isEnabled: Bool
  /// Whether a switch was on when the finger came down; `nil` for other controls.
  package let isOn: Bool?
  /// How the finger changes the value; `nil` for buttons, switches and text fields.
  package var value: Value?
  /// How often the value has changed while the finger rested on a control that repeats; `nil` for other controls. A finger
  /// that lifts after that changes it no more.
  package var repeats: Int?
  /// Whether the finger is on the control, or near it.
  package var isInside = true

  /// Whether the finger moves the thumb of a slider.
  package var isDragging: Bool { if case .drag? = value { true } else { false } }
}

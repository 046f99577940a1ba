package import Drawing
internal import Interaction
package import Vocabulary

/// A finger that came down on a slider beside its thumb, where it does nothing, although its place names the slider only.
package struct MissedThumb: Hashable, Sendable {
  /// The number of the script's step.
  package let step: Int
  /// The item.
  package let item: Int
  /// The slider.
  package let slider: ViewName
  /// The middle of the thumb, as a fraction of the slider's width and height.
  package let place: Point
}

extension Machine {
  /// The thumb that a finger has missed which came down at a place; `nil` if it has not, if the place is not the middle of
  /// a slider, or if touches do not change the slider's value.
  func missedThumb(
    _ place: TouchPlace, of finger: Finger?, in stage: Stage, step: Int
  ) -> MissedThumb? {
    guard case .view(let name, let item, _) = place, place == .view(name, ofItem: item),
      touchedNumbers[name] != nil, let finger, finger.item == item, let control = finger.control,
      control.name == name,
      control.isEnabled, control.value == .beside,
      let value = self.value(of: name, ofItem: item, at: finger.start, in: stage)?.value,
      case .track(let thumb, _) = value.way,
      let size = cell(ofItem: item, in: stage)?.size(of: name), size.width > 0, size.height > 0
    else { return nil }
    return MissedThumb(
      step: step, item: item, slider: name,
      place: Point(thumb.midX / size.width, thumb.midY / size.height))
  }
}

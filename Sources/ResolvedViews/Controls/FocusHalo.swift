internal import Drawing
internal import Scenes
internal import Views
internal import Vocabulary

/// The halo around a control that has the keyboard's focus (`UIFocusHaloEffect`).
package struct FocusHalo {
  // From memory, unverified.
  private static let lineWidth = 3.0
  private static let distance = 1.0

  /// The halo of a control; `nil` if it has none.
  ///
  /// - Parameter parts: The views that the control creates in itself; the halo follows the corners of one that fills it.
  package static func part(around parts: [ControlPart], in place: ControlPlace) -> ControlPart? {
    let attributes = place.attributes
    guard attributes.isFocused, attributes.focusEffect == .halo else { return nil }
    let bounds = Rect(origin: .zero, size: place.size)
    let shape = parts.first { $0.frame == bounds && $0.view.kind == .view }
    let radius = max(attributes.cornerRadius, shape?.view.attributes.cornerRadius ?? 0)
    let frame = bounds.inset(by: EdgeInsets(-(distance + lineWidth)))
    var values = PartProperties(.view)
    values.set(.borderWidth, to: lineWidth)
    values.set(.borderColor, to: .fixed(attributes.tintColor))
    values.set(.cornerRadius, to: min(radius, place.size.height / 2) + distance + lineWidth)
    values.set(
      .cornerCurve,
      to: shape?.view.attributes.cornerCurve ?? attributes.cornerCurve)
    return ControlPart("focusHalo", of: place.name, frame, values)
  }
}

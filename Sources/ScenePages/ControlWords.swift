internal import Drawing
internal import Resolution
internal import Views
internal import Vocabulary

/// What screen readers say of the handles that a page lays over the controls of a cell: labels, values and traits of the
/// cell's accessibility elements as attributes of ARIA.
struct ControlWords {
  private let cell: PresentedCell
  private let elements: [AccessibilityElement]

  /// - Parameter elements: The accessibility elements of the cell.
  init(_ cell: PresentedCell, _ elements: [AccessibilityElement]) {
    (self.cell, self.elements) = (cell, elements)
  }

  /// The attributes of the handle over an area; `nil` for an area without a handle: what only covers controls, and the
  /// track of a slider, since a touch beside the thumb does nothing.
  func attributes(of area: TransitionTable.Area) -> JSONValue? {
    guard let name = area.name, let view = cell.view.view(named: name) else { return nil }
    if view.kind == .slider, area.part == 0 { return nil }
    let element = element(of: view, part: area.part)
    let role = role(of: view.kind, element)
    var members: [(String, JSONValue)] = [
      ("role", .string(role)),
      ("aria-label", .string(words(of: view, part: area.part, element))),
      ("aria-disabled", .boolean(area.isEnabled == 0)),
    ]
    switch role {
    case "switch": members.append(("aria-checked", .boolean(area.isOn > 0)))
    case "button": members.append(("aria-pressed", pressed(view.kind, element)))
    // A page types no text and drags no thumb.
    case "textbox": members.append(("aria-readonly", .boolean(true)))
    case "slider":
      members.append(("aria-readonly", .boolean(true)))
      members += range(of: view)
      if let value = element?.value { members.append(("aria-valuetext", .string(value))) }
    default: break
    }
    return .object(members)
  }

  /// The value of a slider with its minimum and maximum.
  private func range(of slider: PresentedView) -> [(String, JSONValue)] {
    let (value, lowest): (Double, Double) = (slider[.value], slider[.minimumValue])
    let highest: Double = slider[.maximumValue] ?? 1
    return [
      ("aria-valuemin", .number(lowest)), ("aria-valuemax", .number(highest)),
      ("aria-valuenow", .number(value)),
    ]
  }

  /// The element of a part of a control if it has its own, otherwise that of the control; `nil` if assistive apps find
  /// neither.
  private func element(of view: PresentedView, part: Int) -> AccessibilityElement? {
    let suffix: String? =
      switch view.kind {
      case .segmentedControl: "title\(part)"
      case .stepper: part == 0 ? "decrement" : "increment"
      default: nil
      }
    let own = suffix.flatMap { suffix in
      elements.first { $0.view.rawValue == "\(view.name.rawValue).\(suffix)" }
    }
    return own ?? elements.first { $0.view == view.name }
  }

  private func role(of kind: ViewKind, _ element: AccessibilityElement?) -> String {
    switch kind {
    case .switch: "switch"
    case .slider: "slider"
    case .textField: "textbox"
    default: element?.traits.contains(.link) == true ? "link" : "button"
    }
  }

  /// The label, or the view's name without one, and the value if no other attribute has it.
  private func words(
    of view: PresentedView, part: Int, _ element: AccessibilityElement?
  ) -> String {
    let isNumbered = part > 0 && (view.kind == .segmentedControl || view.kind == .stepper)
    var words = [element?.label ?? view.name.rawValue + (isNumbered ? ".\(part)" : "")]
    if let value = element?.value, view.kind != .switch, view.kind != .slider {
      words.append(value)
    }
    // UIKit's page control is one adjustable element; on a page each half has a handle. The words are our choice.
    if view.kind == .pageControl { words.append(part == 0 ? "previous page" : "next page") }
    return words.joined(separator: ", ")
  }

  /// Whether a button is pressed. An empty text stands for a button that cannot be pressed: UIKit reports only whether
  /// such a button is selected.
  private func pressed(_ kind: ViewKind, _ element: AccessibilityElement?) -> JSONValue {
    let isSelected = element?.traits.contains(.selected) == true
    return isSelected || kind == .segmentedControl ? .boolean(isSelected) : .string("")
  }
}

package import Vocabulary

extension ViewKind {
  /// A stepper (`UIStepper`).
  package static let stepper = ViewKind(
    "stepper", "a stepper", hasContentSize: true,
    meaning: "A stepper (UIStepper) and its name. Touches do not change its value.",
    example: { .stepper($0, value: 1) })
}

extension View {
  /// Creates a stepper (`UIStepper`) with UIKit's defaults for omitted arguments.
  package static func stepper(
    _ name: ViewName, value: Double? = nil, minimumValue: Double? = nil,
    maximumValue: Double? = nil, isEnabled: Bool? = nil, isHidden: Bool? = nil,
    constraints: [Constraint] = []
  ) -> View {
    var properties = ViewProperties(
      backgroundColor: nil, alpha: nil, tintColor: nil, isHidden: isHidden)
    properties[.value] = value
    properties[.minimumValue] = minimumValue
    properties[.maximumValue] = maximumValue.map { .some($0) }
    properties[.isEnabled] = isEnabled
    return View(
      .stepper, name: name, properties: properties, constraints: constraints, subviews: [])
  }
}

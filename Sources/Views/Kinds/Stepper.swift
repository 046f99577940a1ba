internal import Notation
public import Vocabulary

extension ViewKind {
  /// A stepper (`UIStepper`).
  package static let stepper = ViewKind(
    "stepper", "a stepper", hasContentSize: true,
    otherNames: ["UIStepper"],
    meaning: "A stepper (UIStepper) and its name. Taps change its value.",
    example: { .stepper($0, value: 1) })
}

extension View {
  /// Creates a stepper (`UIStepper`) with UIKit's defaults for omitted arguments. Taps change its value.
  public static func stepper(
    _ name: ViewName, value: Double? = nil, minimumValue: Double? = nil,
    maximumValue: Double? = nil, stepValue: Double? = nil, wraps: Bool? = nil,
    autorepeat: Bool? = nil, isEnabled: Bool? = nil, isHidden: Bool? = nil,
    constraints: [Constraint] = []
  ) -> View {
    var properties = ViewProperties(
      backgroundColor: nil, alpha: nil, tintColor: nil, isHidden: isHidden)
    properties[.value] = value
    properties[.minimumValue] = minimumValue
    properties[.maximumValue] = maximumValue.map { .some($0) }
    properties[.stepValue] = stepValue
    properties[.wraps] = wraps
    properties[.autorepeat] = autorepeat
    properties[.isEnabled] = isEnabled
    return View(
      .stepper, name: name, properties: properties, constraints: constraints, subviews: [])
  }
}

/// The properties that only steppers (`UIStepper`) have.
enum StepperProperties {
  /// Steps above zero, as UIKit requires; the minimum is our choice.
  private static let steps = 0.001...SceneLimits.largestLength

  static let stepValue = Property<Double>(
    "stepValue", .number(steps), default: 1,
    of: [.view(.stepper)], meaning: "By how much a tap on a stepper changes its value. Default: 1.")
  static let wraps = Property<Bool>(
    "wraps", .boolean, default: false, of: [.view(.stepper)],
    meaning: "Whether a stepper continues at its least value after its greatest one, and the"
      + " reverse. Default: false.")

  static let autorepeat = Property<Bool>(
    "autorepeat", .boolean, default: true, of: [.view(.stepper)],
    meaning: "Whether a stepper that is held changes its value again and again. Default: true.")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [stepValue.name, wraps.name, autorepeat.name]
}

extension Property where Value == Double {
  /// By how much a tap on a stepper changes its value, at least 0.001 (our choice; UIKit asks for more than 0). Default:
  /// 1 (documented).
  public static var stepValue: Self { StepperProperties.stepValue }
}

extension Property where Value == Bool {
  /// Whether a stepper continues at its least value after its greatest one, and the reverse. Default: false (documented).
  public static var wraps: Self { StepperProperties.wraps }
  /// Whether a stepper that is held changes its value again and again. Default: true (documented).
  public static var autorepeat: Self { StepperProperties.autorepeat }
}

extension PropertyName {
  /// By how much a tap on a stepper changes its value.
  package static var stepValue: PropertyName { StepperProperties.stepValue.name }
  /// Whether a stepper continues at its least value after its greatest one, and the reverse.
  package static var wraps: PropertyName { StepperProperties.wraps.name }
  /// Whether a stepper that is held changes its value again and again.
  package static var autorepeat: PropertyName { StepperProperties.autorepeat.name }
}

internal import Notation
public import Vocabulary

extension ViewKind {
  /// A slider (`UISlider`).
  package static let slider = ViewKind(
    "slider", "a slider", hasContentSize: true,
    otherNames: ["UISlider"],
    meaning:
      "A slider (UISlider) and its name. Fingers drag its thumb.",
    example: { .slider($0, value: 0.4) })
}

extension View {
  /// Creates a slider (`UISlider`) with UIKit's defaults for omitted arguments. Fingers drag its thumb.
  public static func slider(
    _ name: ViewName, value: Double? = nil, minimumValue: Double? = nil,
    maximumValue: Double? = nil, minimumTrackTintColor: DynamicColor? = nil,
    isEnabled: Bool? = nil, isHidden: Bool? = nil, constraints: [Constraint] = []
  ) -> View {
    var properties = ViewProperties(
      backgroundColor: nil, alpha: nil, tintColor: nil, isHidden: isHidden)
    properties[.value] = value
    properties[.minimumValue] = minimumValue
    properties[.maximumValue] = maximumValue.map { .some($0) }
    properties[.minimumTrackTintColor] = minimumTrackTintColor.map { .some($0) }
    properties[.isEnabled] = isEnabled
    return View(
      .slider, name: name, properties: properties, constraints: constraints, subviews: [])
  }
}

/// The properties of sliders (`UISlider`); steppers (`UIStepper`) share their values.
package enum SliderProperties {
  private static let values = -SceneLimits.largestLength...SceneLimits.largestLength

  package static let value = Property<Double>(
    "value", .number(values), default: 0, of: [.view(.slider), .view(.stepper)], .movesFrames,
    meaning: "The value of a slider or stepper. Default: 0.")
  package static let minimumValue = Property<Double>(
    "minimumValue", .number(values), default: 0, of: [.view(.slider), .view(.stepper)],
    .affectsLayout, meaning: "The least value of a slider or stepper. Default: 0.")
  package static let maximumValue = Property<Double?>(
    "maximumValue", .distance, default: nil, of: [.view(.slider), .view(.stepper)], .affectsLayout,
    meaning: "The greatest value; nil (default) means 1 for a slider and 100 for a stepper.")
  static let minimumTrackTintColor = Property<DynamicColor?>(
    "minimumTrackTintColor", .color, default: nil, of: [.view(.slider)],
    meaning: "The colour of a slider's track before the thumb; nil (default) means the tint colour."
  )
  static let maximumTrackTintColor = Property<DynamicColor?>(
    "maximumTrackTintColor", .color, default: nil, of: [.view(.slider)],
    meaning: "The colour of a slider's track behind the thumb; nil (default) means systemFill.")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    value.name, minimumValue.name, maximumValue.name, minimumTrackTintColor.name,
    maximumTrackTintColor.name,
  ]
}

extension Property where Value == Double {
  /// The value of a slider or stepper, from `minimumValue` to `maximumValue`. Default: 0 (documented).
  public static var value: Self { SliderProperties.value }
  /// The least value of a slider or stepper. Default: 0 (documented).
  public static var minimumValue: Self { SliderProperties.minimumValue }
}

extension Property where Value == Double? {
  /// The greatest value of a slider or stepper; `nil` means 1 for a slider and 100 for a stepper (documented). Default:
  /// `nil`.
  public static var maximumValue: Self { SliderProperties.maximumValue }
}

extension Property where Value == DynamicColor? {
  /// The colour of a slider's track before the thumb; `nil` is the tint colour. Default: `nil` (documented).
  public static var minimumTrackTintColor: Self { SliderProperties.minimumTrackTintColor }
  /// The colour of a slider's track behind the thumb; `nil` is systemFill. Default: `nil` (documented).
  public static var maximumTrackTintColor: Self { SliderProperties.maximumTrackTintColor }
}

extension PropertyName {
  /// The value of a slider or stepper.
  package static var value: PropertyName { SliderProperties.value.name }
  /// The least value of a slider or stepper.
  package static var minimumValue: PropertyName { SliderProperties.minimumValue.name }
  /// The greatest value of a slider or stepper.
  package static var maximumValue: PropertyName { SliderProperties.maximumValue.name }
  /// The colour of a slider's track before the thumb.
  package static var minimumTrackTintColor: PropertyName {
    SliderProperties.minimumTrackTintColor.name
  }
  /// The colour of a slider's track behind the thumb.
  package static var maximumTrackTintColor: PropertyName {
    SliderProperties.maximumTrackTintColor.name
  }
}

public import Vocabulary

extension ViewKind {
  /// A switch (`UISwitch`).
  package static let `switch` = ViewKind(
    "switch", "a switch", hasContentSize: true,
    otherNames: ["UISwitch"],
    meaning: "A switch (UISwitch) and its name.",
    example: { .switch($0, isOn: true) })
}

extension View {
  /// Creates a switch (`UISwitch`) with UIKit's defaults for omitted arguments.
  public static func `switch`(
    _ name: ViewName, isOn: Bool? = nil, onTintColor: DynamicColor? = nil,
    thumbTintColor: DynamicColor? = nil, isEnabled: Bool? = nil, isHidden: Bool? = nil,
    constraints: [Constraint] = []
  ) -> View {
    var properties = ViewProperties(
      backgroundColor: nil, alpha: nil, tintColor: nil, isHidden: isHidden)
    properties[.isOn] = isOn
    properties[.onTintColor] = onTintColor.map { .some($0) }
    properties[.thumbTintColor] = thumbTintColor.map { .some($0) }
    properties[.isEnabled] = isEnabled
    return View(
      .switch, name: name, properties: properties, constraints: constraints, subviews: [])
  }
}

/// The properties of switches (`UISwitch`).
enum SwitchProperties {
  static let isOn = Property<Bool>(
    "isOn", .boolean, default: false, of: [.view(.switch)], .affectsLayout,
    meaning: "Whether a switch is on. Default: false.")
  static let onTintColor = Property<DynamicColor?>(
    "onTintColor", .color, default: nil, of: [.view(.switch)],
    meaning: "The colour of a switch that is on; nil (default) means systemGreen.")
  static let thumbTintColor = Property<DynamicColor?>(
    "thumbTintColor", .color, default: nil, of: [.view(.switch), .view(.slider)],
    meaning: "The colour of the thumb; nil (default) means white.")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    isOn.name, onTintColor.name, thumbTintColor.name,
  ]
}

extension Property where Value == Bool {
  /// Whether a switch is on. Default: false.
  public static var isOn: Self { SwitchProperties.isOn }
}

extension Property where Value == DynamicColor? {
  /// The colour of a switch that is on; nil (default) means systemGreen.
  public static var onTintColor: Self { SwitchProperties.onTintColor }
  /// The colour of the thumb; nil (default) means white.
  public static var thumbTintColor: Self { SwitchProperties.thumbTintColor }
}

extension PropertyName {
  /// Whether a switch is on.
  package static var isOn: PropertyName { SwitchProperties.isOn.name }
  /// The colour of a switch that is on.
  package static var onTintColor: PropertyName { SwitchProperties.onTintColor.name }
  /// The colour of the thumb.
  package static var thumbTintColor: PropertyName { SwitchProperties.thumbTintColor.name }
}

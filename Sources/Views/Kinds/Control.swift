/// The states of controls (`UIControl`).
package enum ControlProperties {
  private static let controls: [PropertyOwner] = [
    .view(.button), .view(.switch), .view(.textField), .view(.slider), .view(.segmentedControl),
    .view(.stepper), .view(.pageControl),
  ]

  static let isEnabled = Property<Bool>(
    "isEnabled", .boolean, default: true, of: controls,
    meaning: "Whether a control is enabled. Default: true.")
  static let isSelected = Property<Bool>(
    "isSelected", .boolean, default: false, of: [.view(.button)], .affectsLayout,
    meaning: "Whether a button is selected. Default: false.")
  static let isHighlighted = Property<Bool>(
    "isHighlighted", .boolean, default: false, of: controls,
    meaning: "Whether a control is pressed. Default: false.")

  static let isFocused = Property<Bool>(
    "isFocused", .boolean, default: false, of: controls,
    meaning: "Whether the keyboard's focus is on a control, which has a halo then. Default: false.")
  package static let focusEffect = Property<FocusEffect>(
    "focusEffect", .word, default: .halo, of: controls, .isVisible,
    meaning:
      "What shows that a control is focused: halo (default; UIFocusHaloEffect), or none, as with nil."
  )

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    isEnabled.name, isSelected.name, isHighlighted.name, isFocused.name, focusEffect.name,
  ]
}

/// The focus effect of a control (`UIView.focusEffect`).
public enum FocusEffect: String, CaseIterable, Hashable, Sendable {
  /// A line around the control in the tint colour (`UIFocusHaloEffect`).
  case halo
  /// Nothing.
  case none
}

extension Property where Value == FocusEffect {
  /// The effect of the keyboard's focus on a control (`UIView.focusEffect`). Default: a halo (documented).
  public static var focusEffect: Self { ControlProperties.focusEffect }
}

extension Property where Value == Bool {
  /// Whether the keyboard's focus is on a control, which shows its `focusEffect` then. Default: false.
  public static var isFocused: Self { ControlProperties.isFocused }
  /// Whether a control is enabled. Default: true.
  public static var isEnabled: Self { ControlProperties.isEnabled }
  /// Whether a button is selected. Default: false.
  public static var isSelected: Self { ControlProperties.isSelected }
  /// Whether a control is pressed. Default: false.
  public static var isHighlighted: Self { ControlProperties.isHighlighted }
}

extension PropertyName {
  /// Whether the keyboard's focus is on a control.
  package static var isFocused: PropertyName { ControlProperties.isFocused.name }
  /// Whether a control is enabled.
  package static var isEnabled: PropertyName { ControlProperties.isEnabled.name }
  /// Whether a button is selected.
  package static var isSelected: PropertyName { ControlProperties.isSelected.name }
  /// Whether a control is pressed.
  package static var isHighlighted: PropertyName { ControlProperties.isHighlighted.name }
  /// What shows that a control is focused.
  package static var focusEffect: PropertyName { ControlProperties.focusEffect.name }
}

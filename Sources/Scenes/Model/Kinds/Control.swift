/// The states of controls (`UIControl`).
enum ControlProperties {
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

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    isEnabled.name, isSelected.name, isHighlighted.name,
  ]
}

extension Property where Value == Bool {
  /// Whether a control is enabled. Default: true.
  public static var isEnabled: Self { ControlProperties.isEnabled }
  /// Whether a button is selected. Default: false.
  public static var isSelected: Self { ControlProperties.isSelected }
  /// Whether a control is pressed. Default: false.
  public static var isHighlighted: Self { ControlProperties.isHighlighted }
}

extension PropertyName {
  /// Whether a control is enabled.
  public static var isEnabled: PropertyName { ControlProperties.isEnabled.name }
  /// Whether a button is selected.
  public static var isSelected: PropertyName { ControlProperties.isSelected.name }
  /// Whether a control is pressed.
  public static var isHighlighted: PropertyName { ControlProperties.isHighlighted.name }
}

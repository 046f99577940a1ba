public import Drawing
internal import Notation
public import Vocabulary

extension ViewKind {
  /// A text field (`UITextField`).
  package static let textField = ViewKind(
    "textField", "a text field", hasContentSize: true,
    otherNames: ["UITextField"],
    meaning: "A text field (UITextField) and its name.",
    example: { .textField($0, placeholder: "Search", borderStyle: .roundedRect) })
}

extension View {
  /// Creates a text field (`UITextField`) with UIKit's defaults for omitted arguments.
  public static func textField(
    _ name: ViewName, text: String? = nil, placeholder: String? = nil, font: DynamicFont? = nil,
    textColor: DynamicColor? = nil, textAlignment: TextAlignment? = nil,
    borderStyle: TextFieldBorderStyle? = nil, clearButtonMode: TextFieldViewMode? = nil,
    isEditing: Bool? = nil, isSecureTextEntry: Bool? = nil, leftView: ViewName? = nil,
    leftViewMode: TextFieldViewMode? = nil, rightView: ViewName? = nil,
    rightViewMode: TextFieldViewMode? = nil, isEnabled: Bool? = nil,
    backgroundColor: DynamicColor? = nil, isHidden: Bool? = nil, constraints: [Constraint] = [],
    subviews: [View] = []
  ) -> View {
    var properties = ViewProperties(
      text: text, font: font, textColor: textColor, textAlignment: textAlignment,
      backgroundColor: backgroundColor, isHidden: isHidden)
    properties[.placeholder] = placeholder
    properties[.borderStyle] = borderStyle
    properties[.clearButtonMode] = clearButtonMode
    properties[.isEditing] = isEditing
    properties[.isSecureTextEntry] = isSecureTextEntry
    properties[.leftView] = leftView.map { .some($0) }
    properties[.leftViewMode] = leftViewMode
    properties[.rightView] = rightView.map { .some($0) }
    properties[.rightViewMode] = rightViewMode
    properties[.isEnabled] = isEnabled
    return View(
      .textField, name: name, properties: properties, constraints: constraints, subviews: subviews)
  }
}

/// The border of a text field (`UITextField.BorderStyle`).
public enum TextFieldBorderStyle: String, CaseIterable, Hashable, Sendable {
  /// None; the text fills the bounds.
  case none
  /// A thin rectangle.
  case line
  /// A thin rectangle with a filled interior.
  case bezel
  /// A filled rectangle with rounded corners.
  case roundedRect
}

/// When a part of a text field is shown (`UITextField.ViewMode`).
public enum TextFieldViewMode: String, CaseIterable, Hashable, Sendable {
  /// Never.
  case never
  /// While the text is edited.
  case whileEditing
  /// While it is not edited.
  case unlessEditing
  /// Always.
  case always
}

/// The properties of text fields (`UITextField`).
enum TextFieldProperties {
  static let placeholder = Property<String>(
    "placeholder", .string, default: "", of: [.view(.textField)], .affectsLayout,
    meaning: "The text of an empty text field; nil or empty (default) means none.")
  static let borderStyle = Property<TextFieldBorderStyle>(
    "borderStyle", .word, default: .none, of: [.view(.textField)], [.affectsLayout, .isVisible],
    meaning: "The border of a text field. Default: none.")
  static let clearButtonMode = Property<TextFieldViewMode>(
    "clearButtonMode", .word, default: .never, of: [.view(.textField)],
    meaning: "When a text field that is not empty has a clear button. Default: never.")
  static let isEditing = Property<Bool>(
    "isEditing", .boolean, default: false, of: [.view(.textField)],
    meaning:
      "Whether a text field is edited: it shows the caret after its text, and the end of a long one. Default: false."
  )
  static let isSecureTextEntry = Property<Bool>(
    "isSecureTextEntry", .boolean, default: false, of: [.view(.textField)],
    [.affectsLayout, .isVisible],
    meaning: "Whether dots are shown instead of the letters. Default: false.")

  static let minimumFontSize = Property<Double>(
    "minimumFontSize", .number(0...SceneLimits.largestLength), default: 0, of: [.view(.textField)],
    meaning:
      "The least size to which adjustsFontSizeToFitWidth shrinks the text of a text field, in points; 0 (default) means no limit."
  )
  static let leftView = Property<ViewName?>(
    "leftView", .viewName, default: nil, of: [.view(.textField)], .affectsLayout,
    meaning:
      "The name of a subview without constraints before the text of a text field, or nil. Needs leftViewMode."
  )
  static let leftViewMode = Property<TextFieldViewMode>(
    "leftViewMode", .word, default: .never, of: [.view(.textField)],
    meaning: "When the leftView of a text field is shown. Default: never.")
  static let rightView = Property<ViewName?>(
    "rightView", .viewName, default: nil, of: [.view(.textField)], .affectsLayout,
    meaning:
      "The name of a subview without constraints after the text of a text field, or nil. Needs rightViewMode."
  )
  static let rightViewMode = Property<TextFieldViewMode>(
    "rightViewMode", .word, default: .never, of: [.view(.textField)],
    meaning:
      "When the rightView of a text field is shown, instead of the clear button. Default: never.")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    placeholder.name, borderStyle.name, clearButtonMode.name, isEditing.name,
    isSecureTextEntry.name, minimumFontSize.name, leftView.name, leftViewMode.name, rightView.name,
    rightViewMode.name,
  ]
}

extension Property where Value == ViewName? {
  /// The subview before the text of a text field; `nil` for none.
  public static var leftView: Self { TextFieldProperties.leftView }
  /// The subview after the text of a text field; `nil` for none.
  public static var rightView: Self { TextFieldProperties.rightView }
}

extension Property where Value == String {
  /// The text of an empty text field. Default: empty.
  public static var placeholder: Self { TextFieldProperties.placeholder }
}

extension Property where Value == Double {
  /// The least size to which `adjustsFontSizeToFitWidth` shrinks the text of a text field, in points; 0 for no limit.
  /// Default: 0.
  public static var minimumFontSize: Self { TextFieldProperties.minimumFontSize }
}

extension Property where Value == TextFieldBorderStyle {
  /// The border of a text field. Default: none.
  public static var borderStyle: Self { TextFieldProperties.borderStyle }
}

extension Property where Value == TextFieldViewMode {
  /// When a text field that is not empty has a clear button. Default: never.
  public static var clearButtonMode: Self { TextFieldProperties.clearButtonMode }
  /// When the `leftView` of a text field is shown. Default: never.
  public static var leftViewMode: Self { TextFieldProperties.leftViewMode }
  /// When the `rightView` of a text field is shown. Default: never.
  public static var rightViewMode: Self { TextFieldProperties.rightViewMode }
}

extension Property where Value == Bool {
  /// Whether a text field is edited: it shows the caret after its text, and the end of a long one. Default: false.
  public static var isEditing: Self { TextFieldProperties.isEditing }
  /// Whether dots are shown instead of the letters. Default: false.
  public static var isSecureTextEntry: Self { TextFieldProperties.isSecureTextEntry }
}

extension PropertyName {
  /// The text of an empty text field.
  package static var placeholder: PropertyName { TextFieldProperties.placeholder.name }
  /// The border of a text field.
  package static var borderStyle: PropertyName { TextFieldProperties.borderStyle.name }
  /// When a text field that is not empty has a clear button.
  package static var clearButtonMode: PropertyName { TextFieldProperties.clearButtonMode.name }
  /// Whether a text field is edited.
  package static var isEditing: PropertyName { TextFieldProperties.isEditing.name }
  /// Whether dots are shown instead of the letters.
  package static var isSecureTextEntry: PropertyName { TextFieldProperties.isSecureTextEntry.name }
  /// The subview before the text of a text field.
  package static var leftView: PropertyName { TextFieldProperties.leftView.name }
  /// When the `leftView` of a text field is shown.
  package static var leftViewMode: PropertyName { TextFieldProperties.leftViewMode.name }
  /// The subview after the text of a text field.
  package static var rightView: PropertyName { TextFieldProperties.rightView.name }
  /// When the `rightView` of a text field is shown.
  package static var rightViewMode: PropertyName { TextFieldProperties.rightViewMode.name }
  /// The least size to which the text of a text field shrinks.
  package static var minimumFontSize: PropertyName { TextFieldProperties.minimumFontSize.name }
}
